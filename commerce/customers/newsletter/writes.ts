import { sql } from "kysely";
import { buysAsPro } from "#commerce/customers/accounts/reads.ts";
import { countriesOffered, shoppingRegionOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";

export type NewSubscription = { email: string; list: string; locale: string; region: string };

/**
 * Stores unconfirmed signups, one row per address and list. Returns the key of the first unconfirmed one, which stands
 * for all of them in the email; null when all are confirmed already. People who have left may sign up again.
 */
export async function addSubscriptions(trx: Transaction, signups: readonly NewSubscription[]): Promise<string | null> {
  const { rows } = await sql<{ key: string; waits: boolean }>`
    insert into subscriptions (email, list, locale, region)
    select x.email, x.list, x.locale, x.region
    from jsonb_to_recordset(${JSON.stringify(signups)}::jsonb) as x(email text, list text, locale text, region text)
    on conflict (lower(email), list) do update set
      locale = excluded.locale,
      confirmed_at = case when subscriptions.left_at is null then subscriptions.confirmed_at end,
      left_at = null,
      created_at = now()
    returning key, confirmed_at is null as waits`.execute(trx);
  return rows.find(({ waits }) => waits)?.key ?? null;
}

/**
 * Confirms everything that the key's owner requested within the last three days. Returns the number of confirmed
 * signups, including earlier ones.
 */
export async function confirmSubscriptions(db: Db, key: string): Promise<number> {
  const { rows } = await sql`
    update subscriptions set confirmed_at = coalesce(confirmed_at, now())
    where lower(email) = (select lower(email) from subscriptions where key = ${key}::uuid) and left_at is null
      and (confirmed_at is not null or created_at > now() - interval '3 days')
    returning id`.execute(db);
  return rows.length;
}

/** Ends all subscriptions of the key's owner. Calling it again is not an error. */
export async function leaveLists(db: Db, key: string): Promise<number> {
  const { rows } = await sql`
    update subscriptions set left_at = coalesce(left_at, now())
    where lower(email) = (select lower(email) from subscriptions where key = ${key}::uuid) returning id`.execute(db);
  return rows.length;
}

export async function addWatch(db: Db, watch: { variantId: number; email: string; locale: string }): Promise<void> {
  await sql`
    insert into stock_watches (variant_id, email, locale) values (${watch.variantId}, ${watch.email}, ${watch.locale})
    on conflict (variant_id, lower(email)) do update set created_at = now(), locale = excluded.locale`.execute(db);
}

export type WaitingCustomer = { variantId: number; email: string; locale: string; region: PriceRegion };

/**
 * Deletes and returns up to `most` requests whose variant is back and can be bought by who waits: at the prices of their
 * locale's country, or of their own code (priceRegionOf says the same of visitors). They are gone once the transaction
 * commits, so the emails must be queued in it.
 */
export async function takeFulfilled(trx: Transaction, most: number): Promise<WaitingCustomer[]> {
  const regions = Object.fromEntries(countriesOffered().map((country) => [country, shoppingRegionOf(country)]));
  const { rows } = await sql<WaitingCustomer>`
    with found as (
      select w.ctid as place, r.region from stock_watches w
      join variants v on v.id = w.variant_id join products p on p.id = v.product_id
      left join stock s on s.variant_id = v.id
      left join customers c on lower(c.email) = lower(w.email) and ${buysAsPro(new Date())}
      join prices r on r.variant_id = v.id
        and r.region = coalesce(c.pro_region, ${JSON.stringify(regions)}::jsonb ->> split_part(w.locale, '-', 2))
      where v.is_offered and r.region <> all (v.closed_in)
        and is_left(v.purchasing_disabled, p.inventory_tracking, s.available)
      order by w.created_at limit ${most} for update of w skip locked
    )
    delete from stock_watches using found where stock_watches.ctid = found.place
    returning variant_id as "variantId", email, locale, region`.execute(trx);
  return rows;
}

/** Deletes signups that stayed unconfirmed for 30 days, and stock notifications older than half a year. */
export async function forgetOldSignups(db: Db): Promise<void> {
  await sql`delete from subscriptions where confirmed_at is null and created_at < now() - interval '30 days'`.execute(
    db,
  );
  await sql`delete from stock_watches where created_at < now() - interval '180 days'`.execute(db);
  await sql`delete from solved_challenges where expires_at < now()`.execute(db);
  await sql`delete from bot_questions where at < now() - interval '1 day'`.execute(db);
}
