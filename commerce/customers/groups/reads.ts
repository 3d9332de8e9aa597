import { type Selectable, sql } from "kysely";
import { type CustomerRow, customerColumns, toCustomer } from "#commerce/customers/accounts/reads.ts";
import type { Customer, CustomerGroup } from "#commerce/customers/accounts/schema.ts";
import type { Db, Tables } from "#database/tables.ts";

const toGroup = (row: Selectable<Tables["customer_groups"]>): CustomerGroup => ({
  id: row.id,
  name: row.name,
  region: row.region,
  is_default: row.is_default,
  is_group_for_guests: row.is_group_for_guests,
  discount_rules: row.discount_rules,
  version: row.version,
});

/** One query for a customer and the groups whose rules may apply to them (discountGroupOf picks the one that does). */
export async function findCustomerWithGroups(
  db: Db,
  id: number,
  now = new Date(),
): Promise<{ customer: Customer; groups: CustomerGroup[] } | null> {
  const found = await db
    .selectFrom("customers")
    .select(customerColumns)
    .select(
      sql<CustomerGroup[]>`(
        select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'region', g.region,
          'is_default', g.is_default, 'is_group_for_guests', g.is_group_for_guests,
          'discount_rules', g.discount_rules) order by g.id), '[]')
        from customer_groups g where g.is_default or g.id = customers.customer_group_id
      )`.as("groups"),
    )
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) return null;
  const { groups, ...row } = found;
  return { customer: toCustomer(row as CustomerRow, now), groups };
}

export async function findGroups(db: Db): Promise<CustomerGroup[]> {
  return (await db.selectFrom("customer_groups").selectAll().orderBy("id").execute()).map(toGroup);
}

const countsIn = (group: CustomerGroup, region: string | null) => group.region === null || group.region === region;

/** The group with that id, when it counts in the region (7.6); else null. */
export const groupOf = (groups: readonly CustomerGroup[], region: string | null, id: number): CustomerGroup | null =>
  groups.find((group) => group.id === id && countsIn(group, region)) ?? null;

/** The default group of a region: its own one before the one for all regions. */
export function defaultGroupOf(groups: readonly CustomerGroup[], region: string | null): CustomerGroup | null {
  const defaults = groups.filter((group) => group.is_default && countsIn(group, region));
  return defaults.find((group) => group.region !== null) ?? defaults[0] ?? null;
}

/**
 * The group whose rules apply to a customer for prices of `region` (section 6). Only a professional whose region is
 * exactly "pro" gets the rules of their own group; other signed-in customers get the default group's. Null for
 * visitors, who are in no group and pay the shop's prices.
 */
export function discountGroupOf(
  groups: readonly CustomerGroup[],
  region: string | null,
  customer: Pick<Customer, "isPro" | "proCodeInfo" | "groupId"> | null,
): CustomerGroup | null {
  if (!customer) return null;
  const isExactlyPro = region === "pro" && customer.isPro && customer.proCodeInfo?.region === "pro";
  const own = isExactlyPro && customer.groupId !== null ? groupOf(groups, region, customer.groupId) : null;
  return own ?? defaultGroupOf(groups, region);
}

/** The groups that a visitor may see: the default and guest groups, and their own. */
export const visibleGroups = (groups: readonly CustomerGroup[], ownId: number | null): CustomerGroup[] =>
  groups.filter((group) => group.is_default || group.is_group_for_guests || group.id === ownId);
