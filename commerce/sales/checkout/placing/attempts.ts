import { sql } from "kysely";
import type { Db } from "#database/tables.ts";

/** The parts of an order and its payment that settling needs. */
export type Attempt = {
  orderId: number;
  cartId: string;
  orderStatus: string;
  paymentId: string;
  paymentStatus: "pending" | "action_required" | "invoiced" | "captured" | "declined" | "cancelled" | "refunded";
  reference: string | null;
  detail: string;
  actionUrl: string | null;
  amount: number;
  currency: string;
  provider: string;
  /** Seconds since the order was placed or, when it is paid later, since the last attempt. */
  ageSeconds: number;
};

const attempt = sql`
  select o.id as "orderId", o.cart_id as "cartId", o.status as "orderStatus", p.id as "paymentId",
    p.status as "paymentStatus", p.reference, p.detail, p.action_url as "actionUrl", p.amount, p.currency, p.provider,
    extract(epoch from now() - case when p.open_until is not null and p.status = 'pending' then p.updated_at else o.placed_at end)::float
      as "ageSeconds"
  from payments p join orders o on o.id = p.order_id`;

export async function findAttempt(db: Db, paymentId: string): Promise<Attempt | null> {
  const { rows } = await sql<Attempt>`${attempt} where p.id = ${paymentId}`.execute(db);
  return rows[0] ?? null;
}

export async function findAttemptByReference(db: Db, reference: string): Promise<Attempt | null> {
  const { rows } = await sql<Attempt>`${attempt} where p.reference = ${reference}`.execute(db);
  return rows[0] ?? null;
}

export async function findAttemptByOrder(db: Db, orderId: number): Promise<Attempt | null> {
  const { rows } = await sql<Attempt>`${attempt} where p.order_id = ${orderId} order by p.created_at desc`.execute(db);
  return rows[0] ?? null;
}

/**
 * Open attempts: pending ones placed before, and unfinished second steps of that age. An order that is paid later
 * counts from its last attempt and, without attempts, until it may no longer be paid.
 */
export async function findStaleAttempts(db: Db, pendingSeconds: number, waitingSeconds: number): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    ${attempt} where o.status = any (open_statuses()) and o.placed_at < now() - make_interval(
      secs => case o.status when 'pending' then ${pendingSeconds}::float else ${waitingSeconds}::float end
    ) and (p.open_until is null or p.open_until < now() and p.status = 'action_required' and p.reference is null or p.updated_at < now() - make_interval(
      secs => case p.status when 'pending' then ${pendingSeconds}::float else ${waitingSeconds}::float end
    ) and (p.status = 'pending' or p.reference is not null))
    order by o.placed_at limit 200`.execute(db);
  return rows;
}

/** Attempts that ended because no charge was found and that have not been checked again. */
export async function findAbandoned(db: Db, olderThanSeconds: number): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    ${attempt} where p.status = 'cancelled' and p.detail = 'no charge found'
      and p.updated_at < now() - make_interval(secs => ${olderThanSeconds}::float)
    order by p.updated_at limit 200`.execute(db);
  return rows;
}

/**
 * Confirmed orders of the last days, some minutes old, whose buyers have not been notified, because the jobs were lost
 * or fail. Uses a partial index of such orders (orders_unconfirmed), because it runs every minute.
 */
export async function findUnconfirmed(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders
    where confirmed_at between now() - interval '7 days' and now() - interval '5 minutes' and confirmation_sent_at is null
    order by confirmed_at limit 200`.execute(db);
  return rows.map(({ id }) => id);
}
