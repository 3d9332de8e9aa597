import { type CheckoutProblem, checkoutProblem } from "#commerce/sales/checkout/problems.ts";
import type { Buyer, CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import type { ActionRequired } from "#commerce/sales/payments/schema.ts";
import { ok, type Result } from "#platform/result.ts";
import { findAttemptByOrder, findAttemptByReference } from "./attempts.ts";
import type { PlacedOrder } from "./schema.ts";
import { type SettleOutcome, settleByAnswer } from "./settle.ts";

export type SecondStep = { orderId: number; status: string };

/**
 * Handles the shopper's answer at the bank. When approved, the order is confirmed. When refused, it is cancelled and
 * the cart restored. A step that has already ended is not changed.
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
    // The provider did not answer: the sweep asks again.
    if (!(error instanceof PaymentUnclear)) throw error;
  }
  const status = { confirmed: "awaiting_fulfillment", released: "cancelled", waiting: "awaiting_payment" }[settled];
  return ok({ orderId, status });
}

/**
 * The shopper has returned from the bank: asks the provider at once, whether or not its message has arrived. Returning
 * from a failed attempt ends it and restores the cart. When the provider does not answer, the attempt stays open.
 * Returns the provider's page when the shopper can still pay there; null otherwise.
 */
export async function settleSecondStep(services: CheckoutServices, orderId: number): Promise<string | null> {
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

/** How the shopper reaches the provider: an address, or the secret of its fields on the page. */
export const actionOf = ({ url, clientSecret = "" }: ActionRequired): NonNullable<PlacedOrder["action"]> =>
  url === undefined ? { clientSecret } : { url };

/** The address to return to: the page of the order. */
export const returnUrlOf = (buyer: Buyer, orderId: number, accessToken: string): string =>
  `/${buyer.locale.code}/checkout/done/${orderId}?key=${accessToken}`;
