import { sql } from "kysely";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { hashKey, newKey } from "./keys.ts";
import { demoKey } from "./rules.ts";
import { type Permission, permissions } from "./schema.ts";

type KeyOptions = { markets?: PriceRegion[] | null; madeBy?: string | null };

/** Makes a key. This is the only time that it can be read. `madeBy` names the staff who made it ("member:2 Ida"). */
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

/** Ends a key at once, in every process; false when there is no such key, or it had ended before. */
export async function revokeKey(db: Db, id: number): Promise<boolean> {
  const revoking = db.updateTable("staff_keys").set({ revoked_at: new Date() });
  const done = await revoking.where("id", "=", id).where("revoked_at", "is", null).executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** The key that everybody knows works in demo mode, and in a database that has left demo mode no longer. */
export async function settleDemoKey(db: Db, isDemo: boolean): Promise<void> {
  const hash = hashKey(demoKey);
  if (!isDemo) {
    await db.deleteFrom("staff_keys").where("key_hash", "=", hash).execute();
    return;
  }
  await sql`
    insert into staff_keys as kept (name, key_hash, scopes) values ('Demo', ${hash}, ${[...permissions]}::text[])
    on conflict (key_hash) do update set scopes = excluded.scopes where kept.scopes <> excluded.scopes`.execute(db);
}
