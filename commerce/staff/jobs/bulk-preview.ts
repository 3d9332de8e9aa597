import { randomInt } from "node:crypto";
import { type TSchema, Type } from "typebox";
import { orNull } from "#commerce/shared/rest/shapes.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { actors } from "#platform/actor.ts";
import { digestOf } from "./bulk.ts";
import { Skipped } from "./schema.ts";

/** What a bulk change would do, found out by doing it to the first records and rolling that back. */

/** The number of records in a preview. */
const previewed = 20;

const Values = orNull(Type.Record(Type.String(), Type.Unknown()));
/** What every entry of a preview tells, as the audit log would. */
export const previewEntry = { type: Type.String(), recordId: Type.String(), before: Values, after: Values };

export const bulkPreview = <T extends TSchema>(entry: T) =>
  Type.Object({
    /** The number of records that would change. */
    total: Type.Integer(),
    /** Which they are: sent back with the change, it is refused when others match. */
    these: Type.String(),
    /** What would be written for the first of them. */
    data: Type.Array(entry),
    skipped: Type.Array(Skipped),
  });

class Undone extends Error {}

/**
 * Applies a change to the first targets in a transaction that is rolled back. `read` returns what the audit log of that
 * transaction shows, by its job's number.
 */
export async function tryOut<Entry>(
  db: Db,
  targets: readonly number[],
  apply: (trx: Transaction, ids: readonly number[]) => Promise<Skipped[]>,
  read: (trx: Transaction, jobId: number) => Promise<Entry[]>,
): Promise<{ total: number; these: string; data: Entry[]; skipped: Skipped[] }> {
  const jobId = -randomInt(1, 2 ** 47);
  const actor = actors.getStore() ?? { kind: "job" as const, id: null, name: "Firn", address: null, requestId: null };
  let preview = { total: targets.length, these: digestOf(targets), data: [] as Entry[], skipped: [] as Skipped[] };
  const trial = () =>
    db.transaction().execute(async (trx) => {
      const skipped = await apply(trx, targets.slice(0, previewed));
      preview = { ...preview, data: await read(trx, jobId), skipped };
      throw new Undone();
    });
  await actors.run({ ...actor, jobId }, trial).catch((error) => {
    if (!(error instanceof Undone)) throw error;
  });
  return preview;
}
