import { sql } from "kysely";
import { refundCards } from "#commerce/sales/gift-cards/writes.ts";
import { told } from "#commerce/sales/orders/history/rules.ts";
import type { OrderStatus } from "#commerce/sales/orders/schema.ts";
import { mayBecome } from "#commerce/sales/orders/states.ts";
import { changeStatus } from "#commerce/sales/orders/writes.ts";
import type { Transaction } from "#database/tables.ts";
import { findRefunds, type RefundInProgress, type StoredRefund } from "./reads.ts";
import type { PaymentEvent, RefundProblemCode } from "./schema.ts";

export type { RefundInProgress };

type Refusal = { problem: RefundProblemCode; detail?: Record<string, unknown> };

/**
 * Reserves the amount of a refund, so that concurrent refunds never exceed the payment. `giftAmount` is refunded to
 * gift cards once the rest is settled; the caller limits it (commerce/aftersales/fulfilment/reads.ts). Locks the
 * payment.
 */
export async function beginRefund(
  trx: Transaction,
  orderId: number,
  amount: number,
  key: string,
  giftAmount = 0,
): Promise<RefundInProgress | Refusal> {
  const payment = await trx
    .selectFrom("payments")
    .select(["id", "amount", "refunded"])
    .where("order_id", "=", orderId)
    .where("status", "in", ["invoiced", "captured", "refunded"])
    .orderBy("created_at", "desc")
    .forUpdate()
    .executeTakeFirst();
  if (!payment) return { problem: "not-paid" };
  const [earlier] = await findRefunds(trx, sql`r.payment_id = ${payment.id} and r.key = ${key}`);
  if (earlier) {
    const isSame = earlier.amount === amount && earlier.giftAmount === giftAmount;
    return isSame ? earlier : { problem: "key-reused" };
  }
  const refundable = payment.amount - payment.refunded;
  if (amount > refundable) return { problem: "refund-exceeds", detail: { refundable } };
  await addRefund(trx, { payment_id: payment.id, key, amount, gift_amount: giftAmount, status: "pending" });
  const [refund] = await findRefunds(trx, sql`r.payment_id = ${payment.id} and r.key = ${key}`);
  return refund!;
}

async function addRefund(trx: Transaction, refund: StoredRefund): Promise<void> {
  await trx.insertInto("refunds").values(refund).execute();
  await trx
    .updateTable("payments")
    .set({ refunded: sql`refunded + ${refund.amount}` })
    .where("id", "=", refund.payment_id)
    .execute();
}

type RefundResult = { status: "done" | "failed"; reference: string | null; detail?: string };

/** Records the provider's answer. A refund that has already ended is not changed. */
export async function endRefund(trx: Transaction, refundId: number, ending: RefundResult): Promise<void> {
  const { status, reference, detail = "" } = ending;
  const { rows } = await sql<{ paymentId: string; orderId: number; amount: number; giftAmount: number }>`
    with payment as (
      select p.id, p.order_id from payments p join refunds r on r.payment_id = p.id where r.id = ${refundId} for update of p
    )
    update refunds r set status = ${status}, reference = ${reference}, detail = ${detail}, updated_at = now()
    from payment where r.id = ${refundId} and r.payment_id = payment.id and r.status = 'pending'
    returning payment.id as "paymentId", payment.order_id as "orderId", r.amount,
      case when r.is_reopened then 0 else r.gift_amount end as "giftAmount"`.execute(trx);
  const ended = rows[0];
  if (!ended) return;
  if (status === "done") {
    if (ended.giftAmount > 0) await refundCards(trx, ended.orderId, ended.giftAmount);
    return moveOrder(trx, ended.paymentId);
  }
  await trx
    .updateTable("payments")
    .set({ refunded: sql`refunded - ${ended.amount}`, updated_at: sql`now()` })
    .where("id", "=", ended.paymentId)
    .execute();
}

