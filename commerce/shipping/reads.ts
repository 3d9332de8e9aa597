import { type RawBuilder, sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { ShippingMethod, ShippingZone } from "./schema.ts";

/** Methods of a zone as a JSON array, for statements that need them beside other things. */
export const methodsOfZone = (zoneId: RawBuilder<unknown>): RawBuilder<ShippingMethod[]> => sql`
  coalesce((
    select json_agg(json_build_object(
      'id', m.id, 'zoneId', m.zone_id, 'code', m.code, 'name', m.name, 'type', m.type, 'enabled', m.is_enabled,
      'settings', m.settings, 'daysFrom', m.days_from, 'daysTo', m.days_to
    ) order by m.position, m.id)
    from shipping_methods m where m.zone_id = ${zoneId}
  ), '[]')`;

/** Whether free options are hidden from a customer (null: a guest). */
export const hidesFree = (customerId: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  coalesce((
    select s.is_enabled and g.id = any (s.hide_free_shipping_groups)
    from shipping_settings s
    join customer_groups g on case
      when ${customerId} is null then g.is_group_for_guests
      else g.id = (select customer_group_id from customers buyer where buyer.id = ${customerId})
    end
    order by 1 desc limit 1
  ), false)`;

/** Every zone with its methods. */
export async function findZones(db: Db): Promise<ShippingZone[]> {
  const { rows } = await sql<ShippingZone>`
    select z.id, z.region, z.name, z.countries, z.is_enabled as enabled, ${methodsOfZone(sql`z.id`)} as methods
    from shipping_zones z order by z.id`.execute(db);
  return rows;
}

/** What a customer (null: a guest) can choose from in a region, in one query; nothing where its zone is missing or off. */
export async function findMethodsFor(
  db: Db,
  region: string,
  customerId: number | null,
): Promise<{ methods: ShippingMethod[]; hideFree: boolean }> {
  const zone = sql`(select z.id from shipping_zones z where z.region = ${region} and z.is_enabled)`;
  const { rows } = await sql<{ methods: ShippingMethod[]; hideFree: boolean }>`
    select ${methodsOfZone(zone)} as methods, ${hidesFree(sql`${customerId}::int`)} as "hideFree"`.execute(db);
  return rows[0]!;
}

/** What wrapping an order as a gift costs in a region, in minor units; null: not offered. */
export async function findGiftWrapPrice(db: Db, region: string): Promise<number | null> {
  const row = await db
    .selectFrom("shipping_zones")
    .select("gift_wrap_price")
    .where("region", "=", region)
    .where("is_enabled", "=", true)
    .executeTakeFirst();
  return row?.gift_wrap_price ?? null;
}
