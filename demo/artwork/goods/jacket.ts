/** Shells, insulated jackets and anoraks, front. */
import { mix } from "../colour.ts";
import { groundShadow } from "../ground.ts";
import type { Easel } from "./easel.ts";
import { cordLock, sealedZip } from "./hardware.ts";
import { baffledCut, baffles } from "./jacket-insulated.ts";
import { panelsOf } from "./jacket-panels.ts";
import { tag } from "./mark.ts";
import { beside, line, shape, symmetric } from "./outline.ts";
import { print } from "./print.ts";
import {
  across,
  cast,
  edge,
  fill,
  fold,
  glow,
  inside,
  lit,
  piece,
  rope,
  seam,
  shaded,
  stitches,
  stroke,
  thread,
  tone,
  volume,
} from "./shade.ts";
import { bodyOf, cuff, drape, hem, hemBack, shellCut, sleeve } from "./torso.ts";

export type JacketForm = "shell" | "insulated" | "anorak";
export const jacketForm = (e: Easel): JacketForm => (e.form === "insulated" || e.form === "anorak" ? e.form : "shell");

const hoodOuter = "450,90! 512,94 564,126 590,190 598,262 586,330 560,362 520,372 450,380!";
const hoodMouth = "450,150! 500,156 532,196 540,252 522,306 496,330 450,336!";

/** The hood, standing open as if worn; its lining shows. */
export function hood(e: Easel, hex: string, lining: string): string {
  const outer = shape(symmetric(hoodOuter));
  const mouth = shape(symmetric(hoodMouth));
  const brim = "356,260 360,196 396,144 450,130 504,144 540,196 544,260";
  return (
    piece(e, outer, hex, [0, 0, 0.9, 0.7], 0.42, 2) +
    inside(
      e,
      outer,
      seam("380,90 392,150 350,240 330,340", hex) +
        seam("520,90 508,150 550,240 570,340", hex) +
        fold("318,330 352,318 380,330", 18) +
        fold("580,330 552,312 524,330", -18),
    ) +
    volume(e, outer, 44, 0.34, 0.3) +
    piece(e, mouth, shaded(lining, 0.3), [0, 1, 0, 0], 0.6) +
    print(e, mouth, [350, 140, 200, 200], e.pale, 0.22) +
    inside(e, mouth, glow(e, 450, 330, 130, 130, "#05080c", 0.55)) +
    // stiffened brim
    stroke(line(brim), "#05080c", 15, 0.28) +
    stroke(line(beside(brim, -8)), lit(hex, 0.4), 3.2, 0.55) +
    stitches(beside(brim, -15), thread(hex), 1.9, 0.7)
  );
}

/** The collar that closes under the chin. */
function collar(e: Easel, hex: string, lining: string, closed: boolean): string {
  const d = shape(
    symmetric(
      closed
        ? "450,300! 486,292 516,276! 540,312 548,352! 500,372 450,376!"
        : "470,330! 500,306 520,276! 544,312 552,352! 500,380 462,372!",
    ),
  );
  const lip = closed ? "384,278 416,292 450,300 484,292 516,278" : "384,278 410,300 436,330";
  return (
    piece(e, shape(symmetric("450,330! 500,310 524,276! 530,300 500,340 450,352!")), shaded(lining, 0.5)) +
    cast("352,352 400,372 450,376 500,372 548,352", 18, 0.3) +
    piece(e, d, hex, [0, 0, 1, 0.5], 0.35) +
    rope(line(lip), lit(hex, 0.6), 4, 0.6) +
    (closed ? "" : rope(line("516,278 490,300 464,330"), lit(hex, 0.6), 4, 0.5))
  );
}

/** Some insulated jackets go under a shell and have a stand-up collar in place of a hood. */
export const standCollar = (e: Easel, form: JacketForm): boolean => form === "insulated" && e.variant(4) === 3;

const backCollar = (e: Easel, hex: string): string =>
  piece(e, shape(symmetric("450,236! 500,240 530,262 546,330! 500,350 450,356!")), hex, [0, 0, 1, 0.5], 0.35) +
  piece(e, shape(symmetric("450,252! 496,256 522,276 520,330 450,350!")), shaded(e.second, 0.35), [0, 1, 0, 0], 0.5) +
  tag(424, 280, 52, e.pale, e.dark);

export function jacketFront(e: Easel): string {
  const form = jacketForm(e);
  const cut = form === "insulated" ? baffledCut(e) : shellCut;
  const p = panelsOf(e, form);
  const body = bodyOf(cut);
  const centre = form === "anorak" ? "450,318 450,590" : "450,318 450,1018";
  return (
    groundShadow(450, 1092, 300, 24, "floor") +
    hemBack(e, cut, e.second) +
    sleeve(e, cut, true, p.sleeve, p.arm(true), form === "insulated" ? 0.4 : 1) +
    sleeve(e, cut, false, p.sleeve, p.arm(false), form === "insulated" ? 0.4 : 1) +
    cuff(e, cut, true, p.cuff, p.tab) +
    cuff(e, cut, false, p.cuff, p.tab) +
    (standCollar(e, form) ? backCollar(e, p.hood) : hood(e, p.hood, e.second)) +
    fill(body, tone(e, p.body, across, 0.34)) +
    inside(
      e,
      body,
      p.front + (form === "insulated" ? baffles(e) : drape()) + (form === "insulated" ? "" : hem(cut, p.body)),
    ) +
    volume(e, body, 46, 0.36, 0.26) +
    edge(body, p.body, 2) +
    collar(e, p.hood, e.second, true) +
    seam(beside(centre, -17), p.body, 2.2) +
    sealedZip(centre, mix(p.zip, e.dark, 0.1), p.puller, 9) +
    p.over +
    cordLock(e, 626, 1004, 12, e.dark, e.accent) +
    tag(528, 930, 62, e.pale, e.dark, -1)
  );
}
