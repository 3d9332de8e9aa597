/** Midlayers and base layers: fleeces, quilted jackets and vests, knit tops, hoodies. */
import { mix } from "#demo/artwork/colour.ts";
import { grain } from "#demo/artwork/goods/draw/crease.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { slab } from "#demo/artwork/goods/draw/form.ts";
import { mark, tag } from "#demo/artwork/goods/draw/mark.ts";
import { symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside } from "#demo/artwork/goods/draw/stroke.ts";
import { across, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { sealedZip, zip } from "#demo/artwork/goods/draw/zip.ts";
import { drape, hem } from "./drape.ts";
import { garmentOf, weaveOf } from "./garment.ts";
import { hood, hoodBehind, hoodDown } from "./hood.ts";
import { hoodieFront } from "./hoodie.ts";
import { leggings } from "./leggings.ts";
import { arm, armholes, armOf, arms, shoulderYoke } from "./midlayer-arms.ts";
import { cuffBand, neck } from "./neck.ts";
import { sleeve } from "./sleeve.ts";
import { bodyOf, side, slimCut } from "./torso.ts";
import { texture } from "./weave.ts";

/** What lies on the front: zips, pockets, marks. */
function front(e: Easel, yoked: boolean): string {
  const garment = garmentOf(e);
  const trim = quiet(e);
  if (garment === "hoodie") return hoodieFront(e);
  if (garment === "base-top") return mark(530, 440, 18, readable(e, e.main));
  const half = garment === "fleece" && yoked;
  const pockets = [true, false].map((left) => sealedZip(side("566,770 596,660", left), e.main, e.accent, 7)).join("");
  const chest =
    piece(e, slab(506, 424, 104, 118, 10), trim, [0, 0, 0.6, 1], 0.3) +
    zip("514,440 602,440", trim, e.accent, 5.5, 1) +
    mark(532, 484, 14, readable(e, trim));
  return (
    sealedZip(half ? "450,276 450,520" : "450,276 450,1000", mix(trim, e.dark, 0.1), e.accent, 8) +
    (garment === "fleece" && !yoked ? chest : mark(528, 372, 18, readable(e, yoked ? trim : e.main))) +
    (half ? "" : pockets)
  );
}

function behind(e: Easel, yoked: boolean): string {
  const garment = garmentOf(e);
  const collar =
    garment === "hoodie"
      ? `<g transform="translate(0 -40)">${hoodBehind(e, e.main)}</g>`
      : garment === "base-top"
        ? piece(e, shape(symmetric("450,252! 500,256 526,266! 520,284 450,292!")), quiet(e), [0, 0, 1, 0.4], 0.3)
        : piece(
            e,
            shape(symmetric("450,184! 506,190 530,216 546,290! 500,310 450,316!")),
            e.main,
            [0, 0, 1, 0.4],
            0.36,
          ) + stitches("360,284 450,304 540,284", thread(e.main));
  return collar + mark(410, garment === "hoodie" ? 430 : 380, 24, readable(e, yoked ? quiet(e) : e.main));
}

const isYoked = (e: Easel): boolean => garmentOf(e) === "fleece" && e.trait("yoke", 2) === 1;

/** What is sewn into the body: the weave, panels, folds and the hem. */
function cloth(e: Easel): string {
  const weave = weaveOf(e);
  const bands =
    fill(shape("200,560! 700,560! 700,640! 200,640!"), e.second, 0.9) +
    fill(shape("200,664! 700,664! 700,684! 200,684!"), e.accent);
  return (
    texture(weave, "body") +
    (weave === "knit" || weave === "quilt" ? "" : grain(e)) +
    (isYoked(e) ? shoulderYoke(e) : "") +
    (garmentOf(e) === "base-top" && e.trait("bands", 2) ? bands : "") +
    drape(e, 0.7) +
    hem(slimCut, e.main)
  );
}

/** The body of a midlayer with its neck and everything on it, without sleeves and hood. */
export function midlayerBody(e: Easel, back = false): string {
  const garment = garmentOf(e);
  const yoked = isYoked(e);
  const d = bodyOf(slimCut);
  return (
    fill(d, tone(e, e.main, across, 0.34)) +
    inside(e, d, cloth(e)) +
    volume(e, d, 44, 0.36, 0.26) +
    edge(d, e.main, 2) +
    (garment === "vest" ? armholes(e) : "") +
    (back
      ? behind(e, yoked)
      : (garment === "hoodie" ? "" : neck(e, e.main, garment === "base-top")) + front(e, yoked)) +
    tag(540, 920, 58, e.pale, e.dark, -1)
  );
}

/** A sleeve with its cuff. A vest is worn over a dark base layer. */
export const midlayerSleeve = (e: Easel, left: boolean): string =>
  garmentOf(e) === "vest"
    ? sleeve(e, slimCut, left, mix(e.dark, "#39434d", 0.5)) + cuffBand(e, left, e.dark)
    : arm(e, weaveOf(e), isYoked(e), left);

/** The hood of a hoodie, up or, when it is worn, down. */
export const midlayerNape = (e: Easel): string =>
  garmentOf(e) === "hoodie"
    ? `<g transform="translate(0 -40)">${e.worn ? hoodDown(e, e.main) : hood(e, e.main, e.second)}</g>`
    : "";

function layer(e: Easel, back: boolean): string {
  const garment = garmentOf(e);
  if (garment === "base-bottom") return leggings(e, back);
  return (
    (garment === "vest" ? "" : arms(e, weaveOf(e), isYoked(e))) + (back ? "" : midlayerNape(e)) + midlayerBody(e, back)
  );
}

/** The front of a midlayer without its neck, sleeves and shading. */
export const midlayerCloth = (e: Easel): string =>
  cloth(e) +
  (garmentOf(e) === "vest" ? armholes(e) : "") +
  front(e, isYoked(e)) +
  tag(540, 920, 58, e.pale, e.dark, -1);

/** A sleeve of a midlayer without its shading. */
export const midlayerArm = (e: Easel, left: boolean): string => armOf(e, weaveOf(e), isYoked(e), left);

export const midlayerFront = (e: Easel): string => layer(e, false);

export const midlayerBack = (e: Easel): string => layer(e, true);
