import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import { optionsOfVariant } from "./reads.ts";

/**
 * The emails that an address gets from us. Callers must pass confirmed addresses only; otherwise strangers could read
 * and change other people's settings.
 */

export async function findLists(db: Db, email: string): Promise<string[]> {
  const { rows } = await sql<{ list: string }>`
    select list from subscriptions
    where lower(email) = lower(${email}) and confirmed_at is not null and left_at is null order by list`.execute(db);
  return rows.map(({ list }) => list);
}

type Choice = { email: string; offered: readonly string[]; chosen: readonly string[]; locale: string; region: string };

/** Subscribes an address to the chosen lists, and unsubscribes it from the other offered ones. */
export async function chooseLists(trx: Transaction, { email, offered, chosen, locale, region }: Choice): Promise<void> {
  const on = offered.filter((list) => chosen.includes(list));
  const off = offered.filter((list) => !chosen.includes(list));
  await sql`
    insert into subscriptions (email, list, locale, region, confirmed_at)
    select ${email}, list, ${locale}, ${region}, now() from unnest(${on}::text[]) as list
    on conflict (lower(email), list) do update set left_at = null, locale = excluded.locale,
      confirmed_at = case when subscriptions.left_at is null then coalesce(subscriptions.confirmed_at, now())
        else now() end`.execute(trx);
  await sql`
    update subscriptions set left_at = coalesce(left_at, now())
    where lower(email) = lower(${email}) and list = any (${off}::text[])`.execute(trx);
}

export async function setEmailLocale(trx: Transaction, email: string, locale: string): Promise<void> {
  await sql`update subscriptions set locale = ${locale} where lower(email) = lower(${email})`.execute(trx);
  await sql`update stock_watches set locale = ${locale} where lower(email) = lower(${email})`.execute(trx);
}

export type Watch = {
  variantId: number;
  uid: string;
  name: string;
  options: { name: string; code: string; label: string }[];
  /** Whether the product has a page now. */
  isShown: boolean;
};

/** The variants that an address waits for, latest first. */
export async function findWatches(db: Db, email: string): Promise<Watch[]> {
  const { rows } = await sql<Watch>`
    select v.id as "variantId", p.uid, p.name, ${optionsOfVariant} as options,
      p.is_visible and p.availability <> 'disabled' as "isShown"
    from stock_watches w join variants v on v.id = w.variant_id join products p on p.id = v.product_id
    where lower(w.email) = lower(${email})
    order by w.created_at desc limit 100`.execute(db);
  return rows;
}

export const endWatch = (db: Db, email: string, variantId: number): Promise<unknown> =>
  sql`delete from stock_watches where lower(email) = lower(${email}) and variant_id = ${variantId}`.execute(db);

/** Ends all stock notifications of an address, by the hash in an email's link (keys.ts). */
export const endWatchesOf = (db: Db, watcher: Buffer): Promise<unknown> =>
  sql`
    delete from stock_watches
    where sha256(convert_to('stock-watch:' || lower(email), 'UTF8')) = ${watcher}`.execute(db);
