import { createHash } from "node:crypto";
import type { PricedProduct } from "#commerce/catalog/api/rest.ts";
import type { Category } from "#commerce/catalog/categories/tree.ts";
import { publicValues } from "#commerce/catalog/products/fields/fields.ts";
import { type CategoryInput, faultsOf, type ProductInput } from "#commerce/catalog/products/product-input.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";

/** A product of the store as input for our own catalogue, with the store's ids. */
export type MirroredProduct = { id: number; product: ProductInput; variantIds: number[]; hash: string };

export type SoldIn = Partial<Record<PriceRegion, PricedProduct>>;

/**
 * Our images are referenced by id, not by address: the file name in the store is the image's id in our media service.
 */
const pictureOf = (url: string): string => (url.split(/[/?]/).filter(Boolean).at(-1) ?? "").replace(/\.[a-z]+$/i, "");

/**
 * Combines a product as each region sells it into one. Returns the faults, and null as the product, when our catalogue
 * could not hold it.
 */
export function mirroredOf(
  soldIn: SoldIn,
  categoryUids: ReadonlyMap<number, string>,
  uid: string,
): { mirrored: MirroredProduct; faults: null } | { mirrored: null; faults: string } {
  const [first] = Object.values(soldIn) as [PricedProduct];
  const options = first.options.map((option) => ({
    name: option.name,
    kind: option.kind,
    values: option.values.map(({ code, label, hexColours }) => ({ code, label, hexColours: [...hexColours] })),
  }));
  const variants = first.variants.map((variant) => ({
    sku: variant.sku || `BC-${variant.id}`,
    values: first.options.map(
      (option, index) => option.values.find(({ id }) => id === variant.valueIds[index])?.code ?? "",
    ),
    ...(variant.image && { image: pictureOf(variant.image) }),
    purchasingDisabled: variant.isInStock && !variant.isPurchasable,
    prices: Object.fromEntries(
      Object.entries(soldIn).flatMap(([region, sold]) => {
        const own = sold.variants.find(({ id }) => id === variant.id);
        if (!own) return [];
        const { price, retailPrice } = own;
        return [[region, retailPrice === undefined ? { price } : { price, retailPrice }]];
      }),
    ),
    stock: variant.available ?? 0,
  }));
  const product: ProductInput = {
    ...publicValues(first),
    uid,
    sku: first.sku || `BC-P${first.id}`,
    inventoryTracking: first.variants.some((variant) => variant.available !== undefined) ? "variant" : "none",
    attributes: attributesOf(options),
    images: first.images.map(({ id, colour }) => ({ id: pictureOf(id), ...(colour && { colour }) })),
    categories: first.categories.flatMap(({ id }) => categoryUids.get(id) ?? []),
    options,
    variants,
  };
  const faults = Object.entries(faultsOf([product], new Set(categoryUids.values()))).map((fault) => fault.join(" "));
  if (faults.length > 0) return { mirrored: null, faults: faults.join("; ") };
  const hash = createHash("sha256").update(JSON.stringify(product)).digest("base64");
  return { mirrored: { id: first.id, product, variantIds: first.variants.map(({ id }) => id), hash }, faults: null };
}

/** The attributes by which lists can be filtered: the options, with the codes of their values. */
const attributesOf = (options: ProductInput["options"]): Record<string, string[]> =>
  Object.fromEntries(options.map(({ name, values }) => [name.toLowerCase(), values.map(({ code }) => code)]));

export type MirroredCategory = CategoryInput & { id: number };

/**
 * Combines the categories of all trees. Of two with the same uid, the later one gets its id appended. Parents come
 * before children.
 */
export function mirroredCategories(trees: readonly (readonly Category[])[]): MirroredCategory[] {
  const byId = new Map(trees.flat().map((category) => [category.id, category]));
  const uids = uniqueUids([...byId.values()]);
  return [...byId.values()].map(({ id, parentId, name }) => {
    const parent = parentId === null ? undefined : uids.get(parentId);
    return { id, uid: uids.get(id) ?? "", name, ...(parent && { parent }) };
  });
}

/** Returns id → uid, with each uid used only once. */
export function uniqueUids(rows: readonly { id: number; uid: string }[]): Map<number, string> {
  const taken = new Set<string>();
  const uids = new Map<number, string>();
  for (const { id, uid } of rows) {
    const own = taken.has(uid) ? `${uid}-${id}` : uid;
    taken.add(own);
    uids.set(id, own);
  }
  return uids;
}
