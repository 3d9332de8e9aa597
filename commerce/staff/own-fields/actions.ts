import { sql } from "kysely";
import type { Aggregate } from "#commerce/shared/own-fields/names.ts";
import { findOwnFields, listOwnFields } from "#commerce/shared/own-fields/reads.ts";
import { definitionFaults } from "#commerce/shared/own-fields/rules.ts";
import type { NewOwnField, OwnField, OwnFieldChange } from "#commerce/shared/own-fields/schema.ts";
import { tableOf } from "#commerce/shared/own-fields/writes.ts";
import { recordChange } from "#database/changes/record.ts";
import { ownFieldsTag } from "#database/changes/tags.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { changesSince, formerColumns } from "../versions/reads.ts";
import { type ConflictProblem, conflictIn, laterVersion, mergeFields } from "../versions/rules.ts";

/** Definitions of own fields: adding, changing, ordering, deleting and restoring them. */

export type OwnFieldProblem = ConflictProblem | Problem<"invalid" | "not-found" | "taken">;
type Answer<T> = Promise<Result<T, OwnFieldProblem>>;

const mostFields = 100;
const daysInBin = 30;

const notFound = fail("not-found", "There is no such field.");
const invalid = (fields: Record<string, string>) =>
  fail("invalid", `Nothing was changed. Check ${Object.keys(fields).join(", ")}.`, { fields });

/** Locks the definitions, so that changes run one after the other. */
const lock = (trx: Transaction) => sql`lock table own_fields in share row exclusive mode`.execute(trx);

async function found(trx: Db, id: number): Promise<OwnField | undefined> {
  return (await listOwnFields(trx)).find((field) => field.id === id);
}

const jsonOf = ({ labels, help, choices }: Partial<OwnField>) => ({
  ...(labels && { labels: JSON.stringify(labels) }),
  ...(help && { help: JSON.stringify(help) }),
  ...(choices && { choices: JSON.stringify(choices) }),
});

export function addOwnField(db: Db, body: NewOwnField): Answer<OwnField> {
  const faults = definitionFaults(body as OwnField);
  if (Object.keys(faults).length > 0) return Promise.resolve(invalid(faults));
  return db.transaction().execute(async (trx): Answer<OwnField> => {
    await lock(trx);
    const all = (await listOwnFields(trx)).filter(({ aggregate }) => aggregate === body.aggregate);
    const namesake = all.find(({ key }) => key === body.key);
    if (namesake) {
      const why = namesake.deleted_at ? "lies in the bin: restore it, or choose another" : "is in use already";
      return fail("taken", `Nothing was changed: the key ${why}.`, { fields: { key: why } });
    }
    if (all.length >= mostFields) return invalid({ key: `is one more than the ${mostFields} that there may be` });
    const { labels, help = {}, choices = [], is_translated: isTranslated = false, ...rest } = body;
    const row = {
      ...rest,
      is_translated: isTranslated,
      position: Math.max(-1, ...all.map(({ position }) => position)) + 1,
      min: rest.min ?? null,
      max: rest.max ?? null,
      labels: JSON.stringify(labels),
      help: JSON.stringify(help),
      choices: JSON.stringify(choices),
    };
    const { id } = await trx.insertInto("own_fields").values(row).returning("id").executeTakeFirstOrThrow();
    await recordChange(trx, [ownFieldsTag]);
    return ok((await found(trx, id)) as OwnField);
  });
}

/**
 * Changes the given properties. A choice that is in use cannot be removed. Changes that others made since `version` are
 * kept.
 */
export function changeOwnField(db: Db, id: number, { version, ...sent }: OwnFieldChange): Answer<ChangedField> {
  return db.transaction().execute(async (trx): Answer<ChangedField> => {
    await lock(trx);
    const before = await found(trx, id);
    if (!before) return notFound;
    const mine = await reconciled(trx, before, sent, version);
    if (!mine.ok) return mine;
    const { body, merged } = mine.value;
    const faults = definitionFaults({ ...before, ...body });
    for (const code of await chosen(trx, before, body.choices))
      faults.choices ??= `lack ${code}, which is chosen somewhere`;
    if (Object.keys(faults).length > 0) return invalid(faults);
    const { labels: _, help: __, choices: ___, ...plain } = body;
    await trx
      .updateTable("own_fields")
      .set({ ...plain, ...jsonOf(body), version: before.version + 1, updated_at: new Date() })
      .where("id", "=", id)
      .execute();
    await recordChange(trx, [ownFieldsTag]);
    return ok({ field: (await found(trx, id)) as OwnField, merged });
  });
}