/** Records a refund made at the provider: the reported total minus the refunds already known. */
export async function recordRefundElsewhere(trx: Transaction, paymentId: string, event: PaymentEvent): Promise<void> {
  const payment = await lockCaptured(trx, paymentId);
  if (!payment) return;
  // Providers do not include what a lost dispute took, or what the shop gave as a gift card.
  const known = payment.refunded - payment.disputed - payment.credited;
  const amount = Math.min((event.refunded ?? 0) - known, payment.amount - payment.refunded);
  if (amount <= 0) return;
  const refund = { payment_id: paymentId, key: `event:${event.id}`, amount, status: "done" } as const;
  await addRefund(trx, { ...refund, detail: "made at the provider" });
  await moveOrder(trx, paymentId);
}

/**
 * Records what a lost dispute took, once per dispute. The reason goes into the history, and no email is sent
 * (commerce/aftersales/fulfilment).
 */
export async function recordLostDispute(trx: Transaction, paymentId: string, event: PaymentEvent): Promise<void> {
  const payment = await lockCaptured(trx, paymentId);
  if (!payment || !event.dispute) return;
  const key = `${disputeKey}${event.dispute.id}`;
  const [earlier] = await findRefunds(trx, sql`r.payment_id = ${paymentId} and r.key = ${key}`);
  const amount = Math.min(event.dispute.amount, payment.amount - payment.refunded);
  if (earlier || amount <= 0) return;
  const reason = `dispute lost${event.reason ? ` (${event.reason})` : ""}`;
  await addRefund(trx, { payment_id: paymentId, key, amount, status: "done", detail: "taken by the bank", reason });
  await moveOrder(trx, paymentId);
}

/** The prefix of keys for disputed amounts. */
export const disputeKey = "dispute:";

async function lockCaptured(trx: Transaction, paymentId: string) {
  const { rows } = await sql<{ amount: number; refunded: number; disputed: number; credited: number }>`
    select p.amount, p.refunded, (
      select coalesce(sum(amount), 0)::bigint from refunds where payment_id = p.id and key like ${`${disputeKey}%`}
    ) as disputed, (
      select coalesce(sum(amount), 0)::bigint from refunds where payment_id = p.id and is_credit
    ) as credited
    from payments p where p.id = ${paymentId} and p.status = 'captured' for update of p`.execute(trx);
  return rows[0] ?? null;
}

/** Updates the order's state to match its payments, gift cards included, when its state allows. */
async function moveOrder(trx: Transaction, paymentId: string): Promise<void> {
  const { rows } = await sql<{ orderId: number; isWhole: boolean }>`
    update payments p set status = case when s.gone = p.amount and s.spent >= 0 then 'refunded' else p.status end,
      updated_at = now()
    from (
      select
        (select coalesce(sum(amount), 0)::bigint from refunds where payment_id = ${paymentId} and status = 'done') as gone,
        (
          select coalesce(sum(e.amount), 0)::bigint from gift_card_entries e join payments own on own.order_id = e.order_id
          where own.id = ${paymentId} and e.kind in ('spent', 'returned', 'refunded')
        ) as spent
    ) s
    where p.id = ${paymentId} returning p.order_id as "orderId", s.gone = p.amount and s.spent >= 0 as "isWhole"`.execute(
    trx,
  );
  const { orderId, isWhole } = rows[0]!;
  const to = isWhole ? "refunded" : "partially_refunded";
  const order = await trx
    .selectFrom("orders")
    .select("status")
    .where("id", "=", orderId)
    .forUpdate()
    .executeTakeFirst();
  if (order && mayBecome(order.status as OrderStatus, to))
    await changeStatus(trx, orderId, to, told({ what: "money-back" }));
}

/** Records an event once; false when it was already recorded. */
export async function recordEvent(trx: Transaction, provider: string, event: PaymentEvent): Promise<boolean> {
  const recorded = await trx
    .insertInto("payment_events")
    .values({ provider, id: event.id, event: JSON.stringify(event) })
    .onConflict((conflict) => conflict.columns(["provider", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return recorded !== undefined;
}
