import { sql } from "kysely";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { PaymentRefused, PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import type { PaymentAnswer, PaymentRequest } from "#commerce/sales/payments/schema.ts";
import type { Db } from "#database/tables.ts";
import { type Attempt, findAttemptByOrder } from "./attempts.ts";
import { releaseRefused, settleByAnswer } from "./settle.ts";

/** The result of an attempt to pay an order that waits for its payment. */
export type PaidLater =
  | { kind: "paid" }
  /** The shopper continues at the provider: on its page, or in its fields, which the secret opens. */
  | { kind: "go"; url: string }
  | { kind: "fields"; clientSecret: string }
  /** No money was taken; the shopper may try again. */
  | { kind: "declined"; reason: string }
  /** The result is not known yet; sweep.ts finds it out. */
  | { kind: "unclear" }
  /** The order may no longer be paid, or never could. */
  | { kind: "over" };

type Later = Pick<PaymentRequest, "card" | "returnUrl">;

/**
 * Pays an order that was created before its payment (an exchange that costs more). Any number of attempts is allowed
 * while its payment is open (payments.open_until). A declined attempt leaves the order waiting; two concurrent attempts
 * are one payment. Calls the provider, so never call this inside a transaction.
 */
export async function payLater(services: CheckoutServices, orderId: number, paying: Later): Promise<PaidLater> {
  const begun = await beginTry(services.db, orderId, services.payments.name);
  const attempt = await findAttemptByOrder(services.db, orderId);
  if (!attempt) return { kind: "over" };
  if (!begun) return goOn(services, attempt);
  const { paymentId: idempotencyKey, amount, currency } = attempt;
  try {
    const answer = await services.payments.create({ idempotencyKey, amount, currency, orderId, ...paying });
    return await settle(services, attempt, answer);
  } catch (error) {
    if (error instanceof PaymentRefused) {
      services.log.warn({ orderId, reason: error.message }, "the payment provider refused a payment");
      await releaseRefused(services, idempotencyKey, error.message);
      return { kind: "declined", reason: error.message };
    }
    if (!(error instanceof PaymentUnclear)) services.log.error({ error, orderId }, "the payment provider failed");
    return { kind: "unclear" };
  }
}

/**
 * Marks the start of an attempt; from now on a charge may exist. Returns false when another attempt is in progress, or
 * the order may not be paid.
 */
async function beginTry(db: Db, orderId: number, provider: string): Promise<boolean> {
  const { rows } = await sql`
    update payments set status = 'pending', detail = '', updated_at = now()
    where order_id = ${orderId} and provider = ${provider} and status = 'action_required' and reference is null
      and open_until > now()
    returning id`.execute(db);
  return rows.length > 0;
}

async function settle(services: CheckoutServices, attempt: Attempt, answer: PaymentAnswer): Promise<PaidLater> {
  const settled = await settleByAnswer(services, attempt, answer);
  if (settled === "confirmed") return { kind: "paid" };
  if (answer.status === "declined" || answer.status === "cancelled") return { kind: "declined", reason: answer.reason };
  return settled === "waiting" ? onwards(answer) : { kind: "over" };
}

function onwards(answer: PaymentAnswer): PaidLater {
  if (answer.status !== "action_required") return { kind: "unclear" };
  if (answer.url !== undefined) return { kind: "go", url: answer.url };
  return { kind: "fields", clientSecret: answer.clientSecret ?? "" };
}

/** Continues an attempt that was started before: returns its state, or where the shopper continues. */
async function goOn(services: CheckoutServices, attempt: Attempt): Promise<PaidLater> {
  const { paymentId, paymentStatus, reference, ageSeconds, provider } = attempt;
  if (paymentStatus === "captured" || paymentStatus === "refunded") return { kind: "paid" };
  const isOpen = paymentStatus === "pending" || (paymentStatus === "action_required" && reference !== null);
  if (!isOpen || provider !== services.payments.name) return { kind: "over" };
  try {
    const answer = await services.payments.find(paymentId, reference, ageSeconds);
    return answer ? await settle(services, attempt, answer) : { kind: "unclear" };
  } catch (error) {
    if (!(error instanceof PaymentUnclear)) throw error;
    return { kind: "unclear" };
  }
}
