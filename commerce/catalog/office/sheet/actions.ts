import { sql } from "kysely";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { dropPrices, storePrices } from "#commerce/catalog/management/prices/price-actions.ts";
import { renameVariants } from "#commerce/catalog/management/write-plans.ts";
import { type ManagementProblem, noFaults, problemOf, refuseDuplicates } from "#commerce/catalog/shared/problems.ts";
import { takeVariants } from "#commerce/catalog/shared/variants.ts";
import { noteStockReason, storeLevels } from "#commerce/catalog/stock/adjust.ts";
import { storeKeeping } from "#commerce/catalog/stock/keeping.ts";
import { toDecimalText } from "#commerce/shared/money/rules.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { currentActor } from "#commerce/staff/guard/current-actor.ts";
import { findJob } from "#commerce/staff/jobs/reads.ts";
import type { JobKinds } from "#commerce/staff/jobs/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { type Actor, actors } from "#platform/actor.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { priceFields } from "./names.ts";
import { findLowest, findTakenSkus, type StoredRow, takeCells } from "./reads.ts";
import { type Conflicts, decideRow, priceOf, type RowDecision, reductionOf } from "./rules.ts";
import type { SheetBody, SheetChange, SheetSaved } from "./schema.ts";

const sheetKind = "sheet";

type Answer = Result<SheetSaved, ManagementProblem>;
type Row = RowDecision & { stored: StoredRow };

/** What saving would change; nothing is written. */
export const previewSheet = (db: Db, { market, rows }: SheetBody): Promise<Answer> =>
  db.transaction().execute(async (trx): Promise<Answer> => {
    const decided = await decide(trx, market, rows);
    return decided.ok ? ok(await told(trx, market, decided.value)) : decided;
  });