/** `merged`: fields that others had changed since, and that keep those changes. */
type ChangedField = { field: OwnField; merged: string[] };
/** What counts changes and is none itself. */
const kept = ["version", "updated_at"];

async function reconciled(
  trx: Transaction,
  field: OwnField,
  sent: OwnFieldChange,
  seen = field.version,
): Promise<Result<{ body: OwnFieldChange; merged: string[] }, OwnFieldProblem>> {
  if (seen > field.version) return laterVersion();
  if (seen === field.version) return ok({ body: sent, merged: [] });
  const since = await changesSince(trx, "own-field", field.id, seen, field.version);
  const base = since.isComplete ? { ...field, ...formerColumns(since, "own-field") } : null;
  const { mine, merged, conflicts } = mergeFields(sent, base, field);
  if (conflicts.length === 0) return ok({ body: mine, merged: merged.filter((name) => !kept.includes(name)) });
  const current = Object.fromEntries(conflicts.map((name) => [name, field[name as keyof OwnField]]));
  return conflictIn(conflicts, current, field.version);
}

/** The removed choices that are still in use. */
async function chosen(trx: Transaction, field: OwnField, choices: OwnField["choices"] | undefined): Promise<string[]> {
  const gone = field.choices.map(({ code }) => code).filter((code) => !choices?.some((one) => one.code === code));
  if (!choices || gone.length === 0) return [];
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${gone}::text[]) as code
    where exists (select from ${sql.table(tableOf[field.aggregate])} where own_fields -> ${field.key} ? code)`.execute(
    trx,
  );
  return rows.map(({ code }) => code);
}

/** Moves a field and its values to the bin: it is hidden, and can be restored for 30 days. */
export const deleteOwnField = (db: Db, id: number): Answer<OwnField> => setDeleted(db, id, new Date());
export const restoreOwnField = (db: Db, id: number): Answer<OwnField> => setDeleted(db, id, null);

function setDeleted(db: Db, id: number, at: Date | null): Answer<OwnField> {
  return db.transaction().execute(async (trx): Answer<OwnField> => {
    await lock(trx);
    const before = await found(trx, id);
    if (!before) return notFound;
    if ((before.deleted_at === null) !== (at === null)) {
      const set = { deleted_at: at, version: before.version + 1, updated_at: new Date() };
      await trx.updateTable("own_fields").set(set).where("id", "=", id).execute();
      await recordChange(trx, [ownFieldsTag]);
    }
    return ok((await found(trx, id)) as OwnField);
  });
}

/** Sets the order of an aggregate's fields in forms and on pages; `ids` has to contain all of them. */
export function orderOwnFields(db: Db, aggregate: Aggregate, ids: readonly number[]): Answer<OwnField[]> {
  return db.transaction().execute(async (trx): Answer<OwnField[]> => {
    await lock(trx);
    const fields = await findOwnFields(trx, aggregate);
    const isWhole = fields.length === ids.length && fields.every(({ id }) => ids.includes(id));
    if (!isWhole) return invalid({ ids: `must be all fields of the ${aggregate}` });
    await sql`update own_fields set position = place - 1, updated_at = now()
      from unnest(${[...ids]}::int[]) with ordinality as given (field, place)
      where id = field and position <> place - 1`.execute(trx);
    await recordChange(trx, [ownFieldsTag]);
    return ok(await findOwnFields(trx, aggregate));
  });
}

/** Deletes fields that were in the bin for longer, with all their values, a thousand rows at a time. */
export async function emptyFieldBin(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number; aggregate: Aggregate; key: string }>`
    select id, aggregate, key from own_fields where deleted_at < now() - make_interval(days => ${daysInBin})`.execute(
    db,
  );
  for (const { id, aggregate, key } of rows) {
    const table = sql.table(tableOf[aggregate]);
    for (let left = 1n; left > 0n; ) {
      const emptied = await sql`update ${table} set own_fields = own_fields - ${key}::text
        where id in (select id from ${table} where own_fields ? ${key} limit 1000)`.execute(db);
      left = emptied.numAffectedRows ?? 0n;
    }
    await db.deleteFrom("own_fields").where("id", "=", id).execute();
  }
}
