/** Jackets laid open: lining, inner pockets, powder skirt. */

import { mix } from "#demo/artwork/colour.ts";
import { creased } from "#demo/artwork/goods/draw/crease.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { slab, turned } from "#demo/artwork/goods/draw/form.ts";
import { tag } from "#demo/artwork/goods/draw/mark.ts";
import { symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { motif } from "#demo/artwork/goods/draw/motif.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { edge, piece, stitches, thread, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { snap } from "#demo/artwork/goods/draw/strap.ts";
import { fill, inside, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { across, lit, shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { sealedZip } from "#demo/artwork/goods/draw/zip.ts";
import { jacketForm } from "./jacket-form.ts";
import { panelsOf } from "./jacket-panels.ts";
import { cuff, sleeve } from "./sleeve.ts";
import { bodyOf, shellCut, side } from "./torso.ts";

/** Turns a sleeve outwards, so that it is seen beside the front that is folded over it. */
const spread = (left: boolean, arm: string): string => turned(arm, left ? 240 : 660, 380, left ? 17 : -17);

/** One front folded out to its side: its inside is visible, with the zip along the outer edge. */
const door = "640,376! 700,322 764,312 800,318! 812,540 824,800 836,1008! 760,1022 676,1008! 660,800 650,560";

const zipEdge = "800,318 812,540 824,800 836,1008";

/** A pocket of mesh for goggles. */
function meshPocket(e: Easel): string {
  const d = shape("694,640! 800,634! 810,850! 794,866 706,868! 692,850");
  const dots = Array.from({ length: 90 }, (_, i) => `M${700 + (i % 9) * 12} ${662 + Math.floor(i / 9) * 21}h.1`).join(
    "",
  );
  return (
    fill(d, "#05080c", 0.28) +
    inside(e, d, stroke(dots, "#ffffff", 5, 0.2, ' stroke-linecap="round"')) +
    edge(d, e.dark, 2) +
    rope(line("694,642 748,634 800,636"), e.accent, 7)
  );
}

/** A zipped pocket with an opening for a cable. */
const zipPocket = (e: Easel, lining: string): string =>
  piece(e, shape("100,520! 212,526! 208,760! 96,752!"), lit(lining, 0.12), across, 0.3) +
  stitches("106,530 206,536 202,752 102,744 106,530", thread(lining), 1.8, 0.6) +
  sealedZip("108,556 204,562", quiet(e), e.accent, 7) +
  fill(slab(140, 690, 34, 12, 6), "#05080c", 0.5);

/** The powder skirt, closed by snaps. */
function skirt(e: Easel): string {
  const d = shape("228,792! 340,806 450,810 560,806 672,792! 676,880! 560,898 450,902 340,898 224,880!");
  const hex = mix(e.dark, e.second, 0.35);
  return (
    cast("228,792 340,806 450,810 560,806 672,792", 20, 0.4) +
    fill(d, tone(e, hex, across, 0.34)) +
    inside(
      e,
      d,
      creased(
        e,
        [280, 350, 420, 500, 570, 630].map((x) => [`${x},796 ${x + 10},850 ${x - 4},904`, 14, 0.8]),
      ),
    ) +
    stroke(line("226,876 340,892 450,896 560,892 674,876"), e.accent, 6, 0.85) +
    [252, 292, 608, 648].map((x) => snap(e, x, 838, 8, "#9aa5ad")).join("")
  );
}

/** An open jacket on the wall. */
export function jacketInside(e: Easel): string {
  const p = panelsOf(e, jacketForm(e));
  const lining = mix(e.second, e.pale, 0.12);
  const body = bodyOf(shellCut);
  const back = (left: boolean): string =>
    spread(left, sleeve(e, shellCut, left, p.sleeve, "", 0.7) + cuff(e, shellCut, left, p.cuff, undefined));
  const open = (left: boolean): string => {
    const d = shape(side(door, left));
    return (
      fill(d, tone(e, shaded(lining, 0.06), left ? [1, 0, 0, 0.2] : across, 0.3)) +
      volume(e, d, 36, 0.3, 0.2) +
      edge(d, lining, 2) +
      stroke(line(side(zipEdge, left)), "#14181c", 13) +
      stroke(line(side(zipEdge, left)), "#8a949c", 6, 0.8, ' stroke-dasharray="4 4"') +
      topstitch(side("700,330 712,560 724,800 740,1012", left), lining, left ? 8 : -8)
    );
  };
  const laid =
    back(true) +
    back(false) +
    piece(e, shape(symmetric("450,214! 520,222 560,262 568,330! 520,352 450,358!")), p.hood, across, 0.35) +
    fill(body, tone(e, lining, across, 0.3)) +
    inside(
      e,
      body,
      motif(e, [200, 280, 500, 760], shaded(lining, 0.3), 0.35) +
        creased(e, [
          ["300,470 380,560 390,700", 26, 0.7],
          ["620,440 560,560 540,720", -26, 0.7],
          ["280,930 420,950 620,930", 20, 0.6],
        ]) +
        topstitch("236,470 340,500 450,508 560,500 664,470", lining, 8) +
        skirt(e),
    ) +
    volume(e, body, 46, 0.34, 0.16) +
    edge(body, lining, 2) +
    piece(e, shape(symmetric("450,300! 520,306 560,330 572,350! 530,392 450,402!")), shaded(p.hood, 0.2), across, 0.3) +
    rope("M430 352Q450 330 470 352", e.accent, 8) +
    tag(416, 360, 68, e.pale, e.dark) +
    open(true) +
    open(false) +
    zipPocket(e, lining) +
    meshPocket(e);
  // Smaller than a closed jacket, since its sleeves lie beside it.
  return `<g transform="translate(450 640) scale(.82) translate(-450 -640)">${laid}</g>`;
}
