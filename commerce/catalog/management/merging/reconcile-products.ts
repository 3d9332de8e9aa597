import { productToV3 } from "#commerce/catalog/management/rest.ts";
import type { ProductBody, ProductChange, ProductV3 } from "#commerce/catalog/management/schema.ts";
import type { StoredPrice, StoredProduct } from "#commerce/catalog/management/stored.ts";
import { storedNames } from "#commerce/catalog/products/fields/field-columns.ts";
import { type ManagementProblem, within } from "#commerce/catalog/shared/problems.ts";
import { flatTexts, nestedTexts } from "#commerce/catalog/texts/rules.ts";
import { type GivenTexts, LanguageTexts, type ProductTexts } from "#commerce/catalog/texts/schema.ts";
import type { OwnValues } from "#commerce/shared/own-fields/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { type ChangedSince, changesSince, formerColumns } from "#commerce/staff/versions/reads.ts";
import { conflictIn, laterVersion, mergeFields } from "#commerce/staff/versions/rules.ts";
import type { Transaction } from "#database/tables.ts";
import { ok, type Result } from "#platform/result.ts";
import { changedInVariants, mergeOwnFields, mergeVariants } from "./merge-variants.ts";

/** Merges writes based on an older version with later changes by others. */

type Reconciled<Change> = Result<{ changes: Change[]; merged: string[] }, ManagementProblem>;

/** `known`: the ids concerned, which this transaction has locked. `categoryOf`: the uids of categories by id. */
export async function reconcileProducts(
  trx: Transaction,
  changes: readonly ProductChange[],
  known: readonly (number | null)[],
  stored: ReadonlyMap<number, StoredProduct>,
  categoryOf: ReadonlyMap<number, string>,
): Promise<Reconciled<ProductChange>> {
  const merged: string[] = [];
  const mine: ProductChange[] = [];
  for (const [place, { body, at }] of changes.entries()) {
    const product = stored.get(known[place] ?? 0);
    const { version, ...sent } = body;
    if (!product || version === undefined || version === product.version) {
      mine.push({ body: sent, at });
      continue;
    }
    if (version > product.version) return laterVersion(within(at, "version"));
    const since = await changesSince(trx, "product", product.id, version, product.version, ["stock"]);
    const own = mergeProduct(named(sent, categoryOf), product, since, categoryOf);
    if (own.conflicts.length > 0) {
      const told = (fields: readonly string[]) =>
        Object.fromEntries(fields.map((field) => [within(at, field), own.current[field]]));
      const current = told(own.conflicts);
      return conflictIn(Object.keys(current), current, product.version, told(own.merged));
    }
    merged.push(...own.merged.map((field) => within(at, field)));
    mine.push({ body: own.mine as ProductBody, at });
  }
  return ok({ changes: mine, merged });
}

/** Record types whose change counts as a change of the whole list. */
const structural = ["option", "option-value"];

/** Categories may be sent by id or by uid. */
const named = (sent: ProductBody, categoryOf: ReadonlyMap<number, string>): ProductBody =>
  sent.categories
    ? {
        ...sent,
        categories: sent.categories.map((one) => (typeof one === "number" ? (categoryOf.get(one) ?? one) : one)),
      }
    : sent;

function mergeProduct(
  sent: ProductBody,
  product: StoredProduct,
  since: ChangedSince,
  categoryOf: ReadonlyMap<number, string>,
) {
  const current: Record<string, unknown> & ProductV3 = productToV3(product);
  if (!since.isComplete) {
    const whole = mergeFields(comparable(sent), null, comparable(current));
    return { ...whole, mine: withTexts(whole.mine), current: comparable(current) };
  }
  const base = productToV3(formerProduct(product, since, categoryOf));
  const isRebuilt = since.changes.some(
    ({ type, action }) => structural.includes(type) || (type === "variant" && action !== "update"),
  );
  const seen = {
    ...comparable(base),
    ...(isRebuilt && { options: undefined, variants: undefined }),
  };
  const { variants, own_fields: given, ...fields } = sent;
  // A list of variants is based on what its author saw of each; later changes of single values by others are merged
  // into it.
  const own = variants && !isRebuilt ? mergeVariants(variants, base, current) : null;
  const whole = comparable(own || !variants ? fields : { ...fields, variants });
  const top = mergeFields(whole, seen, comparable(current), ["categories"]);
  const said = mergeOwnFields(given ?? {}, base.own_fields, current.own_fields, "own_fields");
  const conflicts = [...top.conflicts, ...(own?.conflicts ?? []), ...said.conflicts];
  const inVariants = isRebuilt ? [] : changedInVariants(base.variants, current.variants);
  const merged = [
    ...top.merged.flatMap((field) => (field === "variants" && !isRebuilt ? inVariants.map(([path]) => path) : field)),
    ...said.merged,
  ];
  return {
    mine: { ...withTexts(top.mine), ...(own && { variants: own.mine }), ...(given && { own_fields: said.mine }) },
    merged: merged.filter((field) => !conflicts.includes(field)),
    conflicts,
    current: { ...comparable(current), ...Object.fromEntries(inVariants), ...own?.current, ...said.current } as Values,
  };
}

