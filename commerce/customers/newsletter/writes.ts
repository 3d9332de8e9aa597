import { sql } from "kysely";
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

export type WaitingCustomer = { variantId: number; email: string; locale: string };

/**
 * Deletes and returns up to `most` requests whose variant is back and can be bought. They are gone once the transaction
 * commits, so the emails must be queued in it.
 */
export async function takeFulfilled(trx: Transaction, most: number): Promise<WaitingCustomer[]> {
  const { rows } = await sql<WaitingCustomer>`
    delete from stock_watches where ctid in (
      select w.ctid from stock_watches w join stock s on s.variant_id = w.variant_id
      join variants v on v.id = w.variant_id join products p on p.id = v.product_id
      where s.available > 0 and not v.purchasing_disabled and p.availability <> 'disabled'
      order by w.created_at limit ${most} for update of w skip locked)
    returning variant_id as "variantId", email, locale`.execute(trx);
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
