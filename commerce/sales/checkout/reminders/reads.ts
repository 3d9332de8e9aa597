import { sql } from "kysely";
import type { Db } from "#database/tables.ts";

/** In SQL, so that all hashes use the same lower(). */
export const hashOf = (email: ReturnType<typeof sql>) =>
  sql`sha256(convert_to('cart-reminder:' || lower(${email}), 'UTF8'))`;

/** The customer's address, or the one a guest entered at checkout. */
export const emailOf = sql`coalesce(u.email, nullif(c.checkout ->> 'email', ''))`;

/** The cart did not become an order, and its shopper has ordered nothing since. */
export const isLeft = sql`
  not exists (select from orders o where o.cart_id = c.id and o.status <> 'cancelled')
  and not exists (
    select from orders o where lower(o.email) = lower(${emailOf}) and (o.cart_id = c.id or o.placed_at > c.updated_at)
  )`;

export type Reminder = { id: number; cartId: string; email: string | null; country: string; language: string };

/** A reminder and its cart; null when the cart is gone or became an order. */
export async function findReminder(db: Db, id: number): Promise<Reminder | null> {
  const { rows } = await sql<Reminder>`
    select r.id, c.id as "cartId", ${emailOf} as email, c.country, c.language
    from cart_reminders r join carts c on c.id = r.cart_id left join customers u on u.id = c.customer_id
    where r.id = ${id} and r.sent_at is not null and ${isLeft}`.execute(db);
  return rows[0] ?? null;
}

/** Whether the shopper asked for an email about this cart. */
export async function isReminderWanted(db: Db, cartId: string): Promise<boolean> {
  const row = await db
    .selectFrom("cart_reminders")
    .select("is_wanted")
    .where("cart_id", "=", cartId)
    .executeTakeFirst();
  return row?.is_wanted ?? false;
}

/** Whether an address may receive such emails at all. */
export async function mayRemind(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from reminder_refusals where email_hash = ${hashOf(sql`${email}`)}`.execute(db);
  return rows.length === 0;
}
