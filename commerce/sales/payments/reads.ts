import { createHash } from "node:crypto";
import { type Insertable, type RawBuilder, sql } from "kysely";
import type { Db, Tables } from "#database/tables.ts";
import type { PaymentEvent } from "./schema.ts";

export type StoredRefund = Insertable<Tables["refunds"]>;

/** A refund with what calling the provider needs. */
export type RefundInProgress = {
  refundId: number;
  status: "pending" | "done" | "failed";
  amount: number;
  /** What goes back to gift cards in addition to `amount`, without the provider. */
  giftAmount: number;
  orderId: number;
  paymentId: string;
  provider: string;
  /** The payment's, at the provider. */
  reference: string;
  captured: number;
  refunded: number;
  /** What makes a repeated call to the provider the same refund; always plain letters, whatever the key was. */
  providerKey: string;
};

type Row = Omit<RefundInProgress, "providerKey"> & { key: string };

export async function findRefunds(db: Db, where: RawBuilder<unknown>): Promise<RefundInProgress[]> {
  const { rows } = await sql<Row>`
    select r.id as "refundId", r.status, r.amount, r.gift_amount as "giftAmount", r.key, p.order_id as "orderId",
      p.id as "paymentId", p.provider, p.reference, p.amount as captured, p.refunded
    from refunds r join payments p on p.id = r.payment_id where ${where}`.execute(db);
  return rows.map(({ key, ...row }) => {
    const hash = createHash("sha256").update(key).digest("hex").slice(0, 32);
    return { ...row, providerKey: `refund:${row.paymentId}:${hash}` };
  });
}

/** Refunds that have had no answer for so long; for a day, since providers remember their keys for no longer. */
export const findPendingRefunds = (
  db: Db,
  providers: string[],
  olderThanSeconds: number,
): Promise<RefundInProgress[]> =>
  findRefunds(
    db,
    sql`r.status = 'pending' and p.provider = any (${providers})
      and r.updated_at < now() - make_interval(secs => ${olderThanSeconds}::float)
      and r.asked_at > now() - interval '23 hours'
      order by r.updated_at limit 100`,
  );

/** The event as it was recorded; null once it was handled. */
export async function findEvent(db: Db, provider: string, id: string): Promise<PaymentEvent | null> {
  const row = await db
    .selectFrom("payment_events")
    .select("event")
    .where("provider", "=", provider)
    .where("id", "=", id)
    .where("handled_at", "is", null)
    .executeTakeFirst();
  return row?.event ?? null;
}

/** Events that nobody could handle when they came, of the last three days; their job has tried in the first minute. */
export const findUnhandledEvents = (db: Db, provider: string): Promise<PaymentEvent[]> =>
  db
    .selectFrom("payment_events")
    .select("event")
    .where("provider", "=", provider)
    .where("handled_at", "is", null)
    .where("received_at", "<", sql<Date>`now() - interval '2 minutes'`)
    .where("received_at", ">", sql<Date>`now() - interval '3 days'`)
    .orderBy("received_at")
    .limit(100)
    .execute()
    .then((rows) => rows.map((row) => row.event));

/** Whether the provider has reported how a dispute ended, so that a report of its beginning is late. */
export async function hasDisputeEnded(db: Db, provider: string, disputeId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment_events
    where provider = ${provider} and event -> 'dispute' ->> 'id' = ${disputeId}
      and event ->> 'kind' in ('dispute-won', 'dispute-lost') limit 1`.execute(db);
  return rows.length > 0;
}
