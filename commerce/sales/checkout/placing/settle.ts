import { sql } from "kysely";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { queueOrderEmail } from "#commerce/sales/orders/emails/queue.ts";
import type { PaidWith } from "#commerce/sales/orders/schema.ts";
import { beforeStatus, openStatuses } from "#commerce/sales/orders/states.ts";
import { awaitSecondStep } from "#commerce/sales/orders/writes.ts";
import type { PaymentAnswer } from "#commerce/sales/payments/schema.ts";
import type { Transaction } from "#database/tables.ts";
import { callFunction } from "#platform/database.ts";
import { type Attempt, findAttempt } from "./attempts.ts";

/**
 * Settling applies the provider's answer to the order. Every function here may run twice, late, or in two processes at
 * once; the first to lock the payment's row decides.
 */

export type SettleOutcome =
  /** Paid: the order is confirmed. */
  | "confirmed"
  /** Not paid: the order is cancelled, its goods are back in stock, and the cart is restored. */
  | "released"
  /** Still open: the shopper's second step, or a charge that may yet arrive. */
  | "waiting";

type Payment = Pick<Attempt, "paymentId" | "orderId" | "amount">;

/** Longer than any charge takes to reach the provider: a charge unknown to it by then does not exist. */
export const surelyArrivedSeconds = 60;
/** Marks a payment that was given up although money may yet arrive; lookAgain() checks it later. */
export const giveUpDetail = "no charge found";

export async function settleByAnswer(
  services: CheckoutServices,
  payment: Payment,
  answer: PaymentAnswer,
  sessionHash: Buffer | null = null,
): Promise<SettleOutcome> {
  const { paymentId } = payment;
  const { status, reference } = answer;
  if (status === "action_required" || status === "processing") {
    await awaitSecondStep(services.db, paymentId, reference, "url" in answer ? (answer.url ?? null) : null);
    return "waiting";
  }
  if (status === "declined" || status === "cancelled") {
    await release(services, paymentId, { status, reference, detail: answer.reason });
    return "released";
  }
  if (status === "authorized") return takeHeld(services, payment, reference);
  if (await confirm(services, paymentId, answer, sessionHash)) return "confirmed";
  const now = await findAttempt(services.db, paymentId);
  if (now?.paymentStatus === "captured") return "confirmed";
  // Refunded by staff, or by another process that noticed the late payment.
  if (now?.paymentStatus === "refunded") return "released";
  await giveBack(services, payment, reference);
  return "released";
}

/**
 * Asks the provider for the state of the charge. When there is no charge and none can be under way, the order is
 * released.
 */
export async function settleByAsking(services: CheckoutServices, attempt: Attempt): Promise<SettleOutcome> {
  // Only the provider that took the money knows its state.
  if (attempt.provider !== services.payments.name) return "waiting";
  const answer = await services.payments.find(attempt.paymentId, attempt.reference, attempt.ageSeconds);
  if (answer) return settleByAnswer(services, attempt, answer);
  if (attempt.ageSeconds < surelyArrivedSeconds) return "waiting";
  await release(services, attempt.paymentId, { status: "cancelled", reference: null, detail: giveUpDetail });
  return "released";
}

/**
 * Ends a second step that the shopper abandoned at the bank's page. An approval that arrived meanwhile counts. A
 * payment that the provider cannot cancel expires there; its order ends in any case.
 */
export async function endSecondStep(services: CheckoutServices, attempt: Attempt): Promise<SettleOutcome> {
  if (attempt.reference === null) return settleByAsking(services, attempt);
  if (attempt.provider !== services.payments.name) return "waiting";
  const answer = await services.payments.cancel(attempt.reference);
  if (answer.status !== "action_required") return settleByAnswer(services, attempt, answer);
  const { reference } = answer;
  await release(services, attempt.paymentId, { status: "cancelled", reference, detail: giveUpDetail }, "left unpaid");
  return "released";
}

/** The provider refused to open the payment, so there is no charge and will be none. */
export const releaseRefused = (services: CheckoutServices, paymentId: string, detail: string): Promise<unknown> =>
  release(services, paymentId, { status: "declined", reference: null, detail });

