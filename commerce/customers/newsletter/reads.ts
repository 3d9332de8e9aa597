import { sql } from "kysely";
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

/** The variant that a stock notification would be about. Null for variants that are not visible. */
export async function findWatched(db: Db, variantId: number): Promise<WatchedVariant | null> {
  const { rows } = await sql<WatchedVariant>`
    select v.id as "variantId", p.uid, p.name, s.available, ${optionsOfVariant} as options
    from variants v join products p on p.id = v.product_id left join stock s on s.variant_id = v.id
    where v.id = ${variantId} and p.availability <> 'disabled'`.execute(db);
  return rows[0] ?? null;
}
