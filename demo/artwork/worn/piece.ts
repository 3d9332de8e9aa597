import { type Easel, easelFor } from "#demo/artwork/goods/draw/easel.ts";
import type { PictureRequest } from "#demo/shapes.ts";

/** A product's own drawing as part of a larger picture. Riders wear the same drawings that are used for sale. */

/** Matches the floor shadow of a product on its own (ground.ts). */
const floor =
  /<defs>(?:(?!<\/defs>).)*id="floorPool"(?:(?!<\/defs>).)*<\/defs>(?:<ellipse[^>]*url\(#floor\w+\)[^>]*\/>)+/g;

/** Prefixes the ids of a drawing with `key`, so that several drawings can share a picture. Pure. */
export function keyed(markup: string, key: string): string {
  const own = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id));
  return markup.replace(/( id="|url\(#|href="#)([^")]+)/g, (whole, before: string, id: string) =>
    own.has(id) ? `${before}${key}${id}` : whole,
  );
}

/** A product drawn by `draw`, placed by an SVG transform. */
export function placed(request: PictureRequest, draw: (e: Easel) => string, key: string, transform: string): string {
  const easel = easelFor({ ...request, view: "worn" });
  const body = draw(easel).replace(floor, "");
  return `<g transform="${transform}" fill="none">${keyed(`<defs>${easel.defs()}</defs>${body}`, key)}</g>`;
}
