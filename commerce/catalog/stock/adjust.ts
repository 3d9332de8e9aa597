import { sql } from "kysely";
import { type ManagementProblem, noFaults, problemOf } from "#commerce/catalog/shared/problems.ts";
import { type FoundVariant, type NamedVariant, takeVariants } from "#commerce/catalog/shared/variants.ts";
import { recordChange } from "#database/changes/record.ts";
import { productTag } from "#database/changes/tags.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { levelCounted } from "./rules.ts";

export const stockReasons = ["count", "correction", "return", "import"] as const;
export type StockReason = (typeof stockReasons)[number];
/** `seen`: the stock at the time of the count, so that sales in the meantime are kept. */
export type Adjustment = NamedVariant & { quantity: number; seen?: number };
/** Units that can be bought now, without those held by orders. */
export type Level = FoundVariant & { available: number };
type Answer = Result<Level[], ManagementProblem>;

export const mostPieces = 2_147_483_647;

/**
 * Sets the stock of variants ("absolute"), or adds and subtracts ("relative"): all or none, in one transaction and a
 * fixed number of statements, serialised with orders that take from the same stock.
 */
export function adjustStock(
  db: Db,
  kind: "absolute" | "relative",
  items: readonly Adjustment[],
  { reason = kind === "absolute" ? "count" : "correction", note = "" }: { reason?: StockReason; note?: string } = {},
): Promise<Answer> {
  return db.transaction().execute(async (trx): Promise<Answer> => {
    await noteStockReason(trx, reason, note);
    const faults = noFaults();
    const variants = await takeVariants(trx, items, "items", faults);
    const problem = problemOf(faults);
    if (problem) return problem;
    const before = await takeStock(
      trx,
      variants.flatMap((variant) => variant?.id ?? []),
    );
    const missing: Record<string, string> = {};
    const levels = variants.flatMap((variant, place) => {
      if (!variant) return [];
      const { quantity, seen } = items[place] as Adjustment;
      const held = before.get(variant.id) ?? 0;
      const available = kind === "absolute" ? levelCounted(held, quantity, seen) : held + quantity;
      if (available < 0) missing[`items.${place}.quantity`] = `would leave ${available}: there are ${held}`;
      else if (available > mostPieces) missing[`items.${place}.quantity`] = `would come to more than ${mostPieces}`;
      return { ...variant, available };
    });
    if (Object.keys(missing).length > 0)
      return fail("not-enough-stock", "Nothing was changed: stock cannot be adjusted so far.", { fields: missing });
    await storeLevels(trx, levels);
    await recordLevels(trx, before, levels);
    return ok(levels);
  });
}

/** Records the products whose levels are others than before. */
export const recordLevels = (
  trx: Transaction,
  before: ReadonlyMap<number, number>,
  levels: readonly Pick<Level, "id" | "productId" | "available">[],
): Promise<void> =>
  recordChange(
    trx,
    levels.filter(({ id, available }) => before.get(id) !== available).map(({ productId }) => productTag(productId)),
  );

/**
 * Writes levels of variants that this transaction has locked. The database records what follows from a stock change
 * (database/functions/stock.sql).
 */
export async function storeLevels(
  trx: Transaction,
  levels: readonly { id: number; available: number }[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(levels)}::jsonb) as given (id int, available int)`;
  await sql`insert into stock (variant_id, available) select id, 0 from ${given} order by id on conflict do nothing`.execute(
    trx,
  );
  await sql`
    update stock set available = given.available from ${given}
    where variant_id = id and stock.available <> given.available
  `.execute(trx);
}

/** Sets the reason of this transaction's stock changes for the ledger. */
export const noteStockReason = (trx: Transaction, reason: StockReason, note = ""): Promise<unknown> =>
  sql`select set_config('firn.stock_reason', ${reason}, true), set_config('firn.stock_note', ${note}, true)`.execute(
    trx,
  );

/** The current stock by variant, locked until the transaction ends, in the order in which orders lock it. */
export async function takeStock(trx: Transaction, variantIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; available: number }>`
    select variant_id as id, available from stock
    where variant_id = any (${[...variantIds]}::int[]) order by variant_id for update
  `.execute(trx);
  return new Map(rows.map(({ id, available }) => [id, available]));
}