type Values = Record<string, unknown>;

/**
 * Leaves out fields that are not part of the product's own state. Each text in each language is a separate field. Own
 * fields are merged separately (mergeOwnFields).
 */
const comparable = (product: Partial<ProductV3> | ProductBody): Record<string, unknown> => {
  const { version: _, id: __, own_fields: ___, texts, ...fields } = product;
  return { ...fields, ...(texts && flatTexts(filled(texts))) };
};

/** A language without texts, or whose texts are removed, has every text as null. */
const filled = (texts: GivenTexts | ProductTexts): GivenTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([language, own]) => [
      language,
      own ?? Object.fromEntries(Object.keys(LanguageTexts.properties).map((field) => [field, null])),
    ]),
  );

function withTexts(fields: Record<string, unknown>): Record<string, unknown> {
  const isText = ([name]: [string, unknown]) => name.startsWith("texts.");
  const all = Object.entries(fields);
  if (!all.some(isText)) return fields;
  const texts = nestedTexts(Object.fromEntries(all.filter(isText)));
  return { ...Object.fromEntries(all.filter((one) => !isText(one))), texts };
}

/** The categories before the changes. What a rule put there counts as not chosen. */
function formerCategories(
  { categories }: StoredProduct,
  { changes }: ChangedSince,
  categoryOf: ReadonlyMap<number, string>,
): string[] {
  const former = new Set(categories);
  for (const { type, recordId, action, before } of changes.toReversed()) {
    const uid = type === "product-category" ? categoryOf.get(Number(recordId.split("/")[1])) : undefined;
    if (uid === undefined) continue;
    if (action === "insert" || before?.by_rule === true) former.delete(uid);
    else former.add(uid);
  }
  return [...former];
}

function formerProduct(
  product: StoredProduct,
  since: ChangedSince,
  categoryOf: ReadonlyMap<number, string>,
): StoredProduct {
  const columns = formerColumns(since, "product");
  const fields = Object.fromEntries(
    Object.entries(columns).flatMap(([column, value]) => (storedNames[column] ? [[storedNames[column], value]] : [])),
  );
  const variants = product.variants.map((variant) => {
    const own = formerColumns(since, "variant", String(variant.id));
    const keeping = formerKeeping(since, String(variant.id));
    const prices = { ...variant.prices };
    for (const { type, recordId, action, before } of since.changes.toReversed()) {
      const [region = "", id] = recordId.split("/");
      if (type !== "price" || id !== String(variant.id)) continue;
      const price = formerPrice(prices[region as PriceRegion], before ?? {});
      if (action === "insert") delete prices[region as PriceRegion];
      else prices[region as PriceRegion] = price;
    }
    return {
      ...variant,
      prices,
      ...("sku" in own && { sku: String(own.sku) }),
      ...("gtin" in own && { gtin: own.gtin as string | null }),
      ...("weight_grams" in own && { weightGrams: own.weight_grams as number | null }),
      ...("own_fields" in own && { ownFields: own.own_fields as OwnValues }),
      ...("image" in own && { image: own.image as string | null }),
      ...("purchasing_disabled" in own && { purchasingDisabled: own.purchasing_disabled === true }),
      ...("low_at" in keeping && { lowAt: keeping.low_at as number | null }),
      ...("shelf" in keeping && { shelf: keeping.shelf as string | null }),
    };
  });
  const ownFields = (columns.own_fields ?? product.ownFields) as OwnValues;
  const categories = formerCategories(product, since, categoryOf);
  return { ...product, ...fields, categories, variants, ownFields };
}

/** The former stock settings of a variant; empty when it had none. */
function formerKeeping(since: ChangedSince, variant: string): Record<string, unknown> {
  const isNew = since.changes.some(
    ({ type, recordId, action }) => type === "stock" && recordId === variant && action === "insert",
  );
  return isNew ? { low_at: null, shelf: null } : formerColumns(since, "stock", variant);
}

/** A price with its former columns from the log; for a scheduled sale the log contains only the sale. */
function formerPrice(now: StoredPrice | undefined, before: Record<string, unknown>): StoredPrice {
  const told: Record<string, unknown> = { ...columnsOf(now), ...before };
  const moment = (name: string) => (told[name] ?? null) as string | null;
  const amount = (name: string) => (typeof told[name] === "number" ? told[name] : null);
  const sale = amount("sale_price");
  if (sale === null) return { price: Number(told.price), retailPrice: amount("retail_price"), sale: null };
  return {
    price: Number(told.regular_price),
    retailPrice: amount("regular_retail_price"),
    sale: { price: sale, from: moment("sale_from"), until: moment("sale_until") },
  };
}

const columnsOf = ({ price, retailPrice, sale }: StoredPrice = { price: 0, retailPrice: null, sale: null }) => ({
  ...(sale ? { regular_price: price, regular_retail_price: retailPrice } : { price, retail_price: retailPrice }),
  sale_price: sale?.price ?? null,
  sale_from: sale?.from ?? null,
  sale_until: sale?.until ?? null,
});
