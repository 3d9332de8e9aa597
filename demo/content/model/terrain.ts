import type { DemoProduct } from "#demo/shapes.ts";
import type { Taxonomy } from "#services/content/schema.ts";

/**
 * The terrain that a board suits, as terms of a taxonomy: { "taxonomies.terrain": { "$eq_below": "off-piste" } } finds
 * boards for off-piste and for the terms below it.
 */

export const terrain: Taxonomy = {
  uid: "terrain",
  name: "Terrain",
  description: "Where a board is at home.",
  terms: [
    { uid: "resort", name: "Resort" },
    { uid: "park", name: "Park", parent: "resort" },
    { uid: "piste", name: "Piste", parent: "resort" },
    { uid: "off-piste", name: "Off-piste" },
    { uid: "freeride", name: "Freeride", parent: "off-piste" },
    { uid: "powder", name: "Powder", parent: "freeride" },
  ],
};

/** The rating (of 10) from which a board gets a terrain's term. */
const atHome = 7;

/** The value of the field `taxonomies` of a product's entry. Empty for products that are not boards. */
export const terrainOf = ({ board }: DemoProduct): { taxonomy_uid: string; term_uid: string }[] =>
  Object.entries(board?.terrain ?? {})
    .filter(([, mark]) => mark >= atHome)
    .map(([term]) => ({ taxonomy_uid: terrain.uid, term_uid: term }));
