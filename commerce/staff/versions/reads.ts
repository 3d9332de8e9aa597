import { sql } from "kysely";
import type { Db } from "#database/tables.ts";

/** Changes to an aggregate since a version, from the audit log. */

type Change = {
  type: string;
  recordId: string;
  action: "insert" | "update" | "delete";
  before: Record<string, unknown> | null;
};
export type ChangedSince = {
  /** Earliest first. */
  changes: Change[];
  /** Whether the log contains all changes. Changes by the shop itself and by shoppers are not logged. */
  isComplete: boolean;
};

/**
 * To be called in the transaction that has locked the aggregate, so that it cannot change meanwhile. `related`:
 * aggregates stored separately under the same id and counted in the same versions, such as a product's stock.
 */
export async function changesSince(
  db: Db,
  aggregate: string,
  id: number | string,
  from: number,
  to: number,
  related: readonly string[] = [],
): Promise<ChangedSince> {
  const { rows } = await sql<Change & { version: number }>`
    select type, record_id as "recordId", action, before, version from audit_log
    where aggregate = any (${[aggregate, ...related]}::text[]) and aggregate_id = ${String(id)} and version > ${from}
    order by id`.execute(db);
  return { changes: rows, isComplete: new Set(rows.map(({ version }) => version)).size === to - from };
}

/** The changed columns of a record, with their values before the first change. */
export function formerColumns({ changes }: ChangedSince, type: string, recordId?: string): Record<string, unknown> {
  const updates = changes.filter((one) => one.type === type && one.action === "update");
  const ofRecord = updates.filter((one) => recordId === undefined || one.recordId === recordId);
  return Object.assign({}, ...ofRecord.reverse().map(({ before }) => before));
}
