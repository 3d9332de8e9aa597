import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { type Static, Type } from "typebox";
import { orNull } from "#commerce/shared/rest-shapes.ts";
import { Skipped } from "#commerce/staff/jobs/schema.ts";
import type { Db } from "#database/tables.ts";
import { actors } from "#platform/actor.ts";
import { type BulkBody, type Change, changeProducts } from "./bulk.ts";
import { allWanted } from "./narrowing.ts";

/** The products of a bulk change, and its preview. */

/** The number of products in a preview. */
const previewed = 20;

const Values = orNull(Type.Record(Type.String(), Type.Unknown()));
export const BulkPreview = Type.Object({
  /** The number of products that would change. */
  total: Type.Integer(),
  /** What would be written for the first of them. */
  data: Type.Array(
    Type.Object({
      type: Type.String(),
      recordId: Type.String(),
      productId: Type.String(),
      /** The product's name. */
      name: Type.String(),
      /** The variant's SKU; "" when the product itself changes. */
      sku: Type.String(),
      before: Values,
      after: Values,
    }),
  ),
  skipped: Type.Array(Skipped),
});

/** Exactly these products, in the order of their ids; null when the body contains neither ids nor a filter. */
export async function targetsOf(db: Db, { ids, filter }: Static<typeof BulkBody>): Promise<number[] | null> {
  if ((ids === undefined) === (filter === undefined)) return null;
  if (ids) return [...new Set(ids)].sort((a, b) => a - b);
  const { rows } = await sql<{ id: number }>`/* once */
    select p.product_id as id from product_summaries p where ${allWanted(filter ?? {})} order by p.product_id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

class Undone extends Error {}

/**
 * Applies the change to the first products in a transaction that is rolled back; the audit log of that transaction
 * shows what would be written.
 */
export async function previewBulk(
  db: Db,
  change: Change,
  targets: readonly number[],
): Promise<Static<typeof BulkPreview>> {
  const jobId = -randomInt(1, 2 ** 47);
  const actor = actors.getStore() ?? { kind: "job" as const, id: null, name: "Firn", address: null, requestId: null };
  let preview: Static<typeof BulkPreview> = { total: targets.length, data: [], skipped: [] };
  const trial = () =>
    db.transaction().execute(async (trx) => {
      const skipped = await changeProducts(trx, change, targets.slice(0, previewed));
      const { rows: data } = await sql<Static<typeof BulkPreview>["data"][number]>`
      select l.type, l.record_id as "recordId", l.aggregate_id as "productId", p.name, coalesce(v.sku, '') as sku, l.before, l.after
      from audit_log l join products p on p.id = l.aggregate_id::integer
      left join variants v on l.type in ('price', 'variant') and v.id = split_part(l.record_id, '/', -1)::integer
      where l.job_id = ${jobId} order by l.id limit 1000`.execute(trx);
      preview = { ...preview, data, skipped };
      throw new Undone();
    });
  await actors.run({ ...actor, jobId }, trial).catch((error) => {
    if (!(error instanceof Undone)) throw error;
  });
  return preview;
}
