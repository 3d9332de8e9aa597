import { type RawBuilder, sql } from "kysely";
import { recordChange } from "#database/changes/record.ts";
import { everything } from "#database/changes/tags.ts";
import type { Transaction } from "#database/tables.ts";
import { inOrderOfReturn } from "./deleted.ts";
import { asJson, type Entry, entryColumns, has, isChange, populated, type Values } from "./entries.ts";
import { isOfMade, takeBackMade } from "./made.ts";
import type { Followers, JobKind, Skipped, Uses } from "./schema.ts";

/** Reverts a job's changes, from its entries in the audit log, last first. */

const perStep = 250;

/**
 * Puts back what a job changed. It leaves some changes and lists them in the report: records that the job made and of
 * which somebody has since changed, sold or added anything; in other records, rows in which somebody has since changed
 * the columns that the job changed (of added rows: any column); and changes that name no row. `followers` say what is
 * derived from an aggregate; after an aggregate that they do not name, everything is read anew.
 */
export const revertKind = (followers: Followers, uses: Uses = {}): JobKind => ({
  permission: null,
  async step(trx, { input, cursor }) {
    const { job } = input as { job: number };
    const rows = await entriesBefore(trx, job, cursor);
    // Read by the stock ledger.
    await sql`select set_config('firn.stock_reason', 'revert', true),
      set_config('firn.stock_note', ${`#${job}`}, true)`.execute(trx);
    const changed = { why: "was changed since", code: "changed-since" };
    const { gone, stay } = await takeBackMade(
      trx,
      { job, cursor, uses },
      rows.filter((entry) => entry.isOfMade),
    );
    const skipped: Skipped[] = stay.map(({ aggregate: kind, id }) => ({ ...named(kind, id), ...changed }));
    const touched = new Map<string, Set<string>>();
    const touch = ({ aggregate, aggregateId }: Entry) =>
      touched.set(aggregate, (touched.get(aggregate) ?? new Set()).add(aggregateId));
    gone.forEach(touch);
    for (const entry of await inOrderOfReturn(trx, rows)) {
      if (entry.isOfMade) continue;
      const about = named(entry.type, entry.record);
      if (entry.relation === null) skipped.push({ ...about, why: "is not undone", code: "not-reverted" });
      else if (await putBack(trx, entry, entry.relation)) touch(entry);
      else skipped.push({ ...about, ...changed });
    }
    for (const [aggregate, ids] of [...touched].sort()) {
      const follow = followers[aggregate];
      if (follow === undefined) await recordChange(trx, [everything]);
      else await follow?.(trx, [...ids]);
    }
    return { done: rows.length, next: rows.length < perStep ? null : (rows.at(-1)?.id ?? null), skipped };
  },
});

type JobEntry = Entry & { isOfMade: boolean };

/**
 * The job's next entries, last first. Deletions that follow one another are read to their first, because parents were
 * deleted before their parts and have to come back before them.
 */
async function entriesBefore(trx: Transaction, job: number, cursor: number): Promise<JobEntry[]> {
  const read = async (where: RawBuilder<unknown>, limit: number | null) => {
    const { rows } = await sql<JobEntry>`
      select ${entryColumns}, ${isOfMade(job)} as "isOfMade"
      from (
        select * from audit_log where job_id = ${job} and ${isChange} and ${where}
        order by id desc limit ${limit}::int) entry
      order by id desc`.execute(trx);
    return rows;
  };
  const rows = await read(sql`(${cursor}::bigint = 0 or id < ${cursor}::bigint)`, perStep);
  const last = rows.at(-1);
  if (rows.length < perStep || last?.action !== "delete") return rows;
  const firstDeleted = sql`(select coalesce(max(id), 0) from audit_log
    where job_id = ${job} and id < ${last.id}::bigint and action in ('insert', 'update'))`;
  return [...rows, ...(await read(sql`id < ${last.id}::bigint and id > ${firstDeleted}`, null))];
}

const named = (kind: string, id: string) => ({ id: `${kind} ${id}`, about: { kind, id } });

/** Reverts one entry in one statement. Returns false when the columns that it names are no longer as the job left them. */
async function putBack(trx: Transaction, { action, key, before, after }: Entry, relation: string): Promise<boolean> {
  const table = sql.table(relation);
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
  return numAffectedRows > 0n;
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
