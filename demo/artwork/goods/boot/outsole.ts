/** A pair of soles seen from below, toe up, with the tread of their build. */
import { luminance, mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { oval, slab } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { flip, placed } from "#demo/artwork/goods/draw/mirror.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { edge } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { ribbon } from "#demo/artwork/goods/draw/walk.ts";
import { n } from "#demo/artwork/svg.ts";
import { soleOf } from "./sole.ts";
import { atStature } from "./stature.ts";

/** A left sole about x 0, its inner side to the right. */
const outline =
  "10,-470 92,-440 136,-340 130,-220 96,-100 84,40 104,180 110,310 74,420 0,452 -76,424 -110,310 -112,170 -124,20 -150,-120 -158,-260 -128,-380 -70,-452";

const lugs = (style: number): string => {
  const rows = style === 2 ? 13 : style === 1 ? 17 : 11;
  return Array.from({ length: rows }, (_, row) => {
    const y = -430 + (row * 860) / (rows - 1);
    if (style === 1) return [-110, -66, -22, 22, 66].map((x) => oval(x + (row % 2) * 22, y, 15, 15)).join("");
    if (style === 2) return [-130, -70, -6, 54].map((x) => slab(x + (row % 2) * 10, y - 22, 44, 36, 8)).join("");
    return `M-170 ${n(y + 20)}L-90 ${n(y - 18)}L-14 ${n(y + 20)}L62 ${n(y - 18)}L150 ${n(y + 20)}L150 ${n(y + 44)}L62 ${n(y + 6)}L-14 ${n(y + 44)}L-90 ${n(y + 6)}L-170 ${n(y + 44)}Z`;
  }).join("");
};

function one(e: Easel, x: number, mirrored: boolean, turn: number): string {
  const style = soleOf(e);
  const rubber = style === 1 && luminance(e.pale) > 0.5 ? mix(e.pale, "#c9c2b4", 0.35) : mix(e.dark, "#1c2126", 0.6);
  const foam = [e.pale, e.accent, mix(e.second, e.dark, 0.3)][style] ?? e.pale;
  const of = mirrored ? flip(outline, 0) : outline;
  const d = shape(of);
  const tread = lugs(style);
  const pad = shape(mirrored ? flip("-92,-60 70,-86 66,60 -86,60", 0) : "-92,-60 70,-86 66,60 -86,60");
  return (
    `<g transform="translate(${x} 590) rotate(${turn})">` +
    onWall(e, shape(placed(of, 0, 0, 1.03))) +
    fill(shape(placed(of, 0, 0, 1.045)), tone(e, foam, slant, 0.3)) +
    fill(d, tone(e, rubber, slant, 0.5)) +
    inside(
      e,
      d,
      fill(tread, "#05080c", 0.55) +
        `<g transform="translate(-3 -5)">${fill(tread, tone(e, lit(rubber, 0.22), slant, 0.4))}</g>` +
        stroke(line(`${of} ${of.split(" ")[0]}`), shaded(rubber, 0.5), 18, 0.6),
    ) +
    inside(e, d, fill(pad, tone(e, e.accent, slant, 0.35)) + edge(pad, e.accent, 3)) +
    centredMark(mirrored ? 10 : -10, 8, 30, luminance(e.accent) > 0.35 ? e.dark : e.pale) +
    volume(e, d, 34, 0.3, 0.2) +
    fill(ribbon("-60,-400 0,-428 60,-400", 0, 10), foam, 0.5) +
    edge(d, rubber, 2) +
    "</g>"
  );
}

/** The shadow of a shape lying flat: the same shape, blurred, moved a little down and to the right. */
const onWall = (e: Easel, d: string): string => {
  const id = e.define("flat", (key) => `<filter id="${key}"><feGaussianBlur stdDeviation="13"/></filter>`);
  return `<path d="${d}" transform="translate(14 20)" fill="#17222e" fill-opacity=".34" filter="url(#${id})"/>`;
};

/** The pair, lying on its uppers. */
export const bootSole = (e: Easel): string => atStature(e, one(e, 262, false, -4) + one(e, 640, true, 4), true);
