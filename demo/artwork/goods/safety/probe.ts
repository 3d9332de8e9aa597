/** A folded probe in its sleeve. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { slab } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece, stitches, thread, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { webbing } from "#demo/artwork/goods/draw/strap.ts";
import { fill, inside, layered, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { slant, tone, tube } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { n } from "#demo/artwork/svg.ts";

export function probe(e: Easel): string {
  const rods = Array.from({ length: 6 }, (_, i) => 300 + i * 50);
  const rod = (x: number, i: number): string => {
    const [top, bottom] = [140 + (i % 2) * 26, 1020 - (i % 3) * 14];
    const hex = i === 0 ? e.accent : e.main;
    const marks = Array.from({ length: 14 }, (_, k) => `M${x - 17} ${top + 70 + k * 58}h34`).join("");
    return (
      `<path d="${slab(x - 17, top, 34, bottom - top, 8)}" fill="${tube(e, hex, [0, 0, 1, 0], 0.6)}" stroke="#0b1016" stroke-opacity=".6" stroke-width="1.6"/>` +
      stroke(marks, readable(e, hex), 4, 0.85) +
      fill(slab(x - 19, top, 38, 34, 6), "#8f9aa2") +
      fill(slab(x - 19, bottom - 38, 38, 38, 6), "#8f9aa2") +
      stroke(`M${x - 8} ${top + 6}V${bottom - 8}`, "#ffffff", 5, 0.35)
    );
  };
  const ends = rods.map((x, i) => (i % 2 ? "" : `M${x} ${n(140)}C${x} 96 ${x + 50} 96 ${x + 50} 166`)).join("");
  const low = rods
    .slice(1, 5)
    .map((x, i) => (i % 2 ? "" : `M${x} 1010C${x} 1056 ${x + 50} 1056 ${x + 50} 1000`))
    .join("");
  const sleeve = shape("262,470! 420,486 590,470! 596,600 590,740! 420,756 262,740! 256,600");
  return (
    groundShadow(430, 1070, 230, 24, "floor") +
    rope(ends + low, "#2a3137", 7) +
    rope(ends + low, "#c9d0d5", 3) +
    rods.map(rod).join("") +
    fill("M283 1020h34l-17 46z", "#8f9aa2") +
    layered(e, "M550 160C640 120 700 220 690 340S640 560 700 640", [
      ["#2a3137", 10],
      [quiet(e), 6],
    ]) +
    piece(e, slab(672, 630, 60, 120, 16), mix(e.dark, e.accent, 0.3), slant, 0.4) +
    stroke("M688 660h28M688 684h28M688 708h28", "#05080c", 6, 0.5) +
    fill(sleeve, tone(e, quiet(e), [0, 0, 1, 0.2], 0.42)) +
    inside(
      e,
      sleeve,
      fold("262,540 400,566 520,556", 22) +
        fold("592,660 480,690 360,684", 20) +
        topstitch("262,496 420,512 590,496", quiet(e), 6) +
        topstitch("262,716 420,732 590,716", quiet(e), -6),
    ) +
    volume(e, sleeve, 50, 0.44, 0.28) +
    edge(sleeve, quiet(e), 2) +
    centredMark(426, 614, 62, readable(e, quiet(e)), -1) +
    webbing("258,690 420,706 594,690", 20, e.dark, false) +
    stitches("270,478 420,493 582,478", thread(quiet(e)), 1.8)
  );
}
