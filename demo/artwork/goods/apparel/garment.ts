import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import type { Weave } from "./weave.ts";

const garments = ["fleece", "jacket", "base-top", "hoodie", "vest", "base-bottom"] as const;
type Garment = (typeof garments)[number];

/** The type of a midlayer: named by the form or the facts, else one of the first four by seed. */
export const garmentOf = (e: Easel): Garment =>
  garments.find((name) => name === e.form || name === e.facts.garment) ?? (garments[e.variant(4)] as Garment);

/** The cloth of a midlayer. */
export const weaveOf = (e: Easel): Weave => {
  const garment = garmentOf(e);
  if (garment === "jacket" || garment === "vest") return "quilt";
  if (garment === "base-top" || garment === "base-bottom") return "knit";
  return garment === "hoodie" || e.trait("weave", 2) ? "pile" : "grid";
};
