import { permissionsOf } from "#commerce/staff/permissions/built-in.ts";
import { readMarkets } from "#commerce/staff/permissions/rules.ts";
import type { Role } from "#commerce/staff/permissions/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";

const toRole = (row: {
  id: number;
  built_in: string | null;
  name: string;
  permissions: string[];
  markets: string[] | null;
}): Role => ({
  id: row.id,
  builtIn: row.built_in,
  name: row.name,
  permissions: permissionsOf(row.built_in, row.permissions),
  markets: readMarkets(row.markets),
});

const columns = ["id", "built_in", "name", "permissions", "markets"] as const;

/** Built-in roles come first. */
export const listRoles = async (db: Db): Promise<Role[]> =>
  (await db.selectFrom("staff_roles").select(columns).orderBy("id").execute()).map(toRole);

export async function findRole(db: Db | Transaction, id: number): Promise<Role | null> {
  const row = await db.selectFrom("staff_roles").select(columns).where("id", "=", id).executeTakeFirst();
  return row ? toRole(row) : null;
}