/** Captures authorised money for an order that still needs it, and releases it for one that has ended. */
async function takeHeld(services: CheckoutServices, payment: Payment, reference: string): Promise<SettleOutcome> {
  const now = await findAttempt(services.db, payment.paymentId);
  const isOpen = now?.paymentStatus === "pending" || now?.paymentStatus === "action_required";
  const { payments } = services;
  const answer = await (isOpen ? payments.capture(reference) : payments.cancel(reference));
  return answer.status === "authorized" ? "waiting" : settleByAnswer(services, payment, answer);
}

/** Checks a payment that was given up until it has ended. Money that arrived after all is refunded. */
export async function lookAgain(services: CheckoutServices, attempt: Attempt): Promise<void> {
  const { payments } = services;
  if (attempt.provider !== payments.name) return;
  let answer = await payments.find(attempt.paymentId, attempt.reference, attempt.ageSeconds);
  const isOpen = answer?.status === "action_required" || answer?.status === "authorized";
  // No order waits for it any more, so it must not be paid later.
  if (answer && isOpen) answer = await payments.cancel(answer.reference);
  if (answer?.status === "captured") return giveBack(services, attempt, answer.reference);
  const hasEnded = answer?.status !== "action_required" && answer?.status !== "processing";
  await services.db
    .updateTable("payments")
    .set(hasEnded ? { detail: "no charge exists" } : { updated_at: sql`now()` })
    .where("id", "=", attempt.paymentId)
    .execute();
}

/** Returns false when payment or order was already settled. */
async function confirm(
  services: CheckoutServices,
  payment: string,
  { reference, paidWith }: { reference: string; paidWith?: PaidWith },
  sessionHash: Buffer | null,
): Promise<boolean> {
  const to = "awaiting_fulfillment";
  const values = [payment, reference, sessionHash, to, beforeStatus(to), paidWith ? JSON.stringify(paidWith) : null];
  const orderId = await callFunction<number | null>(services.db, "order_confirm($1, $2, $3, $4, $5, $6)", values);
  if (orderId === null) return false;
  // The order stores whether its e-mail was sent, so a lost job is found by the sweep.
  services.jobs.sendSoon("order-confirmation", { orderId });
  return true;
}

export type FailedPayment = { status: "declined" | "cancelled"; reference: string | null; detail: string };

const release = (
  services: CheckoutServices,
  paymentId: string,
  ending: FailedPayment,
  reason = ending.detail,
): Promise<unknown> =>
  services.db.transaction().execute((trx) => releaseIn(services, trx, paymentId, { ...ending, reason }));

/**
 * The payment will not arrive: ends its order, unless it may still be paid (payments.open_until). A customer waiting
 * for an exchange is notified; `note` is the staff's remark. Returns false when nothing was ended.
 */
export async function releaseIn(
  { jobs }: Pick<CheckoutServices, "jobs">,
  trx: Transaction,
  paymentId: string,
  { status, reference, detail, reason, note = "" }: FailedPayment & { reason: string; note?: string },
): Promise<boolean> {
  const to = "cancelled";
  const { rows } = await sql<{ released: { orderId: number; exchangeOf: number | null } | null }>`
    select order_release(${paymentId}, ${status}, ${reference}, ${detail}, ${`payment ${status}: ${reason}`}, ${to},
      ${[...openStatuses]}) as released`.execute(trx);
  const released = rows[0]?.released ?? null;
  if (released?.exchangeOf)
    await queueOrderEmail(jobs, { orderId: released.orderId, kind: "exchange-ended", note }, trx);
  return released !== null;
}

/** Refunds money for an order that was already cancelled. */
async function giveBack({ db, payments, log }: CheckoutServices, payment: Payment, reference: string): Promise<void> {
  if (payment.amount === 0) return;
  const refund = await payments.refund(reference, payment.amount, `refund:${payment.paymentId}`);
  await sql`
    with refunded as (
      update payments set status = 'refunded', reference = ${reference}, detail = 'arrived late', refunded = amount,
        updated_at = now()
      where id = ${payment.paymentId} and status in ('cancelled', 'declined') returning id, order_id, amount
    ), booked as (
      insert into refunds (payment_id, key, amount, status, reference, detail)
      select id, 'late', amount, 'done', ${refund}, 'arrived late' from refunded
    )
    insert into order_history (order_id, status, note, fact)
    select order_id, 'cancelled', 'payment arrived late and was refunded', '{"what": "payment-late"}' from refunded`.execute(
    db,
  );
  log.warn({ orderId: payment.orderId, reference }, "a payment arrived after its order was cancelled; refunded");
}
