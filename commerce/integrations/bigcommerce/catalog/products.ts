import { Type } from "typebox";
import { Value } from "typebox/value";
import type { PricedProduct } from "#commerce/catalog/api/rest.ts";
import type { Category } from "#commerce/catalog/categories/tree.ts";
import { fieldsWhere } from "#commerce/catalog/products/fields/fields.ts";
import type { ProductDetail, ProductOption, Variant } from "#commerce/catalog/products/schema.ts";
import { codeOf, isYes, uidOf } from "#commerce/integrations/bigcommerce/slugs.ts";
import type { PriceBook } from "./prices.ts";
import type { BcOption, BcProduct, BcVariant } from "./shapes.ts";

/** Converts a product of the store to the shape of our routes and pages. Pure. */

const kinds: Record<string, ProductOption["kind"]> = {
  swatch: "swatch",
  dropdown: "dropdown",
  product_list: "dropdown",
};

/** Custom fields that correspond to fields of ours. The others are specifications. */
const ownFields = fieldsWhere(({ customField }) => customField !== undefined);
const ownNames = new Set(ownFields.map(([, { customField }]) => customField));

/** Returns the values of our fields from custom fields. A text that our field cannot hold is ignored. */
const valuesIn = (custom: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    ownFields.flatMap(([name, { customField = "", shape, initial, staff }]): [string, unknown][] => {
      const given = custom.get(customField);
      if (Type.IsBoolean(shape)) return [[name, isYes(given)]];
      if (initial !== null) return [[name, given ?? ""]];
      return Value.Check(staff.body, given) ? [[name, given]] : [];
    }),
  ) as Pick<ProductDetail, "kind" | "brand" | "isNew" | "isRedesigned" | "isBestSeller">;

export type RegionCatalog = { currency: string; prices: PriceBook; categories: ReadonlyMap<number, Category> };

/**
 * Null when the region does not sell the product, because it is hidden or has no price there. Images are absolute
 * addresses.
 */
export function toSold(product: BcProduct, { currency, prices, categories }: RegionCatalog): PricedProduct | null {
  const options = [...(product.options ?? optionsIn(product.variants ?? []))].sort(bySortOrder);
  const order = options.map(({ id }) => id);
  const variants = (product.variants ?? []).flatMap((variant) => toVariant(product, variant, order, prices) ?? []);
  if (!product.is_visible || variants.length === 0) return null;
  const custom = new Map((product.custom_fields ?? []).map(({ name, value }) => [name.toLowerCase(), value]));
  const own = product.categories.flatMap((id) => categories.get(id) ?? []);
  const release = product.preorder_release_date?.slice(0, 10);
  return {
    id: product.id,
    uid: uidOf(product.custom_url?.url, `product-${product.id}`),
    sku: product.sku,
    name: product.name,
    description: product.description,
    availability: product.availability,
    ...(release && { releaseDate: release }),
    ...valuesIn(custom),
    // BigCommerce has no fields for these.
    safetyContacts: [],
    safetyWarnings: [],
    condition: "new",
    related: [],
    addOns: [],
    currency,
    // The most specific first, in the order that our own tables use.
    categories: own
      .sort(
        (a, b) => Number(a.parentId === null) - Number(b.parentId === null) || a.position - b.position || a.id - b.id,
      )
      .map(({ id, uid, name }) => ({ id, uid, name })),
    specs: (product.custom_fields ?? [])
      .filter(({ name }) => !ownNames.has(name.toLowerCase()))
      .map(({ name, value }) => ({ id: name, value })),
    images: [...(product.images ?? [])]
      .sort((a, b) => a.sort_order - b.sort_order)
      .map((image) => ({ id: image.url_standard, ...(image.description && { colour: codeOf(image.description) }) })),
    options: options.map(toOption),
    variants,
  };
}

function toVariant(
  product: BcProduct,
  variant: BcVariant,
  optionIds: readonly number[],
  prices: PriceBook,
): Variant | null {
  const price = prices(product, variant);
  if (!price) return null;
  const isTracked = product.inventory_tracking !== "none";
  const level = product.inventory_tracking === "product" ? product.inventory_level : variant.inventory_level;
  const isInStock = !isTracked || level > 0;
  return {
    id: variant.id,
    sku: variant.sku,
    valueIds: optionIds.flatMap((id) => variant.option_values.find((value) => value.option_id === id)?.id ?? []),
    ...(variant.image_url && { image: variant.image_url }),
    ...price,
    ...(isTracked && { available: Math.max(0, level) }),
    isInStock,
    isPurchasable: isInStock && !variant.purchasing_disabled && product.availability !== "disabled",
  };
}

/** Derives the options from the variants when the options were not read: names and values without colours. */
function optionsIn(variants: readonly BcVariant[]): BcOption[] {
  const options = new Map<number, BcOption>();
  for (const { id, label, option_id, option_display_name } of variants.flatMap((variant) => variant.option_values)) {
    const option = options.get(option_id) ?? {
      id: option_id,
      display_name: option_display_name,
      type: "rectangles",
      option_values: [],
    };
    options.set(option_id, option);
    if (!option.option_values.some((value) => value.id === id)) option.option_values.push({ id, label });
  }
  return [...options.values()];
}

const bySortOrder = (a: { sort_order?: number }, b: { sort_order?: number }) =>
  (a.sort_order ?? 0) - (b.sort_order ?? 0);

const toOption = (option: BcOption): ProductOption => ({
  id: option.id,
  name: option.display_name,
  kind: kinds[option.type] ?? "rectangles",
  values: [...option.option_values].sort(bySortOrder).map(({ id, label, value_data }) => ({
    id,
    code: codeOf(label) || String(id),
    label,
    hexColours: value_data?.colors ?? [],
  })),
});
