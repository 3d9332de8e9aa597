import { sql } from "kysely";
import { deliveryTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import type { ShippingMethod, ShippingZone } from "./schema.ts";

/** Every zone with its methods. */
export async function findZones(db: Db): Promise<ShippingZone[]> {
  const { rows } = await sql<ShippingZone>`
    select z.id, z.region, z.name, z.countries, z.is_enabled as enabled, z.gift_wrap_price as "giftWrapPrice",
      z.version, m.methods
    from shipping_zones z, zone_methods(z.id) m order by z.id`.execute(db);
  return rows;
}

/**
 * The methods a customer (null: a guest) can choose from in a region, in one query; empty when its zone is missing or
 * disabled.
 */
export async function findMethodsFor(
  db: Db,
  region: string,
  customerId: number | null,
): Promise<{ methods: ShippingMethod[]; hideFree: boolean }> {
  noteTags([deliveryTag]);
  const { rows } = await sql<{ methods: ShippingMethod[]; hideFree: boolean }>`
    select coalesce((
        select m.methods from shipping_zones z, zone_methods(z.id) m where z.region = ${region} and z.is_enabled
      ), '[]') as methods,
      (select is_hidden from free_hidden(${customerId}::integer)) as "hideFree"`.execute(db);
  return rows[0]!;
}

/** The price of gift wrapping in a region, in minor units; null when not offered. */
export async function findGiftWrapPrice(db: Db, region: string): Promise<number | null> {
  const row = await db
    .selectFrom("shipping_zones")
    .select("gift_wrap_price")
    .where("region", "=", region)
    .where("is_enabled", "=", true)
    .executeTakeFirst();
  return row?.gift_wrap_price ?? null;
}

/** The groups from which free delivery is hidden, and whether the setting is enabled. */
export const findShippingSettings = (db: Db) =>
  db.selectFrom("shipping_settings").select(["is_enabled", "hide_free_shipping_groups"]).executeTakeFirstOrThrow();
