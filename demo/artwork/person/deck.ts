import { baseGraphic } from "#demo/artwork/board/base.ts";
import { canvasOf, graphicOf } from "#demo/artwork/board/graphic.ts";
import { area, drawLayers, outlinePath, type View } from "#demo/artwork/board/layers.ts";
import { topMarks } from "#demo/artwork/board/marks.ts";
import { n, type Point } from "#demo/artwork/svg.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import type { Sketch } from "./sketch.ts";
import { nearness, off, perCentimetre, project, type V } from "./vector.ts";

/**
 * The position of a board: its middle, the direction of its nose, its right-hand side seen from above, and the
 * direction away from its base.
 */
export type Deck = { at: V; nose: V; right: V; up: V };

/**
 * Layers are only drawn inside a picture's area, which begins at 0. Everything is therefore drawn in the middle of an
 * area of this size and moved back.
 */
const room = 2400;
/** Tips bend up from `contact`, in centimetres from the middle, by `tip` centimetres. */
const [contact, tip] = [52, 7];

/** True when the base faces the viewer. */
export const showsBase = ({ up }: Deck): boolean => up[2] < 0;

/** A place on the board, in the board's millimetres, `deep` centimetres below the topsheet. */
export function onDeck({ at, nose, right, up }: Deck, [x, y]: Point, deep = 0): V {
  const far = Math.max(0, Math.abs(y) / 10 - contact) / 28;
  return off(off(off(at, nose, -y / 10), right, x / 10), up, tip * far * far - deep);
}

/** A board with the graphic of the visible side, its edge, its sidewall and the light along it. */
export function board(sketch: Sketch, request: PictureRequest, deck: Deck): string {
  const base = showsBase(deck);
  const canvas = canvasOf(request);
  const graphic = base ? baseGraphic(canvas) : graphicOf(canvas, request.product.art.family);
  const viewAt = (deep: number): View => ({
    // The base is seen from below, so left and right are swapped.
    project: ([x, y]) => {
      const [px, py] = project(onDeck(deck, [base ? -x : x, y], deep));
      return [px + room, py + room];
    },
    scale: () => (perCentimetre / 10) * nearness(deck.at[2]),
    straight: false,
    width: 2 * room,
    height: 2 * room,
  });
  const view = viewAt(base ? 1.4 : 0);
  const contour = [area(canvas.outline.points, true)];
  const [face, other] = [outlinePath(contour, view), outlinePath(contour, viewAt(base ? 0 : 1.4))];
  const layers = base ? graphic.layers : [...graphic.layers, ...topMarks(canvas, graphic)];
  const id = sketch.id();
  const [from, to] = [view.project([-140, -700]), view.project([140, 700])];
  const shine = `<linearGradient id="${id}L" gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".44" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0b1533" stop-opacity=".3"/></linearGradient>`;
  return (
    `<g transform="translate(${-room} ${-room})"><defs>${shine}<clipPath id="${id}C"><path d="${face}"/></clipPath></defs>` +
    `<path d="${other}" fill="#39434d" stroke="#39434d" stroke-width="6"/><path d="${face}" fill="#39434d" stroke="#aab4bd" stroke-width="5"/>` +
    `<g clip-path="url(#${id}C)"><path d="${face}" fill="${graphic.ground}"/>${drawLayers(layers, view)}<path d="${face}" fill="url(#${id}L)"/></g></g>`
  );
}
