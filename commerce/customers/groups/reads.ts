import type { Selectable } from "kysely";
import type { CustomerGroup } from "#commerce/customers/accounts/schema.ts";
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

export async function findGroups(db: Db): Promise<CustomerGroup[]> {
  return (await db.selectFrom("customer_groups").selectAll().orderBy("id").execute()).map(toGroup);
}

/** The groups that a visitor may see: the default and guest groups, and their own. */
export const visibleGroups = (groups: readonly CustomerGroup[], ownId: number | null): CustomerGroup[] =>
  groups.filter((group) => group.is_default || group.is_group_for_guests || group.id === ownId);
