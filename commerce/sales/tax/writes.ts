import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";

/** Stores the calculation of an order's taxes with the order; it is booked once the order is confirmed. */
export async function noteCalculation(
  trx: Transaction,
  orderId: number,
  { service, calculation }: { service: string; calculation: string },
): Promise<void> {
  await trx.insertInto("tax_entries").values({ order_id: orderId, service, calculation }).execute();
}

export type OpenEntry = { orderId: number; calculation: string };

/** Confirmed orders that are not booked yet, oldest first. */
export async function findUnbooked(db: Db, service: string): Promise<OpenEntry[]> {
  const { rows } = await sql<OpenEntry>`
    select e.order_id as "orderId", e.calculation from tax_entries e join orders o on o.id = e.order_id
    where e.entry is null and e.refusal = '' and e.service = ${service} and o.confirmed_at is not null
    order by e.order_id limit 100`.execute(db);
  return rows;
}

export async function noteEntry(db: Db, orderId: number, told: { entry?: string; refusal?: string }): Promise<void> {
  const change = { ...told, updated_at: new Date() };
  await db.updateTable("tax_entries").set(change).where("order_id", "=", orderId).execute();
}

export type OpenReversal = { refundId: number; entry: string; amount: number; isWhole: boolean };

/**
 * Completed refunds of booked orders that are not booked yet, oldest first; whole: everything that was paid, at once.
 */
export async function findUnreversed(db: Db, service: string): Promise<OpenReversal[]> {
  const { rows } = await sql<OpenReversal>`
    select r.id as "refundId", e.entry, r.amount + r.gift_amount as amount, r.amount + r.gift_amount = o.total as "isWhole"
    from tax_entries e join orders o on o.id = e.order_id join payments p on p.order_id = o.id
    join refunds r on r.payment_id = p.id and r.status = 'done'
    where e.entry is not null and e.service = ${service}
      and not exists (select from tax_reversals t where t.refund_id = r.id)
    order by r.id limit 100`.execute(db);
  return rows;
}

export async function noteReversal(
  db: Db,
  refundId: number,
  told: { entry?: string; refusal?: string },
): Promise<void> {
  const row = { refund_id: refundId, ...told };
  await db
    .insertInto("tax_reversals")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
