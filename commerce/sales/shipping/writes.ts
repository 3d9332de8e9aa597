import { sql } from "kysely";
import type { DisplayNames } from "#commerce/shared/texts/names.ts";
import type { Db } from "#database/tables.ts";
import type { ShippingSettings } from "./schema.ts";
import type { ShippingTables } from "./tables.ts";

export type ZonePatch = { name?: string; countries?: string[]; is_enabled?: boolean; gift_wrap_price?: number | null };

export async function updateZone(db: Db, id: number, patch: ZonePatch): Promise<void> {
  if (Object.keys(patch).length > 0) await db.updateTable("shipping_zones").set(patch).where("id", "=", id).execute();
}

type MethodRow = Pick<ShippingTables["shipping_methods"], "code" | "name" | "type" | "days_from" | "days_to"> & {
  display_names: DisplayNames;
  is_enabled: boolean;
  settings: ShippingSettings;
};

/** The row with its JSON columns as text. */
const stored = ({ display_names, settings, ...row }: MethodRow) => ({
  ...row,
  display_names: JSON.stringify(display_names),
  settings: JSON.stringify(settings),
});

/** Added after the zone's other methods. */
export async function insertMethod(db: Db, zoneId: number, row: MethodRow): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from shipping_methods where zone_id = ${zoneId})`;
  await db
    .insertInto("shipping_methods")
    .values({ zone_id: zoneId, ...stored(row), position })
    .execute();
}

export async function updateMethod(db: Db, id: number, row: MethodRow): Promise<void> {
  await db.updateTable("shipping_methods").set(stored(row)).where("id", "=", id).execute();
}

/** Returns whether there was such a method. Orders keep the method they were sent with. */
export async function removeMethod(db: Db, id: number): Promise<boolean> {
  const removed = await db.deleteFrom("shipping_methods").where("id", "=", id).returning("id").execute();
  return removed.length > 0;
}

/** Returns whether all groups exist; otherwise nothing has changed. */
export async function updateSettings(
  db: Db,
  { is_enabled, hide_free_shipping_groups: groups }: { is_enabled: boolean; hide_free_shipping_groups: number[] },
): Promise<boolean> {
  const { rows } = await sql`
    update shipping_settings set is_enabled = ${is_enabled}, hide_free_shipping_groups = ${groups}::integer[]
    where (select count(*) from customer_groups where id = any (${groups}::integer[])) = ${groups.length}::integer
    returning id`.execute(db);
  return rows.length > 0;
}
