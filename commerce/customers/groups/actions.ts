import { sql } from "kysely";
import type { CustomerGroup } from "#commerce/customers/accounts/schema.ts";
import type { DiscountRule } from "#commerce/shared/discounts/schema.ts";
import { isPriceRegion } from "#commerce/shared/regions/rules.ts";
import { changesSince, formerColumns } from "#commerce/staff/versions/reads.ts";
import { type ConflictProblem, conflictIn, laterVersion, mergeFields } from "#commerce/staff/versions/rules.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { findGroups } from "./reads.ts";

/** Actions of staff on groups: names, regions, and the rules for their members' prices (7.6). */

export type GroupProblem =
  | ConflictProblem
  | Problem<"group-not-found" | "invalid" | "name-taken" | "group-needed" | "group-in-use">;
export type GroupResult<T> = Result<T, GroupProblem>;
type Fields = Omit<CustomerGroup, "id" | "version">;
export type NewGroup = Pick<CustomerGroup, "name"> & Partial<Fields>;
/** `merged`: fields that others changed meanwhile and that keep those changes. */
export type SavedGroup = CustomerGroup & { merged?: string[] };

/** PostgreSQL's error code for a name that exists already. */
const uniqueViolation = "23505";

export const groupNotFound = fail("group-not-found", "There is no such customer group.");
export const invalid = (fields: Record<string, string>) =>
  fail("invalid", `Check ${Object.keys(fields).join(", ")}.`, { fields });

/** Faults of a rule that its types do not catch: field of the rule → text. */
export function ruleFaults({ type, method, amount, ...ids }: DiscountRule): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const kind of ["category", "product"] as const) {
    const field = `${kind}_id` as const;
    if (type === kind && ids[field] === undefined) faults[field] = `is needed for the type ${kind}`;
    if (type !== kind && ids[field] !== undefined) faults[field] = `is for the type ${kind} only`;
  }
  if (method === "percent" && amount > 100) faults.amount = "must be at most 100 percent";
  return faults;
}

export const addGroup = (db: Db, group: NewGroup): Promise<GroupResult<SavedGroup>> => save(db, null, group);

/** Fields that are left out stay; rules are sent as a complete list. `seen`: the version that the caller has seen. */
export const changeGroup = (
  db: Db,
  id: number,
  change: Partial<NewGroup>,
  seen?: number,
): Promise<GroupResult<SavedGroup>> => save(db, id, change, seen);

/**
 * Adds or changes a group. Making it the default, or the group for guests, takes that mark from the group of the same
 * region that had it. One group without a region must keep each mark, because every customer needs a group.
 */
async function save(
  db: Db,
  id: number | null,
  sent: Partial<NewGroup>,
  seen?: number,
): Promise<GroupResult<SavedGroup>> {
  try {
    return await db.transaction().execute(async (trx): Promise<GroupResult<SavedGroup>> => {
      const groups = await lockGroups(trx);
      const before = groups.find((group) => group.id === id);
      if (id !== null && !before) return groupNotFound;
      const reconciled = before ? await reconcile(trx, before, sent, seen) : ok({ mine: sent, merged: [] });
      if (!reconciled.ok) return reconciled;
      const { mine, merged } = reconciled.value;
      const group = { ...fresh, ...before, ...mine };
      const faults = await faultsOf(trx, group);
      if (Object.keys(faults).length > 0) return invalid(faults);
      const others = groups.filter((other) => other.id !== id);
      const missing = neededBy([...others, group]);
      if (missing) return missing;
      return ok({ ...(await write(trx, id, group)), ...(merged.length > 0 && { merged }) });
    });
  } catch (error) {
    if ((error as { code?: string }).code !== uniqueViolation) throw error;
    return fail("name-taken", "Another group of this region has this name.", { fields: { name: "is taken" } });
  }
}

/**
 * Merges a change based on an older version with the changes made since. Returns what is left to write, or a conflict.
 */
async function reconcile(
  trx: Transaction,
  { id, version = 1, ...current }: CustomerGroup,
  sent: Partial<NewGroup>,
  seen = version,
): Promise<GroupResult<{ mine: Partial<NewGroup>; merged: string[] }>> {
  if (seen > version) return laterVersion();
  if (seen === version) return ok({ mine: sent, merged: [] });
  const since = await changesSince(trx, "customer-group", id, seen, version);
  const base = since.isComplete ? { ...current, ...formerColumns(since, "customer-group") } : null;
  const { mine, merged, conflicts } = mergeFields(sent, base, current);
  if (conflicts.length === 0) return ok({ mine, merged });
  const now = Object.fromEntries(conflicts.map((name) => [name, current[name as keyof typeof current]]));
  return conflictIn(conflicts, now, version);
}

const fresh = { name: "", region: null, is_default: false, is_group_for_guests: false, discount_rules: [] };

export async function lockGroups(trx: Transaction): Promise<CustomerGroup[]> {
  // Locks all groups, so that changes run one after the other: there are few rows, and only staff change them.
  await sql`select from customer_groups order by id for update`.execute(trx);
  return findGroups(trx);
}

export function neededBy(groups: Fields[]) {
  for (const field of ["is_default", "is_group_for_guests"] as const) {
    if (groups.some((group) => group.region === null && group[field])) continue;
    const message = "One group that counts everywhere must have this: give it to another instead.";
    return fail("group-needed", message, { fields: { [field]: message } });
  }
  return null;
}

async function faultsOf(trx: Transaction, { region, discount_rules: rules }: Fields) {
  const faults: Record<string, string> = {};
  if (region !== null && !isPriceRegion(region)) faults.region = "is no price region";
  for (const [at, rule] of rules.entries()) {
    for (const [field, text] of Object.entries(ruleFaults(rule))) faults[`discount_rules.${at}.${field}`] = text;
  }
  const { rows } = await sql<{ at: number; field: string }>`
    select at, field from jsonb_to_recordset(${JSON.stringify(rules.map((rule, at) => ({ ...rule, at })))}::jsonb)
      as r(at integer, category_id bigint, product_id bigint)
    cross join lateral (
      select 'category_id' as field where category_id is not null and not exists (select from categories where id = category_id)
      union all
      select 'product_id' where product_id is not null and not exists (select from products where id = product_id)
    ) unknown`.execute(trx);
  for (const { at, field } of rows) faults[`discount_rules.${at}.${field}`] ??= "is unknown";
  return faults;
}

async function write(trx: Transaction, id: number | null, group: Fields): Promise<CustomerGroup> {
  const { name, region, is_default, is_group_for_guests, discount_rules } = group;
  for (const [field, isIt] of Object.entries({ is_default, is_group_for_guests })) {
    if (!isIt) continue;
    await sql`
      update customer_groups set ${sql.id(field)} = false
      where ${sql.id(field)} and region is not distinct from ${region} and id is distinct from ${id}`.execute(trx);
  }
  const values = { name, region, is_default, is_group_for_guests, discount_rules: JSON.stringify(discount_rules) };
  const insert = trx.insertInto("customer_groups").values(values).returning(["id", "version"]);
  const update = trx
    .updateTable("customer_groups")
    .set(values)
    .where("id", "=", id ?? 0)
    .returning(["id", "version"]);
  const row = await (id === null ? insert.executeTakeFirstOrThrow() : update.executeTakeFirstOrThrow());
  return { ...row, name, region, is_default, is_group_for_guests, discount_rules };
}
