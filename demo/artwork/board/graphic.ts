import { seeded } from "#demo/artwork/random.ts";
import type { GraphicFamily, PictureRequest } from "#demo/shapes.ts";
import { brush } from "./brush.ts";
import type { Canvas, Family, Graphic } from "./canvas.ts";
import { flow } from "./flow.ts";
import { geometry } from "./geometry.ts";
import { halftone } from "./halftone.ts";
import { outlineOf } from "./outline.ts";
import { rolesOf } from "./palette.ts";
import { topo } from "./topo.ts";
import { type } from "./type.ts";
import { veneer } from "./veneer.ts";

const families: Record<GraphicFamily, Family> = { topo, geometry, halftone, flow, brush, veneer, type };

/** Returns the canvas of a board. Throws when the product is not a board. */
export function canvasOf({ product, palette }: PictureRequest): Canvas {
  const { board, art, uid, name } = product;
  if (!board) throw new Error(`"${uid}" has no board measures to draw from`);
  const seed = `${uid}:${art.family}:${art.seed}`;
  const size = board.sizes[Math.floor(board.sizes.length / 2)]?.size ?? "";
  return {
    outline: outlineOf(board),
    specs: board,
    roles: rolesOf(palette),
    random: seeded(seed),
    seed,
    name,
    number: art.seed,
    form: art.form,
    size,
  };
}

/** Draws the topsheet in the given graphic family. */
export const graphicOf = (canvas: Canvas, family: GraphicFamily): Graphic => families[family](canvas);
