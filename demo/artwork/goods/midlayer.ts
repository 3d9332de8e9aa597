/** Midlayers: grid fleece, quilted liner, wool crew, hooded fleece. */
import { mix } from "../colour.ts";
import { groundShadow } from "../ground.ts";
import { n } from "../svg.ts";
import { type Easel, readable } from "./easel.ts";
import { sealedZip, slab, zip } from "./hardware.ts";
import { quiet } from "./jacket-panels.ts";
import { mark, tag } from "./mark.ts";
import { line, shape, symmetric } from "./outline.ts";
import {
  across,
  cast,
  edge,
  fill,
  fold,
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
  topstitch,
  volume,
} from "./shade.ts";
import { bodyOf, drape, hem, side, sleeve, slimCut } from "./torso.ts";

type Weave = "grid" | "quilt" | "knit" | "pile";
const weaveOf = (e: Easel): Weave => (["grid", "quilt", "knit", "pile"] as const)[e.variant(4)] ?? "grid";

/** Surface of the cloth over the body or over one sleeve. Few long strokes: dashes and dots would cost too much. */
function texture(weave: Weave, where: "body" | "left" | "right"): string {
  const [x0, x1, y0, y1] = { body: [240, 660, 260, 1006], left: [106, 312, 316, 950], right: [588, 794, 316, 950] }[
    where
  ] as [number, number, number, number];
  const rows = (step: number): string =>
    Array.from({ length: Math.floor((y1 - y0) / step) }, (_, i) => `M${x0} ${y0 + i * step}H${x1}`).join("");
  const columns = (step: number, lean = 0): string =>
    Array.from(
      { length: Math.floor((x1 - x0) / step) },
      (_, i) => `M${x0 + i * step - lean} ${y0}${lean ? `L${x0 + i * step + lean} ${y1}` : `V${y1}`}`,
    ).join("");
  const lean = where === "body" ? 0 : where === "left" ? -60 : 60;
  if (weave === "grid") return stroke(rows(15) + columns(15, lean), "#05080c", 2.6, 0.13);
  if (weave === "knit") return stroke(columns(10, lean), "#05080c", 3, 0.11);
  if (weave === "quilt") {
    const [width, step] = [x1 - x0, 62];
    const lines = Array.from(
      { length: 17 },
      (_, i) =>
        `M${x0} ${y0 + (i - 5) * step}l${width} ${n(width * 0.86)}M${x0} ${y0 + i * step}l${width} ${n(-width * 0.86)}`,
    ).join("");
    return `<g transform="translate(0 7)">${stroke(lines, "#ffffff", 7, 0.11)}</g>${stroke(lines, "#05080c", 3, 0.3)}`;
  }
  const curls = Array.from(
    { length: where === "body" ? 120 : 56 },
    (_, i) =>
      `M${x0 + ((i * 97) % (x1 - x0))} ${y0 + ((i * 61 + Math.floor(i / 9) * 13) % (y1 - y0))}q10 -11 19 0t17 1`,
  ).join("");
  return stroke(curls, "#05080c", 4, 0.13);
}

const cuffBand = (e: Easel, left: boolean, hex: string): string => {
  const d = shape(side("696,892! 740,906 788,890! 793,938! 742,954 694,944!", left));
  return (
    piece(e, d, hex, [0, 0, 1, 0.2], 0.4) +
    inside(
      e,
      d,
      stroke(
        Array.from({ length: 14 }, (_, i) => `M${left ? 104 + i * 8 : 692 + i * 8} 880v90`).join(""),
        "#05080c",
        2.4,
        0.2,
      ),
    )
  );
};

function neck(e: Easel, hex: string, crew: boolean): string {
  if (crew) {
    const band = shape(symmetric("450,300! 496,292 524,266! 548,286! 514,322 450,332!"));
    return (
      piece(e, shape(symmetric("450,244! 496,246 526,268! 500,294 450,302!")), shaded(hex, 0.5), [0, 1, 0, 0], 0.4) +
      piece(e, band, quiet(e), [0, 0, 1, 0.4], 0.3) +
      tag(424, 256, 52, e.pale, e.dark)
    );
  }
  return (
    piece(e, shape(symmetric("450,172! 500,176 528,196 540,262! 500,284 450,290!")), hex, [0, 0, 1, 0.4], 0.36) +
    piece(
      e,
      shape(symmetric("450,186! 496,188 516,206 512,250! 480,300 450,310!")),
      shaded(e.second, 0.3),
      [0, 1, 0, 0],
      0.5,
    ) +
    tag(424, 206, 52, e.pale, e.dark) +
    cast("352,300 400,324 450,330 500,324 548,300", 16, 0.28) +
    piece(
      e,
      shape(symmetric("450,262! 480,250 520,206! 544,256 552,304! 500,326 450,330!")),
      hex,
      [0, 0, 1, 0.5],
      0.34,
    ) +
    rope(line("380,206 412,246 450,264 488,246 520,206"), lit(hex, 0.5), 4, 0.5)
  );
}

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
