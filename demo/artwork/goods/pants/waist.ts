/** Waistband, fly and seat. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { slab } from "#demo/artwork/goods/draw/form.ts";
import { tag } from "#demo/artwork/goods/draw/mark.ts";
import { symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { piece, seam, stitches, thread, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { snap } from "#demo/artwork/goods/draw/strap.ts";
import { shaded } from "#demo/artwork/goods/draw/tone.ts";
import { zip } from "#demo/artwork/goods/draw/zip.ts";
import { mirrorBoth } from "./leg.ts";

/** Waistband, fly and belt loops. */
export function waist(e: Easel, behind: boolean): string {
  const band = shape(symmetric("450,132! 540,128 606,132! 612,178! 540,184 450,188!"));
  const loops = [330, 556]
    .map((x) => piece(e, slab(x, 120, 16, 76, 4), shaded(e.main, 0.15), [0, 0, 1, 0.2], 0.4))
    .join("");
  const tab = (x: number, turn: number): string =>
    `<g transform="rotate(${turn} ${x} 158)">${piece(e, slab(x - 34, 146, 68, 26, 8), quiet(e))}${stitches(`${x - 26},152 ${x + 26},152`, thread(quiet(e)), 1.6)}</g>`;
  return (
    piece(
      e,
      shape(symmetric("450,116! 540,112 604,124! 600,150! 540,140 450,140!")),
      shaded(e.second, 0.4),
      [0, 1, 0, 0],
      0.5,
    ) +
    tag(424, 120, 52, e.pale, e.dark) +
    cast("294,190 450,198 606,190", 14, 0.35) +
    piece(e, band, shaded(e.main, 0.06), [0, 0, 1, 0.6], 0.3) +
    stitches("296,174 450,181 604,174", thread(e.main), 1.8, 0.7) +
    loops +
    tab(290, 2) +
    tab(610, -2) +
    (behind ? "" : snap(e, 440, 150, 9, "#9aa5ad") + snap(e, 440, 172, 9, "#9aa5ad"))
  );
}

export const fly = (e: Easel): string =>
  seam("450,188 451,300 450,432", e.main) +
  topstitch("492,190 490,300 452,372", e.main, 6) +
  zip("450,200 450,330", e.main, e.accent, 5);

/** Seat yoke and pockets of the back. */
export function seat(e: Easel): string {
  const hex = shaded(e.main, 0.06);
  return (
    topstitch("296,216 380,240 450,268 520,240 604,216", e.main, 8) +
    seam("450,188 451,300 450,432", e.main) +
    mirrorBoth((_, left) => {
      const x = left ? 318 : 482;
      return (
        seam(`${x},292 ${x + 50},300 ${x + 100},292`, e.main) +
        piece(
          e,
          shape(`${x - 4},284! ${x + 104},284! ${x + 100},326! ${x + 50},342! ${x},326!`),
          hex,
          [0, 0, 0.3, 1],
          0.25,
        ) +
        snap(e, x + 50, 322, 7, "#9aa5ad")
      );
    })
  );
}
