import { sql } from "kysely";
import { findOwnFields, unknownReferences } from "#commerce/shared/own-fields/reads.ts";
import { changed, changesOf } from "#commerce/shared/own-fields/rules.ts";
import type { OwnValues } from "#commerce/shared/own-fields/schema.ts";
import { referencesIn, tableOf, writeOwnValues } from "#commerce/shared/own-fields/writes.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { changesSince, formerColumns } from "../versions/reads.ts";
import { type ConflictProblem, conflictIn, laterVersion } from "../versions/rules.ts";
import { mergeOwnValues } from "./merge.ts";

/**
 * Values of own fields of customers and orders. Those of products and variants are written with the other fields
 * (catalog/management).
 */

export type Filled = "customer" | "order";
export type FillProblem = ConflictProblem | Problem<"invalid" | "not-found">;
type ReadValues = { values: OwnValues; version: number };

async function find(db: Db, of: Filled, id: number, isLocked = false): Promise<ReadValues | null> {
  const { rows } = await sql<ReadValues>`
    select own_values_of(${of}, own_fields) as values, version from ${sql.table(tableOf[of])}
    where id = ${id} ${isLocked ? sql`for update` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Null when there is no such customer or order. */
export const findOwnValues = (db: Db, of: Filled, id: number): Promise<ReadValues | null> => find(db, of, id);

const missing = (of: Filled) => fail("not-found", `There is no such ${of}.`);

/** Changes the given fields. `seen`: the version that the caller has seen; changes made since are kept. */
export function fillOwnFields(
  db: Db,
  of: Filled,
  id: number,
  given: Readonly<Record<string, unknown>>,
  seen?: number,
): Promise<Result<ReadValues & { merged: string[] }, FillProblem>> {
  return db.transaction().execute((trx) => fillWithin(trx, of, id, given, seen));
}

/**
 * The same inside a transaction that changes other fields too. To be called before those are written, so that nothing
 * is written when it fails.
 */
export async function fillWithin(
  trx: Transaction,
  of: Filled,
  id: number,
  given: Readonly<Record<string, unknown>>,
  seen?: number,
): Promise<Result<ReadValues & { merged: string[] }, FillProblem>> {
  const before = await find(trx, of, id, true);
  if (!before) return missing(of);
  const own = await reconciled(trx, of, id, before, given, seen);
  if (!own.ok) return own;
  const { mine, merged } = own.value;
  const fields = await findOwnFields(trx, of);
  const faults: Record<string, string> = {};
  const changes = changesOf(fields, before.values, mine, (path, why) => {
    faults[`own_fields.${path}`] ??= why;
  });
  Object.assign(faults, await unknownReferences(trx, referencesIn(fields, changes, "own_fields.")));
  if (Object.keys(faults).length > 0)
    return fail("invalid", `Nothing was changed. Check ${Object.keys(faults).join(", ")}.`, { fields: faults });
  await writeOwnValues(trx, of, [{ id, changes }]);
  return ok({
    ...((await find(trx, of, id)) ?? { values: changed(before.values, changes), version: before.version }),
    merged,
  });
}

async function reconciled(
  trx: Transaction,
  of: Filled,
  id: number,
  { values, version }: ReadValues,
  given: Readonly<Record<string, unknown>>,
  seen = version,
): Promise<Result<{ mine: Record<string, unknown>; merged: string[] }, FillProblem>> {
  if (seen > version) return laterVersion();
  if (seen === version) return ok({ mine: { ...given }, merged: [] });
  const since = await changesSince(trx, of, id, seen, version);
  const former = formerColumns(since, of).own_fields as OwnValues | undefined;
  const own = mergeOwnValues(given, since.isComplete ? (former ?? values) : null, values);
  const named = (paths: readonly string[]) => paths.map((path) => `own_fields.${path}`);
  if (own.conflicts.length === 0) return ok({ mine: own.mine, merged: named(own.merged) });
  const current = Object.fromEntries(Object.entries(own.now).map(([path, value]) => [`own_fields.${path}`, value]));
  return conflictIn(named(own.conflicts), current, version);
}
