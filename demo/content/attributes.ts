import { categories } from "#demo/catalogue/categories.ts";
import type { EntryInput } from "#services/content/writes.ts";

/** Which attributes of products matter, and where (specification 3.16). Ids are those of demo/world/facts.ts; no words. */

/** A property of the product itself, beside those that are facts of its kind. */
const topLevel = ["kind", "color"];

/** By top category: what products must have in common, the closest kinship first. */
const kinships: Record<string, string[][]> = {
  snowboards: [
    ["rider", "terrain", "level", "shape", "camber", "flex"],
    ["rider", "terrain", "level"],
    ["rider", "terrain"],
    ["rider"],
  ],
  boots: [["level", "flex", "fit", "lacing"], ["level", "flex"], ["flex"]],
  bindings: [["level", "flex"], ["flex"]],
  accessories: [["kind", "rider", "fit", "waterproof", "volume"], ["kind"]],
};

const groupOf = (ids: string[]) => ({
  product_attributes: ids.map((id) => ({ attribute_id: id, top_level_attribute: topLevel.includes(id) })),
});

const settings = (contentType: string, title: string, data: object): EntryInput => ({
  contentType,
  uid: contentType.replaceAll("_", "-"),
  locale: "en-us",
  title,
  data,
});

/** `ids`: the commerce categories by uid. */
export function attributeEntries(ids: ReadonlyMap<string, number>): EntryInput[] {
  const related = categories.map(({ uid, parent }) => ({
    cat_ids_bc: Object.fromEntries(["us", "ca", "eu_region_1"].map((region) => [region, ids.get(uid)])),
    grouped_attributes: (kinships[parent ?? uid] ?? []).map(groupOf),
  }));
  return [
    settings("automated_related_products_config", "Automated related products", { categories: related }),
    settings("hide_product_attributes", "Hidden product attributes", { attributes: ["base", "volume"] }),
    settings("manage_product_attributes", "Order of product attributes", {
      attributes: [
        { attribute_id: "level", options: ["beginner", "intermediate", "advanced", "expert"] },
        { attribute_id: "flex", options: ["soft", "medium", "stiff"] },
        { attribute_id: "terrain", options: ["park", "piste", "freeride", "powder"] },
        { attribute_id: "rider", options: ["all", "women", "men", "kids"] },
      ],
    }),
  ];
}
