import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast, fold } from "#demo/artwork/goods/draw/fold.ts";
import { oval, slab } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

/** A block of wax, cast in segments, half unwrapped. */
export function bar(e: Easel): string {
  const hex = e.main;
  const block = shape("250,170! 300,150! 650,150! 650,930! 610,960! 250,960!");
  const face = shape("250,190! 610,190! 610,960! 250,960!");
  const cells = [0, 1, 2, 3].map((i) => {
    const y = 216 + i * 186;
    const d = slab(276, y, 308, 160, 14);
    return (
      piece(e, d, lit(hex, 0.12), [0, 0, 0.8, 1], 0.26) +
      stroke(`M290 ${y + 146}V${y + 14}H570`, "#ffffff", 5, 0.5) +
      centredMark(430, y + 82, 54, shaded(hex, 0.34), 0, 0.8) +
      (i === 0 && e.close ? fill(oval(550, y + 30, 8), "#ffffff", 0.4) : "")
    );
  });
  const wrap = shape("226,620! 300,596 380,632 460,600 540,636 636,606! 676,590! 676,972! 640,1004! 226,1004!");
  return (
    groundShadow(460, 1012, 290, 28, "floor") +
    fill(block, shaded(hex, 0.35)) +
    fill(shape("250,190! 300,150! 650,150! 610,190!"), lit(hex, 0.5)) +
    fill(face, tone(e, hex, slant, 0.3)) +
    cells.join("") +
    edge(block, hex, 2) +
    cast("226,612 300,590 380,626 460,594 540,630 676,584", 26, 0.3) +
    fill(wrap, tone(e, quiet(e), [0, 0, 0.8, 1], 0.32)) +
    inside(
      e,
      wrap,
      fill(shape("200,860! 700,860! 700,940! 200,940!"), e.accent) +
        print(e, shape("226,640! 676,640! 676,840! 226,840!"), [226, 650, 450, 200], e.main, 0.25) +
        fill(shape("640,580! 690,560! 690,1010! 640,1010!"), "#05080c", 0.2) +
        fold("300,600 320,700 306,800", 22) +
        fold("540,640 520,720 540,800", 22),
    ) +
    stroke(line("226,620 300,596 380,632 460,600 540,636 636,606"), "#ffffff", 4, 0.7) +
    edge(wrap, quiet(e), 2) +
    centredMark(430, 770, 84, readable(e, quiet(e)))
  );
}
