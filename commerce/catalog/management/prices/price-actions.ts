import { sql } from "kysely";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import {
  givenPrice,
  priceColumns,
  priceRecord,
  priceUpdate,
  writtenPrice,
} from "#commerce/catalog/products/price-columns.ts";
import type { RegionPrice } from "#commerce/catalog/products/product-input.ts";
import { type ManagementProblem, noFaults, problemOf } from "#commerce/catalog/shared/problems.ts";
import { type FoundVariant, type NamedVariant, takeVariants } from "#commerce/catalog/shared/variants.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { ok, type Result } from "#platform/result.ts";
import { type PriceInput, readPrice } from "./prices.ts";

export type PriceRecord = FoundVariant & RegionPrice;

/**
 * Sets prices of one region's list: all or none, in one transaction and a fixed number of statements, in the order of
 * the records. Unchanged prices are not written, so the price log kept by triggers contains only changes.
 */
export function putPrices(
  db: Db,
  region: PriceRegion,
  records: readonly (NamedVariant & PriceInput)[],
): Promise<Result<PriceRecord[], ManagementProblem>> {
  return db.transaction().execute(async (trx): Promise<Result<PriceRecord[], ManagementProblem>> => {
    const faults = noFaults();
    const amounts = records.map((record, place) => readPrice(record, region, `records.${place}`, faults));
    const variants = await takeVariants(trx, records, "records", faults);
    const problem = problemOf(faults);
    if (problem) return problem;
    const priced = variants.flatMap((variant, place) =>
      variant ? { ...variant, ...(amounts[place] as RegionPrice) } : [],
    );
    const rows = priced.map(({ id, price, retailPrice, sale }) => ({ id, price, retailPrice, sale }));
    const changed = await storePrices(trx, region, rows);
    const products = [...new Set(priced.filter(({ id }) => changed.has(id)).map(({ productId }) => productId))];
    await recordProducts(trx, products);
    return ok(priced);
  });
}

/** Writes prices of variants that this transaction has locked, in minor units. Returns which of them changed. */
export async function storePrices(
  trx: Transaction,
  region: PriceRegion,
  rows: readonly (RegionPrice & { id: number })[],
): Promise<Set<number>> {
  const given = rows.map(({ id, ...price }) => ({ id, ...priceColumns(price) }));
  const { rows: written } = await sql<{ id: number }>`
    with given as (
      select given.id, ${givenPrice} from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id int, ${priceRecord})
    )
    insert into prices as stored (region, variant_id, ${writtenPrice})
    select ${region}, id, ${writtenPrice} from given order by id
    on conflict (region, variant_id) do ${priceUpdate}
    returning variant_id as id
  `.execute(trx);
  return new Set(written.map(({ id }) => id));
}

/** Ends the sale of variants in a region; variants without a price there, or that do not exist, are ignored. */
export function removePrices(
  db: Db,
  region: PriceRegion,
  { ids, skus }: { ids: readonly number[]; skus: readonly string[] },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const named = [...ids.map((id) => ({ variant_id: id })), ...skus.map((sku) => ({ sku }))];
    const variants = await takeVariants(trx, named, "", noFaults());
    const gone = await dropPrices(
      trx,
      region,
      variants.flatMap((one) => one?.id ?? []),
    );
    await recordProducts(trx, [...new Set(variants.flatMap((one) => (one && gone.has(one.id) ? one.productId : [])))]);
  });
}

/** The same inside a transaction that has locked the variants; returns which of them had a price. */
export async function dropPrices(trx: Transaction, region: PriceRegion, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    delete from prices where region = ${region} and variant_id = any (${[...ids]}::int[])
    returning variant_id as id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
