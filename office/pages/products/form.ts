import type { UseFormReturn } from "react-hook-form";
import type { ProductV3 } from "#commerce/catalog/management/schema.ts";
import type { Key } from "../../i18n/languages.ts";

/** The fields of the product page, by the API's names; each is saved as a whole. */
const names = [
  "name",
  "description",
  "brand",
  "kind",
  "sku",
  "availability",
  "preorder_release_date",
  "made_in",
  "is_visible",
  "is_new",
  "is_redesigned",
  "is_best_seller",
  "popularity",
  "categories",
  "custom_fields",
  "images",
  "variants",
] as const;

export type ProductValues = Pick<ProductV3, (typeof names)[number]>;
export type ProductForm = UseFormReturn<ProductValues>;

export const labels: Record<(typeof names)[number], Key> = {
  name: "productName",
  description: "description",
  brand: "brand",
  kind: "kind",
  sku: "sku",
  availability: "availability",
  preorder_release_date: "releaseDate",
  made_in: "madeIn",
  is_visible: "visibility",
  is_new: "isNew",
  is_redesigned: "isRedesigned",
  is_best_seller: "isBestSeller",
  popularity: "popularity",
  categories: "categories",
  custom_fields: "specifications",
  images: "pictures",
  variants: "variants",
};

export const valuesOf = (product: ProductV3): ProductValues =>
  Object.fromEntries(names.map((name) => [name, product[name]])) as ProductValues;

type Variant = ProductV3["variants"][number];

/** A variant's own changes beside its id; what it does not say stays as it is. */
function variantBody(variant: Variant, before: Variant | undefined) {
  const isOther = (name: keyof Variant) => JSON.stringify(variant[name]) !== JSON.stringify(before?.[name]);
  return {
    id: variant.id,
    ...(isOther("sku") && { sku: variant.sku }),
    ...(isOther("purchasing_disabled") && { purchasing_disabled: variant.purchasing_disabled }),
    ...(isOther("inventory_level") && {
      inventory_level: variant.inventory_level,
      inventory_level_seen: before?.inventory_level,
    }),
    ...(isOther("prices") && { prices: variant.prices }),
  };
}

/** The body of the request that saves these changes. */
export function bodyOf(changes: Partial<ProductValues>, before: ProductV3) {
  const { variants, preorder_release_date: date, made_in: country, ...fields } = changes;
  const stored = new Map(before.variants.map((variant) => [variant.id, variant]));
  return {
    ...fields,
    ...(date !== undefined && { preorder_release_date: date || null }),
    ...(country !== undefined && { made_in: country || null }),
    ...(variants && { variants: variants.map((variant) => variantBody(variant, stored.get(variant.id))) }),
  };
}
