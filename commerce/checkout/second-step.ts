import { ok, type Result } from "#platform/result.ts";
import { type CheckoutProblem, checkoutProblem } from "./problems.ts";
import { findAttemptByReference } from "./reads.ts";
import type { CheckoutServices } from "./services.ts";
import { settleByAnswer } from "./settle.ts";

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
  if (!attempt) return checkoutProblem("cart-not-found");
  const { orderId } = attempt;
  if (attempt.paymentStatus !== "action_required") return ok({ orderId, status: attempt.orderStatus });
  const answer = await services.payments.complete(reference, approved);
  const settled = await settleByAnswer(services, attempt, answer);
  const status = { confirmed: "awaiting_fulfillment", released: "cancelled", waiting: "awaiting_payment" }[settled];
  return ok({ orderId, status });
}
