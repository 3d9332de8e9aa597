/** Shells, insulated jackets and anoraks, front. */

import { mix } from "#demo/artwork/colour.ts";
import { grain } from "#demo/artwork/goods/draw/crease.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { tag } from "#demo/artwork/goods/draw/mark.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { edge, piece, seam, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { cordLock } from "#demo/artwork/goods/draw/strap.ts";
import { fill, inside } from "#demo/artwork/goods/draw/stroke.ts";
import { across, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { parallel, ribbon } from "#demo/artwork/goods/draw/walk.ts";
import { sealedZip } from "#demo/artwork/goods/draw/zip.ts";
import { baffles } from "./baffles.ts";
import { backCollar, collar, standCollar } from "./collar.ts";
import { drape, hem, hemBack } from "./drape.ts";
import { hood, hoodDown } from "./hood.ts";
import { baffledCut } from "./insulated.ts";
import { jacketForm } from "./jacket-form.ts";
import { panelsOf } from "./jacket-panels.ts";
import { type JacketPanels, pocketZip } from "./panel.ts";
import { cuff, hanging, sleeve } from "./sleeve.ts";
import { bodyOf, type Cut, shellCut, side } from "./torso.ts";

/** The details beside the front zip: a flap's edge, two rows of stitches, or a strip in the second colour. */
function placket(e: Easel, centre: string, hex: string): string {
  const style = e.trait("placket", 3);
  if (style === 0) return seam(parallel(centre, -17), hex, 2.2);
  if (style === 1) return [-20, 20].map((gap) => stitches(parallel(centre, gap), thread(hex), 2, 0.7)).join("");
  const strip = quiet(e);
  return (
    piece(e, ribbon(centre, -22, 22), strip, [0, 0, 1, 0], 0.25) +
    [-16, 16].map((gap) => stitches(parallel(centre, gap), thread(strip), 1.8, 0.65)).join("")
  );
}

/** The lift pass pocket on the left sleeve. */
const armPocket = (e: Easel, hex: string): string => pocketZip(e, side("724,470 752,566", true), hex);

/** What is sewn into the front: its panels, folds and hem. */
export function frontCloth(e: Easel, p: JacketPanels): string {
  const puffed = jacketForm(e) === "insulated";
  return p.front + (puffed ? baffles(e) : grain(e) + drape(e) + hem(shellCut, p.body));
}

/** What lies on the front: zips, pockets, marks and the woven tag. */
export function frontDetails(e: Easel, p: JacketPanels): string {
  const left = e.trait("tag", 2) === 1;
  const centre = jacketForm(e) === "anorak" ? "450,318 450,590" : "450,318 450,1018";
  return (
    placket(e, centre, p.body) +
    sealedZip(e.worn ? centre.replace("450,318", "450,286") : centre, mix(p.zip, e.dark, 0.1), p.puller, 9) +
    p.over +
    (e.worn ? "" : cordLock(e, left ? 274 : 626, 1004, 12, e.dark, e.accent)) +
    tag(left ? 306 : 528, 930, 62, e.pale, e.dark, left ? 1 : -1)
  );
}

/** What is sewn into a sleeve. */
export const armCloth = (e: Easel, p: JacketPanels, left: boolean): string =>
  p.arm(left) + (left && jacketForm(e) !== "insulated" ? armPocket(e, p.sleeve) : "");

const cutOf = (e: Easel): Cut => (jacketForm(e) === "insulated" ? baffledCut(e) : shellCut);

/** A sleeve with its cuff, as it is cut. */
export function jacketArm(e: Easel, left: boolean): string {
  const form = jacketForm(e);
  const [p, cut] = [panelsOf(e, form), cutOf(e)];
  return (
    sleeve(e, cut, left, p.sleeve, armCloth(e, p, left), form === "insulated" ? 0.4 : 1) +
    cuff(e, cut, left, p.cuff, p.tab)
  );
}

/** The body with its collar and everything on it, without sleeves and hood. */
export function jacketBody(e: Easel): string {
  const p = panelsOf(e, jacketForm(e));
  const body = bodyOf(cutOf(e));
  return (
    fill(body, tone(e, p.body, across, 0.34)) +
    inside(e, body, frontCloth(e, p)) +
    volume(e, body, 46, 0.36, 0.26) +
    edge(body, p.body, 2) +
    collar(e, p.hood, e.second) +
    frontDetails(e, p)
  );
}

/** What stands or lies behind the neck: the hood, or the inside of a collar. */
export function jacketNape(e: Easel): string {
  const form = jacketForm(e);
  const { hood: hex } = panelsOf(e, form);
  if (standCollar(e, form)) return backCollar(e, hex);
  return e.worn ? hoodDown(e, hex) : hood(e, hex, e.second);
}

/** The main picture of a jacket. */
export const jacketFront = (e: Easel): string =>
  hemBack(e, cutOf(e), e.second) +
  [true, false].map((left) => hanging(left, jacketArm(e, left))).join("") +
  jacketNape(e) +
  jacketBody(e);
