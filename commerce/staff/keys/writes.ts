import { sql } from "kysely";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { demoKey } from "#commerce/staff/permissions/rules.ts";
import { type Permission, permissions } from "#commerce/staff/permissions/schema.ts";
import type { Db } from "#database/tables.ts";
import { hashKey, newKey } from "./secret.ts";

type KeyOptions = { markets?: PriceRegion[] | null; madeBy?: string | null };

/** Creates a key, which cannot be read again later. `madeBy` names the staff who created it ("member:2 Ida"). */
export async function addKey(
  db: Db,
  name: string,
  allowed: readonly Permission[],
  { markets = null, madeBy = null }: KeyOptions = {},
): Promise<{ id: number; key: string }> {
  const key = newKey();
  const values = { name, key_hash: hashKey(key), scopes: [...allowed], markets, made_by: madeBy };
  const { id } = await db.insertInto("staff_keys").values(values).returning("id").executeTakeFirstOrThrow();
  return { id, key };
}

/** Revokes a key at once, in every process. False when there is no such key, or it was revoked before. */
export async function revokeKey(db: Db, id: number): Promise<boolean> {
  const revoking = db.updateTable("staff_keys").set({ revoked_at: new Date() });
  const done = await revoking.where("id", "=", id).where("revoked_at", "is", null).executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Enables the publicly known key in demo mode, and revokes it in a database that has left demo mode. */
export async function setUpDemoKey(db: Db, isDemo: boolean): Promise<void> {
  const hash = hashKey(demoKey);
  if (!isDemo) {
    await db.deleteFrom("staff_keys").where("key_hash", "=", hash).execute();
    return;
  }
  await sql`
    insert into staff_keys as kept (name, key_hash, scopes) values ('Demo', ${hash}, ${[...permissions]}::text[])
    on conflict (key_hash) do update set scopes = excluded.scopes where kept.scopes <> excluded.scopes`.execute(db);
}
