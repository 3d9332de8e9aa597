import { Type } from "typebox";
import type { Outfit } from "./artwork/worn/figure.ts";
import type { Rig } from "./artwork/worn/strapped.ts";
import { products } from "./catalogue/products.ts";
import { readJson, refusal } from "./files.ts";
import { TextInFile } from "./languages.ts";
import type { PictureRequest } from "./shapes.ts";

/** The outfit of riders in the demo world: products of the shop in colours that are sold (demo/data/hotspot.json). */

const closed = { additionalProperties: false };
const Piece = Type.Object({ product: Type.String(), colour: Type.String() }, closed);
const file = "hotspot.json";

/** The file of the dressed rider: its texts, and the worn products by their place in the picture. */
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

/** A product in a colour, as a picture request. Throws when the demo world does not sell it. */
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

/** The board, binding and trousers with which a boot is shown. */
export function rigOf({ product }: PictureRequest): Rig {
  const isSmall = product.facts?.rider === "kids";
  return {
    board: isSmall ? requestFor("paper-plane", "navy") : requestFor("kestrel", "glacier"),
    binding: isSmall ? requestFor("tag-along-binding", "lemon") : requestFor("truss-binding", "black"),
    pants: requestFor("sleet-2l-pants", "slate"),
  };
}
