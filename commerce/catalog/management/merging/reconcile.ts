import { priceToRest, readPrice } from "#commerce/catalog/management/prices/prices.ts";
import { type ManagementProblem, noFaults, problemOf, within } from "#commerce/catalog/management/problems.ts";
import { productToV3 } from "#commerce/catalog/management/rest.ts";
import type { ProductBody, ProductChange, ProductV3 } from "#commerce/catalog/management/schema.ts";
import type { StoredPrice, StoredProduct } from "#commerce/catalog/management/stored.ts";
import { storedNames } from "#commerce/catalog/products/fields/field-columns.ts";
import { flatTexts, nestedTexts } from "#commerce/catalog/texts/rules.ts";
import { type GivenTexts, LanguageTexts, type ProductTexts } from "#commerce/catalog/texts/schema.ts";
import type { OwnValues } from "#commerce/shared/own-fields/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { mergeOwnValues } from "#commerce/staff/own-fields/merge.ts";
import { changesSince, formerColumns, type Since } from "#commerce/staff/versions/reads.ts";
import { conflictIn, laterVersion, mergeFields } from "#commerce/staff/versions/rules.ts";
import type { Transaction } from "#database/tables.ts";
import { ok, type Result } from "#platform/result.ts";

/** Merges writes based on an older version with later changes by others. */

type Reconciled<Change> = Result<{ changes: Change[]; merged: string[] }, ManagementProblem>;

/** `known`: the ids concerned, which this transaction has locked. */
export async function reconcile(
  trx: Transaction,
  changes: readonly ProductChange[],
  known: readonly (number | null)[],
  stored: ReadonlyMap<number, StoredProduct>,
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
    const own = mergeProduct(sent, product, since);
    if (own.conflicts.length > 0) {
      const current = Object.fromEntries(own.conflicts.map((field) => [within(at, field), own.current[field]]));
      return conflictIn(Object.keys(current), current, product.version);
    }
    merged.push(...own.merged.map((field) => within(at, field)));
    mine.push({ body: own.mine as ProductBody, at });
  }
  return ok({ changes: mine, merged });
}

/** Record types whose change counts as a change of the whole list. */
const structural = ["option", "option-value"];

function mergeProduct(sent: ProductBody, product: StoredProduct, since: Since) {
  const current: Record<string, unknown> & ProductV3 = productToV3(product);
  if (!since.isComplete) {
    const whole = mergeFields(comparable(sent), null, comparable(current));
    return { ...whole, mine: withTexts(whole.mine), current: comparable(current) };
  }
  const base = productToV3(formerProduct(product, since));
  const isRebuilt = since.changes.some(
    ({ type, action }) => structural.includes(type) || (type === "variant" && action !== "update"),
  );
  const isMoved = since.changes.some(({ type }) => type === "product-category");
  const seen = {
    ...comparable(base),
    ...(isMoved && { categories: undefined }),
    ...(isRebuilt && { options: undefined, variants: undefined }),
  };
  const { variants, own_fields: given, ...fields } = sent;
  // A list of variants is based on what its author saw of each; later changes of single values by others are merged
  // into it.
  const own = variants && !isRebuilt ? mergeVariants(variants, base, current) : null;
  const top = mergeFields(comparable(own || !variants ? fields : { ...fields, variants }), seen, comparable(current));
  const said = mergeOwnFields(given ?? {}, base.own_fields, current.own_fields, "own_fields");
  return {
    mine: { ...withTexts(top.mine), ...(own && { variants: own.mine }), ...(given && { own_fields: said.mine }) },
    merged: [...top.merged, ...said.merged],
    conflicts: [...top.conflicts, ...(own?.conflicts ?? []), ...said.conflicts],
    current: { ...comparable(current), ...own?.current, ...said.current } as Record<string, unknown>,
  };
}

/** Own fields are merged one by one. */
function mergeOwnFields(given: Record<string, unknown>, base: OwnValues, current: OwnValues, at: string) {
  const own = mergeOwnValues(given, base, current);
  const under = (paths: readonly string[]) => paths.map((path) => `${at}.${path}`);
  const now = Object.fromEntries(Object.entries(own.now).map(([path, value]) => [`${at}.${path}`, value]));
  return { mine: own.mine, merged: under(own.merged), conflicts: under(own.conflicts), current: now };
}

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

function formerProduct(product: StoredProduct, since: Since): StoredProduct {
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
  return { ...product, ...fields, variants, ownFields };
}

/** The former stock settings of a variant; empty when it had none. */
function formerKeeping(since: Since, variant: string): Record<string, unknown> {
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

type Variants = NonNullable<ProductBody["variants"]>;

function mergeVariants(sent: Variants, base: ProductV3, current: ProductV3) {
  const conflicts: string[] = [];
  const told: Record<string, unknown> = {};
  const mine = sent.map((variant) => {
    const now = current.variants.find(({ id, sku }) => (variant.id ? id === variant.id : sku === variant.sku));
    const before = base.variants.find(({ id }) => id === now?.id);
    if (!now || !before) return variant;
    const { inventory_level: _, inventory_level_seen: __, prices, own_fields: ownBefore, ...seen } = before;
    const { inventory_level: ___, inventory_level_seen: ____, prices: nowPrices, own_fields: ownNow, ...present } = now;
    const { prices: given, own_fields: ownGiven, ...values } = variant;
    const said = mergeOwnFields(ownGiven ?? {}, ownBefore, ownNow, `variants.${now.id}.own_fields`);
    conflicts.push(...said.conflicts);
    Object.assign(told, said.current);
    const own = mergeFields(values, seen, present);
    const byRegion = (list: readonly { region: string }[]) =>
      Object.fromEntries(list.map(({ region, ...price }) => [region, price]));
    const priced = given && mergeFields(byRegion(plainPrices(given)), byRegion(prices), byRegion(nowPrices));
    for (const field of own.conflicts) {
      conflicts.push(`variants.${now.id}.${field}`);
      told[`variants.${now.id}.${field}`] = now[field as keyof typeof now];
    }
    for (const region of priced?.conflicts ?? []) {
      conflicts.push(`variants.${now.id}.prices.${region}`);
      told[`variants.${now.id}.prices.${region}`] = nowPrices.find((price) => price.region === region) ?? null;
    }
    const theirs = nowPrices.filter(
      ({ region }) => priced && !(region in priced.mine) && priced.merged.includes(region),
    );
    const kept = given?.filter(({ region }) => priced && region in priced.mine);
    const mine = { ...own.mine, ...(ownGiven && { own_fields: said.mine }) };
    return { id: now.id, ...mine, ...(kept && { prices: [...kept, ...theirs] }) };
  });
  return { mine, conflicts, current: told };
}

/**
 * Prices in the form of answers, for comparison: with a currency, and without omitted fields. Invalid ones are kept.
 */
const plainPrices = (given: NonNullable<Variants[number]["prices"]>) =>
  given.map(({ region, ...price }) => {
    const faults = noFaults();
    const read = readPrice(price, region, "", faults);
    return problemOf(faults) ? { region, ...price } : { region, ...priceToRest(read, region) };
  });
