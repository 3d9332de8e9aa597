import { isDeepStrictEqual } from "node:util";
import { fromBody } from "#commerce/catalog/management/fields.ts";
import type { OwnPlan } from "#commerce/catalog/management/own-values.ts";
import type { ProductBody } from "#commerce/catalog/management/schema.ts";
import type { StoredProduct } from "#commerce/catalog/management/stored.ts";
import type { WrittenProduct } from "#commerce/catalog/products/product-input.ts";
import { type Faults, within } from "#commerce/catalog/shared/problems.ts";
import { changedTexts } from "#commerce/catalog/texts/rules.ts";
import { readOptions, withRenamedOptions } from "./read-options.ts";
import { keepVariants, oncePerChoice, type RenamedVariant, readVariant } from "./read-variants.ts";

/** Lays a body over the stored product: what the body omits stays. Pure; contradictions are added to the faults. */

export type CategoryUids = { byId: ReadonlyMap<number, string>; all: ReadonlySet<string> };
export type Plan = {
  product: WrittenProduct;
  /** Variants that keep their id under a new SKU. */
  renamed: RenamedVariant[];
  /** The changes of own fields; absent when there are none. */
  own?: OwnPlan;
  /** The product's id with its new uid, and options with new names. */
  moved: { id: number; uid: string } | null;
  renamedOptions: { id: number; name: string }[];
  /** Whether a text changes in any language. */
  isSaidAnew: boolean;
};

/** `before` is null for a new product; `at` is the body's place in the request: "products.3". */
export function planOf(
  stored: StoredProduct | null,
  body: ProductBody,
  at: string,
  categories: CategoryUids,
  faults: Faults,
): Plan {
  const { wrong, unknown } = faults;
  const before = stored && withRenamedOptions(stored, body.options);
  for (const [place, { id }] of (body.options ?? []).entries())
    if (id !== undefined && !before?.options.some((option) => option.id === id))
      unknown[within(at, `options.${place}.id`)] = "is no option of this product";
  if (!before && body.id === undefined) {
    for (const field of ["uid", "sku", "kind", "name"] as const)
      if (body[field] === undefined) wrong[within(at, field)] = "is required of a new product";
  }
  checkSchedule(body, at, wrong);
  const uid = body.uid ?? before?.uid ?? "";
  const sku = body.sku ?? before?.sku ?? "";
  const options = body.options
    ? readOptions(body.options, before?.options ?? [], within(at, "options"), faults)
    : (before?.options ?? []);
  const given = body.variants ?? (before ? null : [{ sku }]);
  const reading = { before, options, at, faults };
  const read = given ? given.map((variant, place) => readVariant(variant, place, reading)) : keepVariants(reading);
  const variants = read.map(({ variant }) => variant);
  oncePerChoice(variants, at, wrong);
  const fields = { ...before, ...fromBody(body) };
  if (fields.inventoryTracking === "product" && variants.length > 1)
    wrong[within(at, "inventory_tracking")] = "counts a product as a whole only where it has a single variant";
  const product: WrittenProduct = {
    ...fields,
    uid,
    sku,
    kind: fields.kind ?? "",
    name: fields.name ?? "",
    texts: changedTexts(before?.texts ?? {}, body.texts ?? {}),
    categories: body.categories ? readCategories(body.categories, at, categories, wrong) : (before?.categories ?? []),
    options,
    variants,
  };
  const renamedOptions =
    before === stored
      ? []
      : (before?.options ?? []).filter(({ id, name }) =>
          stored?.options.some((option) => option.id === id && option.name !== name),
        );
  return {
    product,
    renamed: read.flatMap(({ renamed }) => renamed ?? []),
    moved: before && uid !== before.uid ? { id: before.id, uid } : null,
    renamedOptions: renamedOptions.map(({ id, name: called }) => ({ id, name: called })),
    isSaidAnew:
      product.name !== stored?.name ||
      product.description !== stored.description ||
      !isDeepStrictEqual(product.texts, stored.texts),
  };
}

function checkSchedule({ schedule = [] }: ProductBody, at: string, wrong: Faults["wrong"]): void {
  const seen = new Set<string>();
  for (const [place, { market, from, until }] of schedule.entries()) {
    const path = within(at, `schedule.${place}`);
    if (seen.has(market)) wrong[`${path}.market`] = "is named twice";
    seen.add(market);
    if (from && until && Date.parse(until) <= Date.parse(from)) wrong[`${path}.until`] = "must be after its beginning";
  }
}

function readCategories(
  given: readonly (number | string)[],
  at: string,
  { byId, all }: CategoryUids,
  wrong: Faults["wrong"],
): string[] {
  return given.flatMap((one, place) => {
    const uid = typeof one === "number" ? byId.get(one) : one;
    if (uid !== undefined && all.has(uid)) return uid;
    wrong[within(at, `categories.${place}`)] = "is unknown";
    return [];
  });
}
