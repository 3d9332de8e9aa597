import type { Kinship } from "#commerce/catalog/products/related-products.ts";
import { groupsIn, regionIdIn } from "#storefront/components/content/content-data.ts";

/** Which products the shop regards as similar (specification 3.16, 5). Pure. */

export type Attribute = { attribute: string; values: string[] };

/**
 * Returns the kinships that automated_related_products_config defines in a category for products with these attributes.
 * Each attribute group is a kinship: products must share all of the group's attributes that are given here. Groups with
 * none of the given attributes are left out. Without a configuration for the category, the given attributes form one
 * group. An empty result means that any product of the category qualifies.
 */
export function kinshipsFor(
  config: unknown,
  categoryId: number,
  region: string,
  attributes: readonly Attribute[],
): Kinship[] {
  const given = new Map<string, string[]>();
  for (const { attribute, values } of attributes) {
    const name = attribute.trim().toLowerCase();
    const terms = values.map((value) => `${name}:${value.trim().toLowerCase()}`);
    given.set(name, [...(given.get(name) ?? []), ...terms]);
  }
  const category = groupsIn(config).find(({ cat_ids_bc }) => regionIdIn(cat_ids_bc, region) === categoryId);
  const groups = category
    ? groupsIn(category.grouped_attributes).map(({ product_attributes }) =>
        groupsIn(product_attributes).map(({ attribute_id }) => String(attribute_id).toLowerCase()),
      )
    : [[...given.keys()]];
  return groups
    .map((names) => names.flatMap((name) => (given.has(name) ? [given.get(name) ?? []] : [])))
    .filter((kinship) => kinship.length > 0);
}
