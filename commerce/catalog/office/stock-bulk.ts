import { sql } from "kysely";
import { type Static, Type } from "typebox";
import { Count } from "#commerce/catalog/shared/value-schemas.ts";
import {
  mostPieces,
  noteStockReason,
  recordLevels,
  stockReasons,
  storeLevels,
  takeStock,
} from "#commerce/catalog/stock/adjust.ts";
import { storeLow } from "#commerce/catalog/stock/low.ts";
import { levelAfter } from "#commerce/catalog/stock/rules.ts";
import { withReason } from "#commerce/shared/reasons/rules.ts";
import { closed, literals, orNull, textOf } from "#commerce/shared/rest/shapes.ts";
import { type Bulk, gone } from "#commerce/staff/jobs/bulk.ts";
import { previewEntry } from "#commerce/staff/jobs/bulk-preview.ts";
import { bulkRoute } from "#commerce/staff/jobs/bulk-routes.ts";
import type { JobServices } from "#commerce/staff/jobs/routes.ts";
import type { Skipped } from "#commerce/staff/jobs/schema.ts";
import type { Transaction } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { StockFilter } from "./list-schema.ts";
import { stockIds } from "./stock-list.ts";

/** One change to the stock of many variants. */

const Pieces = Type.Object(
  {
    how: literals(["set", "add", "subtract"]),
    quantity: Count,
    /** For the ledger. */
    reason: literals(stockReasons),
    note: Type.Optional(textOf(500)),
  },
  closed,
);
export const StockChange = Type.Object(
  {
    pieces: Type.Optional(Pieces),
    /** The low-stock threshold; null for the shop's own. */
    low_at: Type.Optional(orNull(Count)),
  },
  { ...closed, minProperties: 1 },
);
export type StockChange = Static<typeof StockChange>;

type LockedVariant = { id: number; sku: string; productId: number; isTracked: boolean };

const leftOf = ({ sku }: LockedVariant, why: string): Skipped =>
  withReason({ id: `stock ${sku}`, about: { kind: "stock", id: sku }, why });

/** Variants are locked with their products, then their stock, in the order in which adjustments lock them. */
async function changeStock(trx: Transaction, change: StockChange, wanted: readonly number[]): Promise<Skipped[]> {
  const { rows } = await sql<LockedVariant>`
    select v.id, v.sku, p.id as "productId", p.inventory_tracking <> 'none' as "isTracked"
    from variants v join products p on p.id = v.product_id
    where v.id = any (${[...wanted]}::integer[]) and p.deleted_at is null
    order by p.id, v.id for no key update of p, v`.execute(trx);
  const skipped = gone(
    "stock",
    wanted,
    rows.map(({ id }) => id),
  );
  for (const row of rows.filter(({ isTracked }) => !isTracked))
    skipped.push(leftOf(row, "belongs to a product whose pieces are not counted"));
  const tracked = rows.filter(({ isTracked }) => isTracked);
  if (change.pieces) skipped.push(...(await changePieces(trx, change.pieces, tracked)));
  const { low_at: lowAt } = change;
  if (lowAt !== undefined)
    await storeLow(
      trx,
      tracked.map(({ id }) => ({ variantId: id, lowAt })),
    );
  return skipped;
}

async function changePieces(
  trx: Transaction,
  { how, quantity, reason, note }: Static<typeof Pieces>,
  variants: readonly LockedVariant[],
): Promise<Skipped[]> {
  await noteStockReason(trx, reason, note);
  const before = await takeStock(
    trx,
    variants.map(({ id }) => id),
  );
  const skipped: Skipped[] = [];
  const levels = variants.flatMap((variant) => {
    const held = before.get(variant.id) ?? 0;
    const available = levelAfter(how, held, quantity);
    if (available >= 0 && available <= mostPieces) return { ...variant, available };
    const isTooFew = available < 0;
    const why = isTooFew ? `would leave ${available}: there are ${held}` : `would come to more than ${mostPieces}`;
    skipped.push(leftOf(variant, why));
    return [];
  });
  await storeLevels(trx, levels);
  await recordLevels(trx, before, levels);
  return skipped;
}

/** The change of the stock of many variants, as a job. */
export const stockBulk: Bulk<StockChange, StockFilter> = {
  kind: "stock-levels",
  record: "stock",
  permission: "stock:write",
  matching: stockIds,
  apply: changeStock,
};

/** `name`: the product's. */
const Entry = Type.Object({ ...previewEntry, name: Type.String(), sku: Type.String() });

async function read(trx: Transaction, jobId: number): Promise<Static<typeof Entry>[]> {
  const { rows } = await sql<Static<typeof Entry>>`
    select l.type, l.record_id as "recordId", p.name, v.sku, l.before, l.after
    from audit_log l join variants v on v.id = l.record_id::integer join products p on p.id = v.product_id
    where l.job_id = ${jobId} and l.type = 'stock' order by l.id limit 1000`.execute(trx);
  return rows;
}

/** Sets, adds or subtracts pieces of many variants with a reason, or sets their low-stock threshold. */
export function stockBulkRoute(app: App, services: JobServices): void {
  bulkRoute(app, services, stockBulk, {
    path: "/staff/stock/bulk",
    change: StockChange,
    filter: StockFilter,
    entry: Entry,
    read,
  });
}
