import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import { inOrderOfReturn } from "./deleted.ts";
import { asJson, type Entry, has, populated, type Values } from "./entries.ts";
import type { Why } from "./made.ts";
import type { Uses } from "./schema.ts";

/** Puts rows back one by one, each by one statement, or leaves them. */

/** What became of entries: the order is that in which they were taken back. */
export type PutBack = { back: Entry[]; stay: { entry: Entry; why: Why }[] };

/**
 * Puts these entries' rows back. A row stays when it is no longer as the job left it, when something uses what the job
 * added, and when others no longer allow it: its parent has gone since, or its number is another's.
 */
export async function putBackRows(trx: Transaction, uses: Uses, entries: readonly Entry[]): Promise<PutBack> {
  const sorted = await inOrderOfReturn(trx, entries);
  // Rows that others do not allow are rare, so that savepoints for each row are taken only when there is one.
  return (await attempt(trx, () => putAll(trx, uses, sorted, false))) ?? putAll(trx, uses, sorted, true);
}

async function putAll(trx: Transaction, uses: Uses, entries: readonly Entry[], isGuarded: boolean): Promise<PutBack> {
  const put: PutBack = { back: [], stay: [] };
  for (const entry of entries) {
    const once = () => putBack(trx, uses, entry);
    const why = isGuarded ? ((await attempt(trx, once)) ?? "changed-since") : await once();
    if (why === "back") put.back.push(entry);
    else put.stay.push({ entry, why });
  }
  return put;
}

/** Returns null, with all undone, when the database's constraints do not allow it. */
async function attempt<Done>(trx: Transaction, act: () => Promise<Done>): Promise<Done | null> {
  await sql`savepoint attempt`.execute(trx);
  try {
    const done = await act();
    await sql`release savepoint attempt`.execute(trx);
    return done;
  } catch (error) {
    // Class 23: integrity constraint violation.
    if (!(error as { code?: string }).code?.startsWith("23")) throw error;
    await sql`rollback to savepoint attempt`.execute(trx);
    await sql`release savepoint attempt`.execute(trx);
    return null;
  }
}

async function putBack(
  trx: Transaction,
  uses: Uses,
  { action, key, type, record, before, after, ...entry }: Entry,
): Promise<Why | "back"> {
  const relation = entry.relation ?? "";
  const table = sql.table(relation);
  if (action === "insert" && ((await uses[type]?.(trx, [record])) ?? []).length > 0) return "used-since";
  const statement = () => {
    if (action === "insert")
      return sql`delete from ${table} where ${isKeyed(relation, key)} and ${has(relation, asJson(after))}`;
    if (action === "update")
      return sql`update ${table} set ${former(relation, before)} where ${isKeyed(relation, key)} and ${has(relation, asJson(after))}`;
    const names = sql.join(Object.keys(before ?? {}).map((name) => sql.ref(name)));
    return sql`insert into ${table} (${names}) overriding system value
      select ${names} from jsonb_populate_record(null::${table}, ${JSON.stringify(before)}::jsonb) on conflict do nothing`;
  };
  const { numAffectedRows = 0n } = await statement().execute(trx);
  return numAffectedRows > 0n ? "back" : "changed-since";
}

const former = (relation: string, values: Values | null): RawBuilder<unknown> => {
  const names = sql.join(Object.keys(values ?? {}).map((name) => sql.ref(name)));
  return sql`(${names}) = (select ${names} from ${populated(relation, asJson(values))})`;
};

/** Compares the key's own columns, so that their index is used. */
const isKeyed = (relation: string, key: Record<string, unknown>): RawBuilder<unknown> => {
  const names = sql.join(Object.keys(key).map((name) => sql.ref(name)));
  return sql`(${names}) = (select ${names} from ${populated(relation, asJson(key))})`;
};
