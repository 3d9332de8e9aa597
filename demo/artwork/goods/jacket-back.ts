/** Jackets from behind. */
import { groundShadow } from "../ground.ts";
import { type Easel, readable } from "./easel.ts";
import { cordLock } from "./hardware.ts";
import { jacketForm, standCollar } from "./jacket.ts";
import { baffledCut, baffles } from "./jacket-insulated.ts";
import { panelsOf, quiet } from "./jacket-panels.ts";
import { centredMark, tag } from "./mark.ts";
import { flip, shape, symmetric } from "./outline.ts";
import {
  across,
  cast,
  edge,
  fill,
  fold,
  inside,
  piece,
  seam,
  shaded,
  stitches,
  thread,
  tone,
  topstitch,
  volume,
} from "./shade.ts";
import { bodyOf, cuff, hem, shellCut, sleeve } from "./torso.ts";

/** The hood hanging full, seen from the back. */
function hoodBehind(e: Easel, hex: string): string {
  const d = shape(symmetric("450,92! 514,98 566,132 592,200 598,280 580,352 530,392 450,402!"));
  const panel = "386,96 366,180 372,290 396,396";
  return (
    cast("320,350 380,402 450,414 520,402 580,350", 22, 0.4) +
    piece(e, d, hex, [0, 0, 0.9, 0.8], 0.4, 2) +
    inside(
      e,
      d,
      topstitch(panel, hex, 8) +
        topstitch(flip(panel), hex, -8) +
        fold("320,290 372,300 400,276", 18) +
        fold("580,300 530,312 500,286", -18) +
        fold("410,380 450,352 496,384", 16),
    ) +
    volume(e, d, 46, 0.36, 0.28) +
    piece(e, shape("424,190! 476,190! 472,250! 428,250!"), shaded(hex, 0.2)) +
    stitches("430,198 470,198", thread(hex), 1.8) +
    cordLock(e, 450, 256, 13, e.dark, e.accent)
  );
}

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

export function jacketBack(e: Easel): string {
  const form = jacketForm(e);
  const puffed = form === "insulated";
  const cut = puffed ? baffledCut(e) : shellCut;
  const p = panelsOf(e, form);
  const split = form === "anorak" && e.variant(2) === 0;
  const body = bodyOf(cut);
  const ground = puffed || form === "anorak" ? e.main : ([quiet(e), e.main, e.main, e.main][e.variant(4)] ?? e.main);
  return (
    groundShadow(450, 1092, 300, 24, "floor") +
    sleeve(e, cut, true, p.sleeve, p.arm(true), puffed ? 0.4 : 1) +
    sleeve(e, cut, false, p.sleeve, p.arm(false), puffed ? 0.4 : 1) +
    cuff(e, cut, true, p.cuff, undefined) +
    cuff(e, cut, false, p.cuff, undefined) +
    fill(body, tone(e, p.body, across, 0.34)) +
    inside(
      e,
      body,
      (split
        ? fill(shape("200,250! 700,250! 700,570! 200,570!"), tone(e, quiet(e), [0, 0, 1, 0.2], 0.32)) +
          topstitch("200,576 450,584 700,576", e.main, 8)
        : "") +
        (puffed ? baffles(e) : form === "shell" ? panels(e, p.body) : "") +
        (puffed
          ? ""
          : hem(cut, p.body) +
            fold("640,560 560,620 520,720", 24, 0.8) +
            fold("260,560 340,620 380,720", -24, 0.7) +
            fold("650,840 560,880 470,872", 20, 0.6) +
            fold("250,850 330,890 400,884", -20, 0.5)),
    ) +
    volume(e, body, 46, 0.36, 0.26) +
    edge(body, p.body, 2) +
    (standCollar(e, form)
      ? piece(e, shape(symmetric("450,240! 504,246 534,270 552,346! 500,366 450,370!")), p.hood, [0, 0, 1, 0.5], 0.35)
      : hoodBehind(e, p.hood)) +
    centredMark(450, split ? 520 : 448, 30, readable(e, split ? quiet(e) : ground)) +
    tag(528, 930, 62, e.pale, e.dark, -1)
  );
}
