import type { PictureRequest } from "#demo/shapes.ts";
import { drawBase, drawTopsheet } from "./board/flat.ts";
import { canvasOf, graphicOf } from "./board/graphic.ts";
import { angleShot, detailShot, drawSolid } from "./board/solid.ts";

/** The names of a board's pictures. Cards show the first. */
export const boardViews = ["topsheet", "base", "angle", "detail"] as const;

/**
 * Draws a snowboard as SVG text, 900 × 1200 units. Views are listed in boardViews; any other view draws the topsheet.
 * Throws when the product has no board measures.
 */
export function drawBoard(request: PictureRequest): string {
  const canvas = canvasOf(request);
  if (request.view === "base") return drawBase(canvas);
  const graphic = graphicOf(canvas, request.product.art.family);
  if (request.view === "angle") return drawSolid(canvas, graphic, angleShot());
  if (request.view === "detail") return drawSolid(canvas, graphic, detailShot(canvas.outline.length));
  return drawTopsheet(canvas, graphic);
}
