import { sql } from "kysely";
import { isPermission, keyIn, readMarkets } from "#commerce/staff/permissions/rules.ts";
import type { Staff, StaffKey } from "#commerce/staff/permissions/schema.ts";
import type { Db } from "#database/tables.ts";
import { hashKey } from "./secret.ts";

/**
 * The staff whose key an Authorization header carries. Null without a key, and for unknown and revoked keys. Stores the
 * last use at most once a minute, so that a busy program does not rewrite its row with every request.
 */
export async function findStaff(db: Db, authorization: string | undefined): Promise<Staff | null> {
  const key = keyIn(authorization);
  if (key === null) return null;
  const hash = hashKey(key);
  const { rows } = await sql<{ id: number; name: string; scopes: string[]; markets: string[] | null }>`
    with used as (
      update staff_keys set used_at = now()
      where key_hash = ${hash} and revoked_at is null and (used_at is null or used_at < now() - interval '1 minute')
    )
    select id, name, scopes, markets from staff_keys where key_hash = ${hash} and revoked_at is null`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { id, name, scopes, markets } = row;
  return { kind: "key", id, name, permissions: scopes.filter(isPermission), markets: readMarkets(markets) };
}

/** All keys including revoked ones, oldest first, without the key itself. */
export async function listKeys(db: Db): Promise<StaffKey[]> {
  const rows = await db.selectFrom("staff_keys").selectAll().orderBy("id").execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    permissions: row.scopes.filter(isPermission),
    markets: readMarkets(row.markets),
    createdAt: row.created_at,
    usedAt: row.used_at,
    revokedAt: row.revoked_at,
    madeBy: row.made_by,
  }));
}
