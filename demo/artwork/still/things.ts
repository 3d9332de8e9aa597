import { markDefs } from "#demo/artwork/goods/draw/mark.ts";
import { mainDrawing } from "#demo/artwork/goods.ts";
import { seeded } from "#demo/artwork/random.ts";
import { cloud } from "#demo/artwork/scene/air.ts";
import { bottom, type Picture, top, W } from "#demo/artwork/scene/picture.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { standingBoard } from "#demo/artwork/worn/board.ts";
import { placed } from "#demo/artwork/worn/piece.ts";
import { requestFor } from "#demo/outfit.ts";
import type { PictureRequest } from "#demo/shapes.ts";

/** Parts of still lifes: products of the shop placed somewhere, and the wood, walls and snow around them. */

/** A product of the demo world by its uid and colour: "pillar-glove:chestnut". */
export const sold = (piece: string): PictureRequest => {
  const [uid = "", colour = ""] = piece.split(":");
  return requestFor(uid, colour);
};

/**
 * Where the middle of a drawing (450, 600 of its 900 × 1200 units) is placed, its scale and its rotation in degrees.
 */
export type Place = { at: Point; scale: number; turn?: number };

const transformOf = ({ at: [x, y], scale, turn = 0 }: Place): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-450 -600)`;

/** Places a product as its main picture shows it. `key` keeps the ids of several in one picture apart. */
export function put(p: Picture, what: string | PictureRequest, key: string, place: Place, draw?: Draw): void {
  const request = typeof what === "string" ? sold(what) : what;
  const drawing = draw ?? mainDrawing(request.product.kind);
  p.raw(`<defs>${markDefs}</defs>${placed(request, drawing, key, transformOf(place))}`);
}

type Draw = Parameters<typeof placed>[1];

/** Places a board seen flat: its middle, picture units per millimetre, and its rotation from upright. */
export function putBoard(
  p: Picture,
  piece: string,
  { at, scale, turn = 0 }: Place,
  side: "top" | "base" = "top",
): void {
  p.raw(standingBoard(sold(piece), at, scale, turn, { side }));
}

/** The soft shadow under a thing. */
export const shadow = (p: Picture, at: Point, rx: number, ry: number, strength = 0.5, colour = "#0b1622"): void =>
  cloud(p, at, rx, ry, colour, strength);

/** Wooden planks from one height to another, upright or horizontal, each a little lighter or darker than the next. */
export function planks(
  p: Picture,
  [from, to]: readonly [number, number],
  colour: string,
  seed: string,
  { wide = 150, upright = false, line = "#1d120a" } = {},
): void {
  const random = seeded(`${seed}:planks`);
  p.box(0, from, W, to - from, colour);
  const span = upright ? W : to - from;
  const count = Math.ceil(span / wide);
  const veins: Point[][] = [];
  const seams: Point[][] = [];
  for (let i = 0; i < count; i++) {
    const start = i * wide;
    const tone = random() - 0.5;
    const paint = tone > 0 ? "#ffffff" : "#000000";
    if (upright) p.box(start, from, wide, to - from, paint, Math.abs(tone) * 0.12);
    else p.box(0, from + start, W, Math.min(wide, span - start), paint, Math.abs(tone) * 0.12);
    const flat = ([u, v]: Point): Point => (upright ? [v, from + u] : [u, from + v]);
    const long = upright ? to - from : W;
    seams.push([flat([0, start]), flat([long, start])]);
    for (let k = 0; k < 5; k++) {
      const v = start + wide * (0.1 + 0.8 * random());
      const [a, b] = [random() * long * 0.6, long * (0.3 + 0.4 * random())];
      const bow = (random() - 0.5) * wide * 0.16;
      veins.push([flat([a, v]), flat([a + b * 0.5, v + bow]), flat([a + b, v])]);
    }
  }
  p.lines(veins, line, 2, { curved: true, opacity: 0.16 });
  p.lines(seams, line, 4, { opacity: 0.55, round: false });
}

/** Light from the upper left, and shade in the opposite corner of the room. */
export function roomLight(p: Picture, colour = "#ffe9c4"): void {
  p.band(
    top,
    bottom - top,
    p.around([420, 120], 1400, [
      [0, colour, 0.42],
      [0.45, colour, 0.12],
      [1, colour, 0],
    ]),
  );
  p.band(
    top,
    bottom - top,
    p.around([700, 380], 1350, [
      [0, "#120a05", 0],
      [0.55, "#120a05", 0],
      [1, "#120a05", 0.5],
    ]),
  );
}

/** A low heap of snow that covers the foot of a thing. */
export function heap(p: Picture, [x, y]: Point, wide: number, high: number, colour = "#f4f8fb"): void {
  const crest = [-1, -0.72, -0.4, -0.05, 0.3, 0.66, 1].map(
    (u, i): Point => [x + u * wide, y - high * (1 - u * u) * (i % 2 ? 0.8 : 1.1)],
  );
  p.area(
    [...crest, [x + wide * 0.6, y + high * 0.7], [x - wide * 0.6, y + high * 0.7]],
    p.down(y - high, y + high * 0.8, `0 ${colour}, .55 ${colour}, 1 ${colour} 0`),
    { curved: true },
  );
}

/** A thing sunk into snow: cut off at the middle of a mound, with its shade on the mound and the mound in front. */
export function sink(
  p: Picture,
  what: string,
  key: string,
  place: Place,
  [x, y, wide, high]: readonly [number, number, number, number],
): void {
  shadow(p, [x + wide * 0.32, y + 4], wide * 1.05, high * 0.9, 0.5, "#1d3f6d");
  p.raw(`<clipPath id="${key}Snow"><path d="M0 0H${W}V${y}H0Z"/></clipPath><g clip-path="url(#${key}Snow)">`);
  put(p, what, key, place);
  p.raw("</g>");
  shadow(p, [x, y - high * 0.35], wide * 0.62, high * 0.62, 0.5);
  heap(p, [x, y + high * 0.3], wide, high, "#f0f5fa");
}
