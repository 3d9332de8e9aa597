import { insertsOf } from "#commerce/shared/boards/rules.ts";
import { baseGraphic } from "#demo/artwork/board/base.ts";
import { insertLayers } from "#demo/artwork/board/finish.ts";
import { canvasOf, graphicOf } from "#demo/artwork/board/graphic.ts";
import { area, drawLayers, outlinePath, type View } from "#demo/artwork/board/layers.ts";
import { topMarks } from "#demo/artwork/board/marks.ts";
import { n, type Point } from "#demo/artwork/svg.ts";
import type { PictureRequest } from "#demo/shapes.ts";

type Side = "top" | "base";

/**
 * Layers are only drawn inside a picture's area, which begins at 0. The board is therefore drawn in the middle of an
 * area of this size and moved back.
 */
const room = 1200;

/** `own` keeps the ids of several boards in one picture apart. `inserts`: seen from so near that they show. */
type Options = { side?: Side; own?: string; inserts?: boolean };

/**
 * A board seen flat in a larger picture: its middle, units per millimetre, and its rotation from upright in degrees.
 */
export function standingBoard(
  request: PictureRequest,
  [x, y]: Point,
  scale: number,
  turn: number,
  { side = "top", own = "", inserts = false }: Options = {},
): string {
  const canvas = canvasOf(request);
  const graphic = side === "top" ? graphicOf(canvas, request.product.art.family) : baseGraphic(canvas);
  const view: View = {
    project: ([px, py]) => [room + px * scale, room + py * scale],
    scale: () => scale,
    straight: true,
    width: 2 * room,
    height: 2 * room,
  };
  const outline = outlinePath([area(canvas.outline.points, true)], view);
  const key = `${own}${side}${Math.round(x)}${Math.round(y)}`;
  const half = canvas.outline.halfWidth(canvas.outline.noseContact) * scale;
  const light = `<linearGradient id="${key}L" gradientUnits="userSpaceOnUse" x1="${n(room - half)}" x2="${n(room + half)}"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".35" stop-color="#fff" stop-opacity=".02"/><stop offset="1" stop-color="#05070a" stop-opacity=".38"/></linearGradient>`;
  const { length, waistAt } = canvas.outline;
  const marks = side === "top" ? topMarks(canvas, graphic) : [];
  const layers = [...graphic.layers, ...marks, ...(inserts ? insertLayers(insertsOf(length, waistAt)) : [])];
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) translate(${-room} ${-room})"><defs>${light}<clipPath id="${key}C"><path d="${outline}"/></clipPath></defs>` +
    `<path d="${outline}" fill="#0e1216" stroke="#8d98a3" stroke-width="${n(4 * scale)}"/>` +
    `<g clip-path="url(#${key}C)"><path d="${outline}" fill="${graphic.ground}"/>${drawLayers(layers, view)}<path d="${outline}" fill="url(#${key}L)"/></g>` +
    `<path d="${outline}" fill="none" stroke="#39434d" stroke-width="${n(2 * scale)}" stroke-opacity=".8"/></g>`
  );
}
