import { sql } from "kysely";
import { storePrices } from "#commerce/catalog/management/prices/price-actions.ts";
import { isReversed, momentOf } from "#commerce/catalog/management/prices/prices.ts";
import type { StoredPrice } from "#commerce/catalog/management/stored.ts";
import type { RegionPrice } from "#commerce/catalog/products/product-input.ts";
import { withReason } from "#commerce/shared/reasons/rules.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Skipped } from "#commerce/staff/jobs/schema.ts";
import type { Transaction } from "#database/tables.ts";
import type { PriceChange } from "./price-schema.ts";
import { changedPrice } from "./rules.ts";

/** Prices of many products in one price list. */

type PricedVariant = { id: number; sku: string; price: StoredPrice };
type PriceRequest = { change: PriceChange; sale?: { from?: string | null; until?: string | null } | undefined };

/** Faults in the dates of a sale, by the body's fields; null when there are none. */
export function faultsOfDays({ prices }: { prices?: PriceRequest | undefined }): Record<string, string> | null {
  if (!prices?.sale) return null;
  const { from = null, until = null } = prices.sale;
  for (const [name, text] of Object.entries({ from, until }))
    if (text !== null && momentOf(text) === null) return { [`change.prices.sale.${name}`]: "is no moment" };
  if (from === null && until === null) return { "change.prices.sale.from": "is needed, or until" };
  return isReversed({ from, until }) ? { "change.prices.sale.until": "must be after from" } : null;
}

/** Returns which prices are not changed, because the result would not be a valid price. */
export async function changePrices(
  trx: Transaction,
  region: PriceRegion,
  wanted: PriceRequest,
  ids: readonly number[],
): Promise<Skipped[]> {
  const currency = currencyOf(region);
  const skipped: Skipped[] = [];
  const written = (await takePrices(trx, region, ids)).flatMap(({ id, sku, price }) => {
    const next = repriced(price, wanted, currency);
    if (typeof next !== "string") return { id, ...next };
    const about = { kind: "price", id: `${region}/${sku}` };
    skipped.push(withReason({ id: `price ${region}/${sku}`, about, why: next }));
    return [];
  });
  await storePrices(trx, region, written);
  return skipped;
}

/** The resulting price, or why there is none. An existing scheduled sale is changed along with its price. */
export function repriced(price: StoredPrice, { change, sale }: PriceRequest, currency: string): RegionPrice | string {
  const changed = changedPrice(price.price, change, currency);
  if (changed === null) return "would be below zero";
  const kept = { ...(price.retailPrice !== null && { retailPrice: price.retailPrice }) };
  const days = sale && { from: momentOf(sale.from ?? null), until: momentOf(sale.until ?? null) };
  if (days) {
    const isLower = changed > 0 && changed < price.price;
    return isLower
      ? { ...kept, price: price.price, sale: { price: changed, ...days } }
      : "would not be below the price";
  }
  if (!price.sale) return { ...kept, price: changed };
  const lowered = changedPrice(price.sale.price, change, currency);
  if (lowered === null) return "would be below zero";
  if (lowered === 0 || lowered >= changed) return "has a sale price that would not be below the price";
  return { ...kept, price: changed, sale: { ...price.sale, price: lowered } };
}

export async function endSales(trx: Transaction, region: PriceRegion, ids: readonly number[]): Promise<void> {
  const found = (await takePrices(trx, region, ids)).filter(({ price }) => price.sale !== null);
  const rows = found.map(({ id, price: { price, retailPrice } }) => ({ id, price, retailPrice: retailPrice ?? 0 }));
  await storePrices(trx, region, rows);
}

async function takePrices(trx: Transaction, region: PriceRegion, ids: readonly number[]): Promise<PricedVariant[]> {
  const { rows } = await sql<PricedVariant>`
    select v.id, v.sku, price_as_said(r) as price
    from variants v join prices r on r.variant_id = v.id and r.region = ${region}
    where v.product_id = any (${[...ids]}::integer[]) order by v.product_id, v.id for no key update of v, r`.execute(
    trx,
  );
  return rows;
}
