import { type CheckoutProblem, checkoutProblem } from "#commerce/sales/checkout/problems.ts";
import { findAttemptByOrder, findAttemptByReference } from "#commerce/sales/checkout/reads.ts";
import type { PlacedOrder } from "#commerce/sales/checkout/schema.ts";
import type { Buyer, CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import type { ActionRequired } from "#commerce/sales/payments/schema.ts";
import { ok, type Result } from "#platform/result.ts";
import { type SettleOutcome, settleByAnswer } from "./settle.ts";

export type SecondStep = { orderId: number; status: string };

/**
 * The shopper has approved or refused at the bank. Approved: the order stands. Refused: it is cancelled and the cart is
 * as it was. A step that has already ended stays as it ended.
 */
export async function confirmSecondStep(
  services: CheckoutServices,
  reference: string,
  approved: boolean,
): Promise<Result<SecondStep, CheckoutProblem>> {
  const isPlain = /^[\w-]{1,100}$/.test(reference);
  const attempt = isPlain ? await findAttemptByReference(services.db, reference) : null;
  if (!attempt || attempt.provider !== services.payments.name) return checkoutProblem("cart-not-found");
  const { orderId } = attempt;
  if (attempt.paymentStatus !== "action_required") return ok({ orderId, status: attempt.orderStatus });
  const { payments } = services;
  let settled: SettleOutcome = "waiting";
  try {
    const answer = await (approved ? payments.confirm(reference) : payments.cancel(reference));
    settled = await settleByAnswer(services, attempt, answer);
  } catch (error) {
    // Not answered: the sweep asks again.
    if (!(error instanceof PaymentUnclear)) throw error;
  }
  const status = { confirmed: "awaiting_fulfillment", released: "cancelled", waiting: "awaiting_payment" }[settled];
  return ok({ orderId, status });
}

/**
 * The shopper is back from the bank: the provider is asked at once, whether or not its message has come. Whoever comes
 * back from a failed try has ended the attempt; the cart is as it was. Without an answer everything stays open. Answers the
 * provider's page where the shopper can still pay; null: there is none, or nothing to pay.
 */
export async function settleReturn(services: CheckoutServices, orderId: number): Promise<string | null> {
  const { db, payments, log } = services;
  const attempt = await findAttemptByOrder(db, orderId);
  if (attempt?.paymentStatus !== "action_required" || attempt.provider !== payments.name) return null;
  try {
    const answer = await payments.find(attempt.paymentId, attempt.reference, attempt.ageSeconds);
    const hasFailed = answer?.status === "action_required" && answer.reason !== undefined;
    if (answer) await settleByAnswer(services, attempt, hasFailed ? await payments.cancel(answer.reference) : answer);
    const isOpen = payments.entry.kind === "redirect" && answer?.status === "action_required";
    return (isOpen && answer.url) || null;
  } catch (error) {
    log.warn({ err: error, orderId }, "the payment provider could not be asked");
    return null;
  }
}

/** How the shopper gets to the provider: an address to go to, or the secret of its fields in the page. */
export const actionOf = ({ url, clientSecret = "" }: ActionRequired): NonNullable<PlacedOrder["action"]> =>
  url === undefined ? { clientSecret } : { url };

/** And back: the page of the order. */
export const returnUrlOf = (buyer: Buyer, orderId: number, accessToken: string): string =>
  `/${buyer.locale.code}/checkout/done/${orderId}?key=${accessToken}`;
