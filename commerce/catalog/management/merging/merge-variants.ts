import { isDeepStrictEqual } from "node:util";
import { priceToRest, readPrice } from "#commerce/catalog/management/prices/prices.ts";
import type { ProductBody, ProductV3 } from "#commerce/catalog/management/schema.ts";
import { noFaults, problemOf } from "#commerce/catalog/shared/problems.ts";
import type { OwnValues } from "#commerce/shared/own-fields/schema.ts";
import { flatOwnValues, mergeOwnValues } from "#commerce/staff/own-fields/merge.ts";
import { mergeFields } from "#commerce/staff/versions/rules.ts";

/** Merges variants that were written from an older version with later changes by others. Pure. */

type Variants = NonNullable<ProductBody["variants"]>;
type VariantAnswer = ProductV3["variants"][number];
type Prices = VariantAnswer["prices"];

/** A list of variants is merged variant by variant, and prices price list by price list. */
export function mergeVariants(sent: Variants, base: ProductV3, current: ProductV3) {
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
    const priced = given && mergePrices(given, prices, nowPrices);
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

/** A list of prices is sent as a whole: a price list that it lacks loses its price, which is a change like others. */
function mergePrices(given: NonNullable<Variants[number]["prices"]>, base: Prices, current: Prices) {
  const regions = new Set([...given, ...base, ...current].map(({ region }) => region));
  const spelledOut = (list: readonly { region: string }[]) => {
    const own = byRegion(list);
    return Object.fromEntries([...regions].map((region) => [region, own[region] ?? null]));
  };
  return mergeFields(spelledOut(plainPrices(given)), spelledOut(base), spelledOut(current));
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

/**
 * The fields of variants that differ between two states of a product with the same variants: "variants.50001.sku",
 * "variants.50001.prices.us", "variants.50001.own_fields.story.de", with their present values. Stock levels have no
 * versions.
 */
export function changedInVariants(
  base: readonly VariantAnswer[],
  current: readonly VariantAnswer[],
): [path: string, now: unknown][] {
  const before = new Map(base.map((variant) => [variant.id, fieldsOf(variant)]));
  return current.flatMap((variant) => {
    const [former, now] = [before.get(variant.id) ?? {}, fieldsOf(variant)];
    const names = [...new Set([...Object.keys(former), ...Object.keys(now)])];
    const changed = names.filter((name) => !isDeepStrictEqual(former[name] ?? null, now[name] ?? null));
    return changed.map((name): [string, unknown] => [`variants.${variant.id}.${name}`, now[name] ?? null]);
  });
}

function fieldsOf(variant: VariantAnswer): Record<string, unknown> {
  const { id: _, inventory_level: __, inventory_level_seen: ___, prices, own_fields: own, ...fields } = variant;
  const under = (at: string, values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`${at}.${name}`, value]));
  const priced = Object.fromEntries(prices.map((price) => [price.region, price]));
  return { ...fields, ...under("prices", priced), ...under("own_fields", flatOwnValues(own)) };
}

const byRegion = (list: readonly { region: string }[]): Record<string, unknown> =>
  Object.fromEntries(list.map(({ region, ...price }) => [region, price]));

/** Own fields are merged one by one. */
export function mergeOwnFields(given: Record<string, unknown>, base: OwnValues, current: OwnValues, at: string) {
  const own = mergeOwnValues(given, base, current);
  const under = (paths: readonly string[]) => paths.map((path) => `${at}.${path}`);
  const now = Object.fromEntries(Object.entries(own.now).map(([path, value]) => [`${at}.${path}`, value]));
  return { mine: own.mine, merged: under(own.merged), conflicts: under(own.conflicts), current: now };
}
