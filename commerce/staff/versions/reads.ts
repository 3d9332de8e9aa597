import { sql } from "kysely";
import type { Db } from "#database/tables.ts";

/** What was changed of an aggregate since a version, from the audit log. */

type Change = {
  type: string;
  recordId: string;
  action: "insert" | "update" | "delete";
  before: Record<string, unknown> | null;
};
export type Since = {
  /** The earliest first. */
  changes: Change[];
  /** Whether the log has all of them: the shop itself, and shoppers, change without it. */
  isComplete: boolean;
};

/**
 * Inside the transaction that has locked the aggregate, so that nothing is changed meanwhile. `beside`: what is kept apart under
 * the same number and counts in the same versions, as a product's stock does.
 */
export async function changesSince(
  db: Db,
  aggregate: string,
  id: number | string,
  from: number,
  to: number,
  beside: readonly string[] = [],
): Promise<Since> {
  const { rows } = await sql<Change & { version: number }>`
    select type, record_id as "recordId", action, before, version from audit_log
    where aggregate = any (${[aggregate, ...beside]}::text[]) and aggregate_id = ${String(id)} and version > ${from}
    order by id`.execute(db);
  return { changes: rows, isComplete: new Set(rows.map(({ version }) => version)).size === to - from };
}

/** The columns of a record that were changed, with what they were first. */
export function formerColumns({ changes }: Since, type: string, recordId?: string): Record<string, unknown> {
  const updates = changes.filter((one) => one.type === type && one.action === "update");
  const ofRecord = updates.filter((one) => recordId === undefined || one.recordId === recordId);
  return Object.assign({}, ...ofRecord.reverse().map(({ before }) => before));
}
