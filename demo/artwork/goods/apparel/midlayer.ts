/** Midlayers: grid fleece, quilted liner, knit, pile. */
import { mix } from "../../colour.ts";
import { groundShadow } from "../../ground.ts";
import type { Easel } from "../draw/easel.ts";
import { fold } from "../draw/fold.ts";
import { slab } from "../draw/form.ts";
import { mark, tag } from "../draw/mark.ts";
import { symmetric } from "../draw/mirror.ts";
import { shape } from "../draw/outline.ts";
import { quiet, readable } from "../draw/roles.ts";
import { edge, piece, seam, stitches, thread, topstitch } from "../draw/seam.ts";
import { fill, inside } from "../draw/stroke.ts";
import { across, tone } from "../draw/tone.ts";
import { volume } from "../draw/volume.ts";
import { sealedZip, zip } from "../draw/zip.ts";
import { drape, hem } from "./drape.ts";
import { cuffBand, neck } from "./neck.ts";
import { sleeve } from "./sleeve.ts";
import { bodyOf, side, slimCut } from "./torso.ts";
import { texture, weaveOf } from "./weave.ts";

function layer(e: Easel, behind: boolean): string {
  const weave = weaveOf(e);
  const arched = weave === "grid" || (weave === "pile" && e.variant(8) > 3);
  const d = bodyOf(slimCut);
  const trim = quiet(e);
  const sleeveHex = weave === "quilt" ? trim : e.main;
  const arms = (left: boolean): string =>
    texture(weave === "quilt" ? "knit" : weave, left ? "left" : "right") +
    (arched
      ? fill(shape(side("560,260! 700,300 760,450! 690,480 610,440!", left)), tone(e, trim, [0, 0, 1, 0.4], 0.3)) +
        topstitch(side("612,442 690,480 756,450", left), trim, left ? 8 : -8)
      : seam(side("600,318 640,440 632,520", left), e.main));
  const yoke = arched
    ? fill(shape("200,240! 700,240! 700,436! 450,452 200,436!"), tone(e, trim, across, 0.3)) +
      topstitch("200,436 450,452 700,436", trim, -8)
    : "";
  const pocket = (left: boolean): string => sealedZip(side("566,770 596,660", left), e.main, e.accent, 7);
  const chest =
    piece(e, slab(506, 424, 104, 118, 10), trim, [0, 0, 0.6, 1], 0.3) +
    zip("514,440 602,440", trim, e.accent, 5.5, 1) +
    mark(532, 484, 14, readable(e, trim));
  const half = weave === "grid" || weave === "knit";
  return (
    groundShadow(450, 1082, 290, 24, "floor") +
    sleeve(e, slimCut, true, sleeveHex, arms(true), 0.8) +
    sleeve(e, slimCut, false, sleeveHex, arms(false), 0.8) +
    cuffBand(e, true, trim) +
    cuffBand(e, false, trim) +
    fill(d, tone(e, e.main, across, 0.34)) +
    inside(
      e,
      d,
      texture(weave, "body") +
        yoke +
        (weave === "knit"
          ? fill(shape("200,560! 700,560! 700,640! 200,640!"), e.second, 0.9) +
            fill(shape("200,664! 700,664! 700,684! 200,684!"), e.accent)
          : "") +
        drape(0.8) +
        fold("640,720 590,750 520,746", 18, 0.6) +
        hem(slimCut, e.main),
    ) +
    volume(e, d, 44, 0.36, 0.26) +
    edge(d, e.main, 2) +
    (behind
      ? piece(e, shape(symmetric("450,184! 506,190 530,216 546,290! 500,310 450,316!")), e.main, [0, 0, 1, 0.4], 0.36) +
        stitches("360,284 450,304 540,284", thread(e.main)) +
        mark(410, 380, 24, readable(e, arched ? trim : e.main))
      : neck(e, e.main, weave === "knit" && e.variant(8) > 3) +
        (weave === "knit" && e.variant(8) > 3
          ? ""
          : sealedZip(half ? "450,276 450,520" : "450,276 450,1000", mix(trim, e.dark, 0.1), e.accent, 8)) +
        (weave === "knit"
          ? mark(530, 440, 18, readable(e, e.main))
          : weave === "pile"
            ? chest
            : mark(528, 372, 18, readable(e, arched ? trim : e.main))) +
        (half ? "" : pocket(true) + pocket(false))) +
    tag(540, 920, 58, e.pale, e.dark, -1)
  );
}

export const midlayerFront = (e: Easel): string => layer(e, false);

export const midlayerBack = (e: Easel): string => layer(e, true);
