import { sql } from "kysely";
import type { CustomerGroup } from "#commerce/customers/accounts/schema.ts";
import type { DiscountRule } from "#commerce/shared/discounts/schema.ts";
import { isPriceRegion } from "#commerce/shared/regions/rules.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { findGroups } from "./reads.ts";

/** What staff do with groups: their names, where they count, and the rules that make their members' prices (7.6). */

export type GroupProblem = Problem<"group-not-found" | "invalid" | "name-taken" | "group-needed" | "group-in-use">;
type GroupResult<T> = Result<T, GroupProblem>;
export type NewGroup = Pick<CustomerGroup, "name"> & Partial<Omit<CustomerGroup, "id">>;

/** PostgreSQL's word for a name that is there already. */
const uniqueViolation = "23505";

const groupNotFound = fail("group-not-found", "There is no such customer group.");
const invalid = (fields: Record<string, string>) =>
  fail("invalid", `Check ${Object.keys(fields).join(", ")}.`, { fields });

/** What is wrong with a rule beyond its types; field of the rule → text. */
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

export const addGroup = (db: Db, group: NewGroup): Promise<GroupResult<CustomerGroup>> => save(db, null, group);

/** Fields that are left out stay; rules come as a whole list. */
export const changeGroup = (db: Db, id: number, change: Partial<NewGroup>): Promise<GroupResult<CustomerGroup>> =>
  save(db, id, change);

/**
 * Making a group the default, or that of guests, takes this from the group that was it in the same region. One that counts
 * everywhere must remain: everybody needs a group.
 */
async function save(db: Db, id: number | null, change: Partial<NewGroup>): Promise<GroupResult<CustomerGroup>> {
  try {
    return await db.transaction().execute(async (trx) => {
      const groups = await lockGroups(trx);
      const before = groups.find((group) => group.id === id);
      if (id !== null && !before) return groupNotFound;
      const group = { ...fresh, ...before, ...change };
      const faults = await faultsOf(trx, group);
      if (Object.keys(faults).length > 0) return invalid(faults);
      const others = groups.filter((other) => other.id !== id);
      const missing = neededBy([...others, group]);
      if (missing) return missing;
      return ok(await write(trx, id, group));
    });
  } catch (error) {
    if ((error as { code?: string }).code !== uniqueViolation) throw error;
    return fail("name-taken", "Another group of this region has this name.", { fields: { name: "is taken" } });
  }
}

const fresh = { name: "", region: null, is_default: false, is_group_for_guests: false, discount_rules: [] };

async function lockGroups(trx: Transaction): Promise<CustomerGroup[]> {
  // A handful of rows, changed by staff: one after the other.
  await sql`select from customer_groups order by id for update`.execute(trx);
  return findGroups(trx);
}

function neededBy(groups: Omit<CustomerGroup, "id">[]) {
  for (const field of ["is_default", "is_group_for_guests"] as const) {
    if (groups.some((group) => group.region === null && group[field])) continue;
    const message = "One group that counts everywhere must have this: give it to another instead.";
    return fail("group-needed", message, { fields: { [field]: message } });
  }
  return null;
}

async function faultsOf(trx: Transaction, { region, discount_rules: rules }: Omit<CustomerGroup, "id">) {
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

async function write(trx: Transaction, id: number | null, group: Omit<CustomerGroup, "id">): Promise<CustomerGroup> {
  const { name, region, is_default, is_group_for_guests, discount_rules } = group;
  for (const [field, isIt] of Object.entries({ is_default, is_group_for_guests })) {
    if (!isIt) continue;
    await sql`
      update customer_groups set ${sql.id(field)} = false
      where ${sql.id(field)} and region is not distinct from ${region} and id is distinct from ${id}`.execute(trx);
  }
  const values = { name, region, is_default, is_group_for_guests, discount_rules: JSON.stringify(discount_rules) };
  const insert = trx.insertInto("customer_groups").values(values).returning("id");
  const update = trx
    .updateTable("customer_groups")
    .set(values)
    .where("id", "=", id ?? 0)
    .returning("id");
  const row = await (id === null ? insert.executeTakeFirstOrThrow() : update.executeTakeFirstOrThrow());
  return { id: row.id, name, region, is_default, is_group_for_guests, discount_rules };
}

/** Its members are in no group then. Promotions and shipping settings that name it keep it: without, they would be for all. */
export async function removeGroup(db: Db, id: number): Promise<GroupResult<void>> {
  return db.transaction().execute(async (trx) => {
    const groups = await lockGroups(trx);
    if (!groups.some((group) => group.id === id)) return groupNotFound;
    const missing = neededBy(groups.filter((group) => group.id !== id));
    if (missing) return missing;
    const { rows } = await sql`
      select from promotions where ${id}::integer = any (group_ids)
      union all select from shipping_settings where ${id}::integer = any (hide_free_shipping_groups)`.execute(trx);
    if (rows.length > 0) return fail("group-in-use", "A promotion or the shipping settings name this group.");
    await sql`update customers set customer_group_id = null, updated_at = now() where customer_group_id = ${id}`.execute(
      trx,
    );
    await trx.deleteFrom("customer_groups").where("id", "=", id).execute();
    return ok(undefined);
  });
}
