import { sql } from "kysely";
import { isShownIn } from "#commerce/catalog/products/open.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { isUuid } from "#platform/ids.ts";

export type Subscription = { email: string; list: string; locale: string; isConfirmed: boolean; hasLeft: boolean };

export const isKey = isUuid;

export async function findSubscription(db: Db, key: string): Promise<Subscription | null> {
  if (!isKey(key)) return null;
  const { rows } = await sql<Subscription>`
    select email, list, locale, confirmed_at is not null as "isConfirmed", left_at is not null as "hasLeft"
    from subscriptions where key = ${key}::uuid`.execute(db);
  return rows[0] ?? null;
}

export type WatchedVariant = {
  variantId: number;
  uid: string;
  name: string;
  available: number | null;
  options: { name: string; code: string; label: string }[];
};

/** The options of the variant "v". */
export const optionsOfVariant = sql`coalesce((
  select json_agg(json_build_object('name', o.name, 'code', x.code, 'label', x.label) order by o.position, o.id)
  from option_values x join product_options o on o.id = x.option_id
  where x.id = any (v.option_value_ids)), '[]')`;

/**
 * The variant that a stock notification would be about. Null for variants that shoppers of the region do not see; one
 * that may not be bought at the moment can be waited for.
 */
export async function findWatched(
  db: Db,
  variantId: number,
  region: PriceRegion | null,
): Promise<WatchedVariant | null> {
  const { rows } = await sql<WatchedVariant>`
    select v.id as "variantId", uid, products.name, s.available, ${optionsOfVariant} as options
    from variants v join products on products.id = v.product_id left join stock s on s.variant_id = v.id
    where v.id = ${variantId} and ${isShownIn(region)} and availability <> 'disabled'`.execute(db);
  return rows[0] ?? null;
}
