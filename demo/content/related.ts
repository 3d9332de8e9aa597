import { Type } from "typebox";
import { categories } from "#demo/catalogue/categories.ts";
import { readJson } from "#demo/files.ts";
import type { EntryInput } from "#services/content/writes.ts";

/**
 * Attributes that related products share (specification 3.16), by top category. The largest group of attributes comes
 * first.
 */
const shared = readJson(
  "related-products.json",
  Type.Record(Type.String(), Type.Array(Type.Array(Type.String({ minLength: 1 })))),
);

/** Attributes of the product itself. Others are facts of its kind (demo/catalogue/facts.ts). */
const topLevel = ["kind", "color"];

const groupOf = (ids: string[]) => ({
  product_attributes: ids.map((id) => ({ attribute_id: id, top_level_attribute: topLevel.includes(id) })),
});

/** `ids` are the commerce categories by uid. */
export const relatedProducts = (ids: ReadonlyMap<string, number>): EntryInput => ({
  contentType: "automated_related_products_config",
  uid: "automated-related-products-config",
  locale: "en-us",
  title: "Automated related products",
  data: {
    categories: categories.map(({ uid, parent }) => ({
      cat_ids_bc: Object.fromEntries(["us", "ca", "eu_region_1"].map((region) => [region, ids.get(uid)])),
      grouped_attributes: (shared[parent ?? uid] ?? []).map(groupOf),
    })),
  },
});
