import { type RawBuilder, sql } from "kysely";
import { locks } from "#database/locks.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import { emailOf, findReminder, hashOf, isLeft } from "./reads.ts";

/**
 * Emails about abandoned carts. Sent only with consent, given at checkout for this cart or by a confirmed subscription:
 * one per cart, at most one a week per address, and none after a refusal.
 */

/** The queue of the job that sends them (email.tsx). */
export const cartReminderQueue = "cart-letter";

/**
 * Days after which a cart is too old for a reminder, for example after the shop was closed or when the feature is
 * switched on.
 */
const notAfter = 3;
const atOnce = 500;

type Services = { db: Db; jobs: Pick<Jobs, "send">; config: { CART_REMINDER_HOURS: number } };

/** Runs every quarter of an hour. Returns the number of emails queued. */
export async function remindOfCarts({ db, jobs, config }: Services, now = new Date()): Promise<number> {
  const hours = config.CART_REMINDER_HOURS;
  if (hours === 0) return 0;
  return db.transaction().execute(async (trx) => {
    // Two processes at once would each send an email to an address with two carts.
    const { rows } = await sql<{
      got: boolean;
    }>`select pg_try_advisory_xact_lock(${locks.cartReminders}::bigint) as got`.execute(trx);
    if (!rows[0]?.got) return 0;
    const ids = await takeDue(trx, hours, now);
    for (const reminderId of ids) await jobs.send(cartReminderQueue, { reminderId }, trx);
    return ids.length;
  });
}

/** Marks the due reminders as sent and returns their ids. */
async function takeDue(trx: Transaction, hours: number, now: Date): Promise<number[]> {
  const hash: RawBuilder<unknown> = hashOf(emailOf);
  const { rows } = await sql<{ id: number }>`
    with due as (
      select distinct on (lower(${emailOf})) c.id, ${hash} as email_hash
      from carts c left join customers u on u.id = c.customer_id left join cart_reminders r on r.cart_id = c.id
      where c.updated_at < ${now}::timestamptz - make_interval(hours => ${hours})
        and c.updated_at > ${now}::timestamptz - make_interval(hours => ${hours}, days => ${notAfter})
        and ${emailOf} is not null and r.sent_at is null
        and exists (select from cart_lines l where l.cart_id = c.id)
        and (coalesce(r.is_wanted, false) or exists (
          select from subscriptions s
          where lower(s.email) = lower(${emailOf}) and s.confirmed_at is not null and s.left_at is null
        ))
        and not exists (select from reminder_refusals f where f.email_hash = ${hash})
        and not exists (
          select from cart_reminders p
          where p.email_hash = ${hash} and p.sent_at > ${now}::timestamptz - interval '7 days'
        )
        and ${isLeft}
      order by lower(${emailOf}), c.updated_at desc limit ${atOnce}
    )
    insert into cart_reminders (cart_id, sent_at, email_hash) select id, ${now}, email_hash from due
    on conflict (cart_id) do update set sent_at = excluded.sent_at, email_hash = excluded.email_hash
      where cart_reminders.sent_at is null
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Stores whether the shopper ticked the box for a reminder about this cart at checkout. */
export async function wantReminder(db: Db, cartId: string, isWanted: boolean): Promise<void> {
  if (!isWanted) {
    await db
      .updateTable("cart_reminders")
      .set({ is_wanted: false })
      .where("cart_id", "=", cartId)
      .where("is_wanted", "=", true)
      .execute();
    return;
  }
  // A cart that is gone gets no reminder.
  await sql`
    insert into cart_reminders (cart_id, is_wanted) select id, true from carts where id = ${cartId}
    on conflict (cart_id) do update set is_wanted = true`.execute(db);
}

/** Stops these emails for the address that this one was sent to. */
export async function refuseReminders(db: Db, reminderId: number): Promise<void> {
  await sql`
    insert into reminder_refusals (email_hash)
    select email_hash from cart_reminders where id = ${reminderId} and email_hash is not null
    on conflict do nothing`.execute(db);
}

/** Stops or allows them by address, for a caller who has proved that the address is theirs. */
export const chooseReminders = (db: Db, email: string, isWanted: boolean): Promise<unknown> =>
  isWanted
    ? sql`delete from reminder_refusals where email_hash = ${hashOf(sql`${email}`)}`.execute(db)
    : sql`
        insert into reminder_refusals (email_hash) values (${hashOf(sql`${email}`)}) on conflict do nothing`.execute(
        db,
      );

/** Whether the recipient has refused since. */
export async function isRefused(db: Db, reminderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from cart_reminders r join reminder_refusals f using (email_hash) where r.id = ${reminderId}`.execute(db);
  return rows.length > 0;
}

/** The data for the email; null when an order, a refusal or the end of the cart made it obsolete. */
export const findDue = async (db: Db, reminderId: number) =>
  (await isRefused(db, reminderId)) ? null : findReminder(db, reminderId);

/** Runs once a day: deletes unsent reminders of carts that are gone, and expired links. */
export async function forgetOldReminders(db: Db): Promise<void> {
  await sql`
    delete from cart_reminders
    where cart_id is null and (sent_at is null or sent_at < now() - interval '180 days')`.execute(db);
}