/** Writes cells, all or none, in one transaction under one job number, with which they can be reverted. */
export async function saveSheet(db: Db, { market, rows }: SheetBody): Promise<Answer> {
  const { rows: drawn } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('staff_jobs', 'id')) as id`.execute(db);
  const id = drawn[0]?.id ?? 0;
  const actor = currentActor();
  const work = () =>
    db.transaction().execute(async (trx): Promise<Answer> => {
      await noteStockReason(trx, "count");
      const decided = await decide(trx, market, rows);
      if (!decided.ok) return decided;
      const saved = await told(trx, market, decided.value);
      if (saved.meta.cells === 0) return ok(saved);
      await noteJob(trx, id, actor, { market, isPriced: changesPrice(decided.value) }, saved.meta.cells);
      await write(trx, market, decided.value);
      return ok(saved);
    });
  const done = await refuseDuplicates(actors.run({ ...actor, jobId: id }, work));
  if (!done.ok) return done;
  const job = await findJob(db, id);
  return ok(job ? { ...done.value, job } : done.value);
}

type Input = {
  market: PriceRegion;
  /** Whether a price changed: other cells belong to no market. Missing in older jobs, which count as priced. */
  isPriced?: boolean;
};

/** Who may revert a saved sheet. There is nothing left for it to do. */
export const sheetJobs: JobKinds = {
  [sheetKind]: {
    permission: "catalogue:write",
    marketsOf: async (_, { input }) => {
      const { market, isPriced = true } = input as Input;
      return isPriced ? [market] : [];
    },
    step: async () => ({ done: 0, next: null }),
  },
};

/** A job that is already done; its changes are in the audit log under its number. */
const noteJob = (trx: Transaction, id: number, actor: Actor, input: Input, cells: number) =>
  sql`
    insert into staff_jobs (id, kind, input, status, done, total, started_by, finished_at) overriding system value
    values (${id}, ${sheetKind}, ${JSON.stringify(input)}::jsonb, 'done', ${cells}, ${cells},
      ${JSON.stringify(actor)}::jsonb, now())`.execute(trx);

/** The rows that change, or the problems by cell. Products, variants and stock must be locked. */
async function decide(
  trx: Transaction,
  market: PriceRegion,
  rows: SheetBody["rows"],
): Promise<Result<Row[], ManagementProblem>> {
  const faults = noFaults();
  const named = rows.map(({ variantId }) => ({ variant_id: variantId }));
  const unnamed = noFaults();
  const found = await takeVariants(trx, named, "rows", unnamed);
  for (const kind of ["wrong", "unknown"] as const)
    for (const [field, text] of Object.entries(unnamed[kind]))
      faults[kind][field.replace(/variant_id$/, "variantId")] = text;
  const current = await takeCells(
    trx,
    market,
    found.flatMap((one) => one?.id ?? []),
  );
  const conflicts: Conflicts = {};
  const currency = currencyOf(market);
  const decided = rows.flatMap((row, place): (Row & { place: number })[] => {
    const stored = current.get(row.variantId);
    if (!stored) return [];
    return [{ stored, place, ...decideRow(row, stored, currency, `rows.${place}`, faults, conflicts) }];
  });
  const renamed = decided.filter(({ cells }) => cells.some(({ field }) => field === "sku"));
  const seen = await findTakenSkus(
    trx,
    renamed.map(({ next }) => next.sku),
  );
  for (const { next, place } of renamed) {
    if (seen.has(next.sku)) faults.taken[`rows.${place}.sku`] = "is in use already";
    seen.add(next.sku);
  }
  const problem = problemOf(faults);
  if (problem) return problem;
  const fields = Object.keys(conflicts);
  if (fields.length > 0) {
    const said = fields.slice(0, 10).join(", ");
    return fail("conflict", `Somebody else has changed ${said} meanwhile. Nothing was changed.`, {
      detail: { fields, current: conflicts },
    });
  }
  return ok(decided.filter(({ cells }) => cells.length > 0));
}

async function told(trx: Transaction, market: PriceRegion, rows: readonly Row[]): Promise<SheetSaved> {
  const now = Date.now();
  const lowest = await findLowest(
    trx,
    market,
    rows.flatMap(({ stored, next, cells }) => {
      const reduction = reductionOf(next, now);
      if (!reduction || !cells.some(({ field }) => isPriceField(field))) return [];
      const isNew = reduction.isToCome || reductionOf(stored, now)?.price !== reduction.price;
      return { id: stored.variantId, is_new: isNew };
    }),
  );
  const currency = currencyOf(market);
  const data = rows.map(({ stored: { variantId, productId, name, options }, cells }): SheetChange => {
    const price = lowest.get(variantId);
    return {
      variantId,
      productId,
      name,
      options,
      cells,
      lowestPrice: price === undefined ? null : toDecimalText(price, currency),
    };
  });
  return { data, meta: { cells: rows.reduce((sum, { cells }) => sum + cells.length, 0) } };
}

const isPriceField = (field: string): boolean => (priceFields as readonly string[]).includes(field);
const changesPrice = (rows: readonly Row[]): boolean =>
  rows.some(({ cells }) => cells.some(({ field }) => isPriceField(field)));

/** Stock is written before the lists, because a transaction that holds listing locks must not wait for stock. */
async function write(trx: Transaction, market: PriceRegion, rows: readonly Row[]): Promise<void> {
  const having = (...fields: string[]) => rows.filter(({ cells }) => cells.some(({ field }) => fields.includes(field)));
  await renameVariants(
    trx,
    having("sku").map(({ stored, next }) => ({ id: stored.variantId, sku: next.sku })),
  );
  const told = having("gtin", "weight").map(({ stored, next: { gtin, weight } }) => ({
    id: stored.variantId,
    gtin,
    weight,
  }));
  if (told.length > 0)
    await sql`
      update variants set gtin = given.gtin, weight_grams = given.weight
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as given (id int, gtin text, weight int)
      where variants.id = given.id`.execute(trx);
  const levels = having("stock").map(({ stored, next }) => ({ id: stored.variantId, available: next.stock ?? 0 }));
  if (levels.length > 0) await storeLevels(trx, levels);
  await storeKeeping(
    trx,
    having("lowAt", "shelf").map(({ stored, next: { lowAt, shelf } }) => ({ id: stored.variantId, lowAt, shelf })),
  );
  const priced = having(...priceFields);
  await storePrices(
    trx,
    market,
    priced.flatMap(({ stored, next }) =>
      next.price === null ? [] : { id: stored.variantId, ...priceOf(next, next.price) },
    ),
  );
  const dropped = priced.filter(({ next }) => next.price === null).map(({ stored }) => stored.variantId);
  if (dropped.length > 0) await dropPrices(trx, market, dropped);
  await recordProducts(
    trx,
    [...new Set(rows.map(({ stored }) => stored.productId))].sort((a, b) => a - b),
  );
}
