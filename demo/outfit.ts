import { Type } from "typebox";
import type { Outfit } from "./artwork/worn/figure.ts";
import type { Rig } from "./artwork/worn/strapped.ts";
import { products } from "./catalogue/products.ts";
import { readJson, refusal } from "./files.ts";
import { TextInFile } from "./languages.ts";
import type { PictureRequest } from "./shapes.ts";

/** What the riders of the demo world wear: products of the shop in colours that are sold (demo/data/hotspot.json). */

const closed = { additionalProperties: false };
const Piece = Type.Object({ product: Type.String(), colour: Type.String() }, closed);
const file = "hotspot.json";

/** The file of the dressed rider: its words, and what is worn by the name of its place in the picture. */
export const dressedRider = readJson(
  file,
  Type.Object(
    {
      uid: Type.String(),
      title: TextInFile,
      alt: TextInFile,
      worn: Type.Object(
        { helmet: Piece, goggles: Piece, jacket: Piece, gloves: Piece, pants: Piece, boots: Piece, board: Piece },
        closed,
      ),
    },
    closed,
  ),
);

/** A product in a colour, to be drawn. Throws where the demo world does not sell it. */
export function requestFor(uid: string, colour: string, view = "worn"): PictureRequest {
  const product = products.find((one) => one.uid === uid);
  const palette = product?.colours.find(({ id }) => id === colour)?.palette;
  if (!product || !palette) throw refusal(file, `there is no "${uid}" in "${colour}"`);
  return { product: { ...product, name: product.title.en }, palette, view };
}

/** The outfit of the dressed rider. */
export const outfit = (): Outfit =>
  Object.fromEntries(
    Object.entries(dressedRider.worn).map(([slot, { product, colour }]) => [slot, requestFor(product, colour)]),
  );

/** What a boot of a line is shown in: a binding that sets it off, a board, a trouser leg. */
export function rigOf({ product }: PictureRequest): Rig {
  const isSmall = product.facts?.rider === "kids";
  return {
    board: isSmall ? requestFor("paper-plane", "navy") : requestFor("kestrel", "glacier"),
    binding: isSmall ? requestFor("tag-along-binding", "lemon") : requestFor("truss-binding", "black"),
    pants: requestFor("sleet-2l-pants", "slate"),
  };
}
