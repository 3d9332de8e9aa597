/** Jackets from behind. */

import { grain } from "#demo/artwork/goods/draw/crease.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { centredMark, tag } from "#demo/artwork/goods/draw/mark.ts";
import { flip, symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece, seam, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside } from "#demo/artwork/goods/draw/stroke.ts";
import { across, shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { baffles } from "./baffles.ts";
import { standCollar } from "./collar.ts";
import { drape, hem } from "./drape.ts";
import { hoodBehind } from "./hood.ts";
import { baffledCut } from "./insulated.ts";
import { jacketForm } from "./jacket-form.ts";
import { panelsOf } from "./jacket-panels.ts";
import { cuff, hanging, sleeve } from "./sleeve.ts";
import { bodyOf, shellCut } from "./torso.ts";

/** The back cut for each layout of the front. */
function panels(e: Easel, body: string): string {
  const hex = quiet(e);
  const flank = shaded(body, 0.14);
  const sides = ((of: string): string =>
    fill(shape(of), tone(e, flank, [0, 0, 1, 0.2], 0.3)) + fill(shape(flip(of)), tone(e, flank, [0, 0, 1, 0.2], 0.3)))(
    "700,400! 606,470 584,620 596,800 580,1060! 720,1060!",
  );
  const yoke =
    fill(shape("200,280! 700,280! 700,486! 450,510 200,486!"), tone(e, hex, [0, 0, 1, 0.2], 0.32)) +
    topstitch("200,486 450,510 700,486", hex, -8);
  const diagonal =
    fill(shape("200,520! 380,610 540,660 720,640! 720,1060! 200,1060!"), tone(e, hex, [0, 0, 1, 0.3], 0.34)) +
    fill(shape("200,486! 380,586 540,636 720,616! 720,640! 540,660 380,610 200,510!"), e.accent);
  const plain = topstitch("220,470 450,486 680,470", body, 8);
  return [yoke, diagonal, plain + seam("450,486 450,1020", body), sides][e.variant(4)] ?? yoke;
}

const isSplit = (e: Easel): boolean => jacketForm(e) === "anorak" && e.trait("split", 2) === 0;

/** What is sewn into the back: its panels, folds and hem. */
export function backCloth(e: Easel, body: string): string {
  const form = jacketForm(e);
  const puffed = form === "insulated";
  return (
    (isSplit(e)
      ? fill(shape("200,250! 700,250! 700,570! 200,570!"), tone(e, quiet(e), [0, 0, 1, 0.2], 0.32)) +
        topstitch("200,576 450,584 700,576", e.main, 8)
      : "") +
    (puffed ? baffles(e) : form === "shell" ? panels(e, body) : "") +
    (puffed ? "" : hem(shellCut, body) + grain(e) + drape(e, 0.9))
  );
}

/** The marks on the back. */
export function backDetails(e: Easel): string {
  const form = jacketForm(e);
  const ground = form === "shell" ? ([quiet(e), e.main, e.main, e.main][e.variant(4)] ?? e.main) : e.main;
  const split = isSplit(e);
  return (
    centredMark(450, split ? 520 : 448, 30, readable(e, split ? quiet(e) : ground)) +
    tag(528, 930, 62, e.pale, e.dark, -1)
  );
}

export function jacketBack(e: Easel): string {
  const form = jacketForm(e);
  const puffed = form === "insulated";
  const cut = puffed ? baffledCut(e) : shellCut;
  const p = panelsOf(e, form);
  const body = bodyOf(cut);
  return (
    [true, false]
      .map((left) =>
        hanging(
          left,
          sleeve(e, cut, left, p.sleeve, p.arm(left), puffed ? 0.4 : 1) + cuff(e, cut, left, p.cuff, undefined),
        ),
      )
      .join("") +
    fill(body, tone(e, p.body, across, 0.34)) +
    inside(e, body, backCloth(e, p.body)) +
    volume(e, body, 46, 0.36, 0.26) +
    edge(body, p.body, 2) +
    (standCollar(e, form)
      ? piece(e, shape(symmetric("450,240! 504,246 534,270 552,346! 500,366 450,370!")), p.hood, [0, 0, 1, 0.5], 0.35)
      : hoodBehind(e, p.hood)) +
    backDetails(e)
  );
}
