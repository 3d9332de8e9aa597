import { insertsOf } from "#commerce/shared/boards/rules.ts";
import { darken } from "#demo/artwork/colour.ts";
import { ground, groundShadow } from "#demo/artwork/ground.ts";
import { linear, n, svg } from "#demo/artwork/svg.ts";
import { baseGraphic } from "./base.ts";
import type { Canvas, Graphic } from "./canvas.ts";
import { type Box, insertLayers, lightGradients, specks } from "./finish.ts";
import { area, drawLayers, outlinePath, type View } from "./layers.ts";
import { topMarks } from "./marks.ts";
import { coarse, inset } from "./outline.ts";
import { FLOOR, HEIGHT, upright, WIDTH } from "./view.ts";

const steel = linear(
  "steel",
  [0, 0, 1, 0.12],
  [
    [0, "#f3f6f8"],
    [0.16, "#8f9aa5"],
    [0.5, "#c9d1d8"],
    [0.86, "#76818c"],
    [1, "#4d5761"],
  ],
);

/**
 * The shadow on the wall behind the board: a wide soft one without a visible edge, and a narrow one that makes the
 * board appear to touch the wall.
 */
function shadows({ outline }: Canvas, view: View): string {
  const d = outlinePath([area(coarse(outline.points), true)], view);
  const cast = (id: string, dx: number, dy: number, alpha: number) =>
    `<path d="${d}" transform="translate(${dx} ${dy})" fill="#17222e" fill-opacity="${alpha}" filter="url(#${id})"/>`;
  const blur = (id: string, deviation: number) =>
    `<filter id="${id}" x="-40%" y="-6%" width="180%" height="112%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
  return `<defs>${blur("wide", 20)}${blur("near", 5)}</defs>${cast("wide", 18, 14, 0.26)}${cast("near", 5, 5, 0.24)}`;
}

function lights(canvas: Canvas, view: View): string {
  const { outline } = canvas;
  const reach = outline.halfWidth(outline.noseContact);
  return lightGradients(
    [view.project([-reach, -reach * 0.1]), view.project([reach, reach * 0.1])],
    [view.project([0, -outline.length / 2]), view.project([0, outline.length / 2])],
    outline,
  );
}

function boxOf({ outline }: Canvas, view: View): Box {
  const reach = Math.max(outline.halfWidth(outline.noseContact), outline.halfWidth(outline.tailContact)) + 6;
  const [x0, y0] = view.project([-reach, -outline.length / 2 - 2]);
  const [x1, y1] = view.project([reach, outline.length / 2 + 2]);
  return [Math.floor(x0), Math.floor(y0), Math.ceil(x1), Math.ceil(y1)];
}

/**
 * The clipped group is rendered as its own layer (opacity .999): clipping it once is faster than clipping each path.
 */
function assemble(canvas: Canvas, view: View, graphic: Graphic, rim: number, extra: string, grain: string): string {
  const { outline } = canvas;
  const silhouette = outlinePath([area(outline.points, true)], view);
  const face = outlinePath([area(inset(outline.points, rim), true)], view);
  const [x0, y0, x1, y1] = boxOf(canvas, view);
  const box = `x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}"`;
  const body =
    ground(WIDTH, HEIGHT) +
    groundShadow(
      WIDTH / 2 + 8,
      FLOOR - 2,
      outline.halfWidth(outline.tailContact) * view.scale([0, 0]) * 1.15,
      11,
      "foot",
    ) +
    shadows(canvas, view) +
    `<path d="${silhouette}" fill="url(#steel)"/>` +
    `<g clip-path="url(#face)" opacity=".999"><rect ${box} fill="${graphic.ground}"/>${drawLayers(graphic.layers, view)}${extra}${grain}` +
    `<rect ${box} fill="url(#sheen)"/><rect ${box} fill="url(#bend)"/></g>` +
    `<use href="#rim" fill="none" stroke="${darken(graphic.ground, 0.7)}" stroke-width="1" stroke-opacity="0.7"/>` +
    `<path d="${silhouette}" fill="none" stroke="#39434d" stroke-width="0.8" stroke-opacity="0.8"/>`;
  return svg(
    WIDTH,
    HEIGHT,
    body,
    `${steel}<path id="rim" d="${face}"/><clipPath id="face"><use href="#rim"/></clipPath>${lights(canvas, view)}`,
  );
}

/** The board upright from above. */
export function drawTopsheet(canvas: Canvas, graphic: Graphic): string {
  const view = upright(canvas.outline);
  const extra = drawLayers(
    [...topMarks(canvas, graphic), ...insertLayers(insertsOf(canvas.outline.length, canvas.outline.waistAt))],
    view,
  );
  return assemble(canvas, view, graphic, 3.2, extra, specks(boxOf(canvas, view), 360, 0.09));
}

/** The board upright from below: die-cut base, stone grind, the full width of the steel. */
export function drawBase(canvas: Canvas): string {
  const view = upright(canvas.outline);
  const graphic = baseGraphic(canvas);
  const [x0, y0, x1, y1] = boxOf(canvas, view);
  let [along, across] = ["", ""];
  for (let x = x0; x < x1; x += 3.7) along += `M${n(x)} ${y0}V${y1}`;
  for (let y = y0 - 140; y < y1; y += 21) across += `M${x0} ${y}L${x1} ${y + 140}`;
  const grind = `<path d="${along}" stroke="#fff" stroke-width=".6" stroke-opacity=".1"/><path d="${across}" stroke="#000" stroke-width=".6" stroke-opacity=".1"/>`;
  return assemble(canvas, view, graphic, 5, "", grind);
}
