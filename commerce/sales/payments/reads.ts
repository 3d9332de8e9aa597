import { createHash } from "node:crypto";
import { type Insertable, type RawBuilder, sql } from "kysely";
import type { Db, Tables } from "#database/tables.ts";
import type { PaymentEvent } from "./schema.ts";

export type StoredRefund = Insertable<Tables["refunds"]>;

/** A refund with the data for calling the provider. */
export type RefundInProgress = {
  refundId: number;
  status: "pending" | "done" | "failed";
  amount: number;
  /** The amount refunded to gift cards in addition to `amount`, without the provider. */
  giftAmount: number;
  orderId: number;
  paymentId: string;
  provider: string;
  /** The payment's reference at the provider. */
  reference: string;
  captured: number;
  refunded: number;
  /** The key that makes a repeated call the same refund; always plain letters, whatever the original key was. */
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

/** Refunds without an answer for this long; at most a day old, because providers remember keys no longer. */
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

/** The recorded event; null when it was already handled. */
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

/** Unhandled events of the last three days. Those of the last minute are left to their job. */
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

/** Whether the provider has reported the end of a dispute, so that a report of its beginning is late. */
export async function hasDisputeEnded(db: Db, provider: string, disputeId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment_events
    where provider = ${provider} and event -> 'dispute' ->> 'id' = ${disputeId}
      and event ->> 'kind' in ('dispute-won', 'dispute-lost') limit 1`.execute(db);
  return rows.length > 0;
}
