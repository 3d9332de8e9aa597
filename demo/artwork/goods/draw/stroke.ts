/** Plain paths, strokes, and clipping to an outline. */
import { n } from "#demo/artwork/svg.ts";
import type { Easel } from "./easel.ts";

/** A plain path. */
export const fill = (d: string, paint: string, opacity = 1): string =>
  `<path d="${d}" fill="${paint}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;

/**
 * A plain stroke with square-cut ends; rounded ends take the renderer half as long again. The whole picture is inside a
 * group without fill, so strokes need not set it.
 */
export function stroke(d: string, paint: string, width: number, opacity = 1, extra = ""): string {
  const alpha = opacity < 1 ? ` stroke-opacity="${Math.round(opacity * 1000) / 1000}"` : "";
  return `<path d="${d}" stroke="${paint}" stroke-width="${n(width)}"${alpha}${extra}/>`;
}

/** A stroke with round ends and joins: cords, cables, bars. */
export const rope = (d: string, paint: string, width: number, opacity = 1, extra = ""): string =>
  stroke(d, paint, width, opacity, ` stroke-linecap="round" stroke-linejoin="round"${extra}`);

/** One path painted with several strokes, widest first. Its data is written once. */
export function layered(
  e: Easel,
  d: string,
  layers: [paint: string, width: number, opacity?: number, extra?: string][],
): string {
  const id = e.define(`p${d}`, (key) => `<path id="${key}" d="${d}"/>`);
  const drawn = layers.map(
    ([paint, width, opacity = 1, extra = ""]) =>
      `<use href="#${id}" stroke="${paint}" stroke-width="${n(width)}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ""}${extra}/>`,
  );
  return `<g stroke-linecap="round" stroke-linejoin="round">${drawn.join("")}</g>`;
}

/** Clips `body` to the outline. */
export function inside(e: Easel, d: string, body: string): string {
  if (!body) return "";
  const id = e.define(`c${d}`, (key) => `<clipPath id="${key}"><path d="${d}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${body}</g>`;
}
