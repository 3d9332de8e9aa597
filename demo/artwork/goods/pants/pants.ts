/** Pants and bibs, front and back. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { mark, tag } from "#demo/artwork/goods/draw/mark.ts";
import { flip, symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { parallel } from "#demo/artwork/goods/draw/walk.ts";
import { sealedZip } from "#demo/artwork/goods/draw/zip.ts";
import { bibTop } from "./bib.ts";
import { inseam, legFolds, legHalf, mirrorBoth } from "./leg.ts";
import { cargo, cutLines } from "./leg-cut.ts";
import { fly, seat, waist } from "./waist.ts";

const isBib = (e: Easel): boolean => e.form === "bib";

/** What is sewn into the legs: panels, folds and hems. */
const cloth = (e: Easel): string =>
  cutLines(e) +
  legFolds(e) +
  topstitch("210,1074 300,1090 390,1082", e.main, -6) +
  topstitch("510,1082 600,1090 692,1074", e.main, -6);

/** What lies on the legs: zips, pockets, marks and the woven tag. */
function details(e: Easel, behind: boolean): string {
  const style = e.variant(4);
  const pockets = (of: (outline: string) => string): string =>
    sealedZip(of("598,214 560,318"), style === 2 ? quiet(e) : e.main, e.accent, 7.5) +
    (style < 2 ? sealedZip(of("628,470 640,640"), e.main, e.accent, 7) : "");
  return (
    (behind ? seat(e) : (isBib(e) ? "" : fly(e)) + mirrorBoth(pockets)) +
    (style > 1 ? cargo(e) : "") +
    (behind
      ? ""
      : mark(style > 1 ? 268 : 276, style > 1 ? 388 : 462, 20, readable(e, style === 2 ? quiet(e) : e.main), 87)) +
    tag(behind ? 234 : 612, 1008, 54, e.pale, e.dark, behind ? -4 : 4)
  );
}

/** The front of the legs without waist and shading. */
export const legCloth = (e: Easel): string => cloth(e) + details(e, false);

function legs(e: Easel, behind: boolean): string {
  const d = shape(symmetric(legHalf));
  return (
    mirrorBoth((of) =>
      piece(e, shape(of("516,1070! 600,1086 698,1066! 690,1096 600,1112 524,1100!")), "#14181c", [0, 0, 1, 0], 0.2),
    ) +
    fill(d, tone(e, e.main, [0, 0, 1, 0.12], 0.34)) +
    inside(e, d, cast(inseam, 46, 0.3) + cast(flip(inseam), 30, 0.16) + cloth(e)) +
    volume(e, d, 46, 0.36, 0.26, [0, 0, 1, 0.1]) +
    edge(d, e.main, 2) +
    stroke(line(parallel(inseam, 4)), "#ffffff", 2, 0.16) +
    details(e, behind)
  );
}

/** The legs without a waist, as they look below a jacket. */
export const legsFront = (e: Easel): string => legs(e, false);

function pants(e: Easel, behind: boolean): string {
  if (!isBib(e)) {
    const drawing = legs(e, behind) + waist(e, behind);
    const wide = e.facts.fit === "wide" ? `<g transform="translate(-45 0) scale(1.1 1)">${drawing}</g>` : drawing;
    return wide;
  }
  return `<g transform="translate(63 160) scale(.86 .87)">${legs(e, behind)}</g>${bibTop(e, behind)}`;
}

export const pantsFront = (e: Easel): string => pants(e, false);

export const pantsBack = (e: Easel): string => pants(e, true);
