import { type Easel, easelFor } from "#demo/artwork/goods/draw/easel.ts";
import type { PictureRequest } from "#demo/shapes.ts";

/** A product's own drawing as a part of a larger picture: the very hand that draws it for sale dresses the riders in it. */

/** The shadow on the floor under a thing by itself (ground.ts). */
const floor =
  /<defs>(?:(?!<\/defs>).)*id="floorPool"(?:(?!<\/defs>).)*<\/defs>(?:<ellipse[^>]*url\(#floor\w+\)[^>]*\/>)+/g;

/** Ids of a drawing are its own: `key` keeps those of several apart. Pure. */
export function keyed(markup: string, key: string): string {
  const own = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id));
  return markup.replace(/( id="|url\(#|href="#)([^")]+)/g, (whole, before: string, id: string) =>
    own.has(id) ? `${before}${key}${id}` : whole,
  );
}

/** A piece as it is drawn by `draw`, placed by an SVG transform. */
export function placed(request: PictureRequest, draw: (e: Easel) => string, key: string, transform: string): string {
  const easel = easelFor({ ...request, view: "worn" });
  const body = draw(easel).replace(floor, "");
  return `<g transform="${transform}" fill="none">${keyed(`<defs>${easel.defs()}</defs>${body}`, key)}</g>`;
}
