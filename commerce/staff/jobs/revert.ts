import { type RawBuilder, sql } from "kysely";
import { withReason } from "#commerce/shared/reasons/rules.ts";
import { recordChange } from "#database/changes/record.ts";
import { everything } from "#database/changes/tags.ts";
import type { Transaction } from "#database/tables.ts";
import { type Entry, entryColumns, isChange } from "./entries.ts";
import { recordMade, takeBackMade, type Why } from "./made.ts";
import { putBackRows } from "./put-back.ts";
import type { Broken, Followers, JobKind, Skipped, Uses } from "./schema.ts";
import { takeBackShaped } from "./shaped.ts";
import { readWholes } from "./wholes.ts";

/** Reverts a job's changes, from its entries in the audit log, last first. */

const perStep = 250;

const reasons: Record<Why | "not-reverted", string> = {
  "changed-since": "was changed since",
  "used-since": "is kept, because something uses it since",
  "not-reverted": "is not undone",
};
const left = (kind: string, id: string, code: keyof typeof reasons): Skipped =>
  withReason({ id: `${kind} ${id}`, about: { kind, id }, why: reasons[code], code });

type Options = { uses?: Uses; broken?: Broken };

/**
 * Puts back what a job changed. It leaves some changes and lists them in the report: records and variants that the job
 * made and of which somebody has since changed, sold or added anything; in other records, rows in which somebody has
 * since changed the columns that the job changed (of added rows: any column), or that something uses; and changes that
 * name no row. `followers` say what is derived from an aggregate; after an aggregate that they do not name, everything
 * is read anew.
 */
export const revertKind = (followers: Followers, { uses = {}, broken = {} }: Options = {}): JobKind => ({
  permission: null,
  async step(trx, { input, cursor }) {
    const { job } = input as { job: number };
    const rows = await entriesBefore(trx, job, cursor);
    // Read by the stock ledger.
    await sql`select set_config('firn.stock_reason', 'revert', true),
      set_config('firn.stock_note', ${`#${job}`}, true)`.execute(trx);
    const { wholes, others } = await readWholes(trx, { job, cursor }, rows);
    const skipped: Skipped[] = [];
    const touched = new Map<string, Set<string>>();
    const touch = (aggregate: string, id: string) =>
      touched.set(aggregate, (touched.get(aggregate) ?? new Set()).add(id));
    const made = wholes.filter(({ isMade }) => isMade).map(recordMade);
    const { gone, stay } = await takeBackMade(trx, { job, uses }, made);
    for (const { entries } of gone) for (const one of entries) touch(one.aggregate, one.aggregateId);
    for (const [{ kind, id }, why] of stay) skipped.push(left(kind, id, why));
    for (const whole of wholes.filter(({ isMade }) => !isMade)) {
      const done = await takeBackShaped(trx, { job, uses, broken }, whole);
      if (done.isChanged) touch(whole.aggregate, whole.id);
      skipped.push(...done.left.map(({ kind, id, why }) => left(kind, id, why)));
    }
    for (const { type, record, relation } of others)
      if (relation === null) skipped.push(left(type, record, "not-reverted"));
    const ofRows = others.filter(({ relation }) => relation !== null);
    const put = await putBackRows(trx, uses, ofRows);
    for (const { aggregate, aggregateId } of put.back) touch(aggregate, aggregateId);
    skipped.push(...put.stay.map(({ entry, why }) => left(entry.type, entry.record, why)));
    for (const [aggregate, ids] of [...touched].sort()) {
      const follow = followers[aggregate];
      if (follow === undefined) await recordChange(trx, [everything]);
      else await follow?.(trx, [...ids]);
    }
    return { done: rows.length, next: rows.length < perStep ? null : (rows.at(-1)?.id ?? null), skipped };
  },
});

/**
 * The job's next entries, last first. Deletions that follow one another are read to their first, because parents were
 * deleted before their parts and have to come back before them.
 */
async function entriesBefore(trx: Transaction, job: number, cursor: number): Promise<Entry[]> {
  const read = async (where: RawBuilder<unknown>, limit: number | null) => {
    const { rows } = await sql<Entry>`
      select ${entryColumns}
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
