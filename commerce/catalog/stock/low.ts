import { type RawBuilder, sql } from "kysely";
import type { ManagementProblem } from "#commerce/catalog/shared/problems.ts";
import { noFaults, problemOf } from "#commerce/catalog/shared/problems.ts";
import { takeVariants } from "#commerce/catalog/shared/variants.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { ok, type Result } from "#platform/result.ts";
import { usualLow } from "./rules.ts";

/** Where stock `s` is low, as isLow() defines; each half has its own index (stock_low, stock_with_low_at). */
export const isLowStock = (shop: RawBuilder<unknown> = sql`(select low_at from stock_settings)`): RawBuilder<unknown> =>
  sql`(s.low_at is null and s.available <= ${shop} or s.low_at is not null and s.available <= s.low_at)`;

export async function findShopLow(db: Db): Promise<number> {
  const row = await db.selectFrom("stock_settings").select("low_at").executeTakeFirst();
  return row?.low_at ?? usualLow;
}

export const setShopLow = (db: Db, lowAt: number): Promise<unknown> =>
  db
    .insertInto("stock_settings")
    .values({ low_at: lowAt })
    .onConflict((conflict) => conflict.column("is_only").doUpdateSet({ low_at: lowAt }))
    .execute();

/** Sets the low-stock thresholds of variants, null for the shop's own. All or none. */
export function setLow(
  db: Db,
  items: readonly { variantId: number; lowAt: number | null }[],
): Promise<Result<number, ManagementProblem>> {
  return db.transaction().execute(async (trx): Promise<Result<number, ManagementProblem>> => {
    const faults = noFaults();
    await takeVariants(
      trx,
      items.map(({ variantId }) => ({ variant_id: variantId })),
      "items",
      faults,
    );
    const problem = problemOf(faults);
    if (problem) return problem;
    await storeLow(trx, items);
    return ok(items.length);
  });
}

/** Writes thresholds of variants that this transaction has locked. */
export async function storeLow(
  trx: Transaction,
  items: readonly { variantId: number; lowAt: number | null }[],
): Promise<void> {
  const rows = items.map(({ variantId, lowAt }) => ({ id: variantId, low_at: lowAt }));
  await sql`
    insert into stock as s (variant_id, available, low_at)
    select id, 0, low_at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id int, low_at int) order by id
    on conflict (variant_id) do update set low_at = excluded.low_at where s.low_at is distinct from excluded.low_at
  `.execute(trx);
}
