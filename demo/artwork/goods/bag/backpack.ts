/** Backpacks. The airbag pack is one with a release handle. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { oval, slab, turned } from "#demo/artwork/goods/draw/form.ts";
import { mark, tag } from "#demo/artwork/goods/draw/mark.ts";
import { flip, symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece } from "#demo/artwork/goods/draw/seam.ts";
import { ladderLock, webbing } from "#demo/artwork/goods/draw/strap.ts";
import { fill, inside, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { fronts } from "./pack-front.ts";
import { bodyHalf, loop, shoulders } from "./pack-shape.ts";

export function backpack(e: Easel, airbag = false): string {
  const d = shape(symmetric(bodyHalf));
  const style = e.variant(4);
  const pocket = (left: boolean): string => {
    const of = "664,640! 716,660! 722,900! 690,960! 660,940!";
    return piece(e, shape(left ? flip(of) : of), mix(e.dark, e.second, 0.25), [0, 0, 1, 0.2], 0.4);
  };
  const straps = [460, 800]
    .map(
      (y) =>
        webbing(`206,${y} 450,${y + 18} 694,${y}`, 26, e.dark) +
        turned(ladderLock(e, 300, y + 10, 46, 44, mix(e.dark, "#6b757d", 0.4)), 300, y + 10, 4),
    )
    .join("");
  const bagHex = "#d8401a";
  return (
    groundShadow(450, 1066, 300, 28, "floor") +
    shoulders(e) +
    pocket(true) +
    pocket(false) +
    loop(e) +
    fill(d, tone(e, e.main, [0, 0, 0.8, 0.9], 0.4)) +
    inside(
      e,
      d,
      fronts(e) +
        fold("214,480 330,520 420,510", 28, 0.9) +
        fold("690,560 580,610 480,600", 28, 0.9) +
        fold("220,980 400,1010 560,1000", 26, 0.9),
    ) +
    volume(e, d, 96, 0.5, 0.26) +
    edge(d, e.main, 2.2) +
    (style === 2 ? "" : straps) +
    (airbag
      ? rope(line("250,980 222,560 262,262 340,214"), bagHex, 12) +
        rope(line("650,980 678,560 638,262 560,214"), bagHex, 12) +
        stroke(
          line("250,980 222,560 262,262 340,214") + line("650,980 678,560 638,262 560,214"),
          "#fff",
          3,
          0.6,
          ' stroke-dasharray="8 7"',
        ) +
        webbing("700,250 742,330 748,420", 30, e.dark, false, false) +
        turned(
          piece(e, slab(722, 410, 54, 118, 20), bagHex, slant, 0.45) +
            stroke("M738 440h22M738 462h22M738 484h22", "#fff", 5, 0.7),
          748,
          470,
          -4,
        )
      : "") +
    mark(
      354,
      style === 0 ? 250 : style === 2 ? 780 : style === 1 ? 380 : 560,
      54,
      readable(e, style === 0 || style === 2 ? quiet(e) : e.main),
    ) +
    (airbag ? piece(e, oval(450, 700, 46, 46), e.pale, slant, 0.2) + stroke("M428 712l22 -34l22 34z", bagHex, 7) : "") +
    tag(560, 940, 74, e.pale, e.dark, -2)
  );
}
