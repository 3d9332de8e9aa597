import { isCartId } from "#commerce/sales/cart/rules.ts";
import { checkoutProblem } from "#commerce/sales/checkout/problems.ts";
import type { Buyer, CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { type PaymentProvider, PaymentRefused, PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import { accountOf } from "#commerce/sales/payments/saved-cards.ts";
import type { PaymentAnswer } from "#commerce/sales/payments/schema.ts";
import { ok } from "#platform/result.ts";
import { findAttempt } from "./attempts.ts";
import { isAdrift, repeat } from "./repeated-request.ts";
import { cardFaults, type Reservation, reserve } from "./reserve.ts";
import type { PlaceOrderInput, PlaceOrderResult } from "./schema.ts";
import { actionOf, returnUrlOf } from "./second-step.ts";
import { endSecondStep, releaseRefused, type SettleOutcome, settleByAnswer, settleByAsking } from "./settle.ts";

/**
 * Places an order: reserves it (stock taken, order pending), pays outside any transaction, and confirms it. One key
 * places at most one order, and repeated calls return its result. Another key for the same cart ends an attempt that
 * was left at the bank's page. Attempts interrupted by a killed process are settled by sweep.ts.
 */
export async function placeOrder(
  services: CheckoutServices,
  request: PlaceOrderInput,
  buyer: Buyer,
): Promise<PlaceOrderResult> {
  const problems = fieldsOf(services.payments, request);
  if (Object.keys(problems).length > 0) return checkoutProblem("invalid", { fields: problems });
  if (!isCartId(request.cartId)) return checkoutProblem("cart-not-found");
  for (let round = 0; round < 3; round++) {
    const reserved = await reserve(services, request, buyer);
    switch (reserved.kind) {
      case "reserved":
        return pay(services, request, buyer, reserved.reservation);
      case "used":
        return reserved.isSame ? repeat(services, request, buyer, reserved.paymentId) : checkoutProblem("key-reused");
      case "refused":
        return reserved.failure;
      case "under-way":
        if (!(await endEarlier(services, reserved.paymentId))) return checkoutProblem("payment-unclear");
    }
  }
  return checkoutProblem("payment-unclear");
}

function fieldsOf({ entry }: PaymentProvider, { idempotencyKey, payment }: PlaceOrderInput): Record<string, string> {
  const fields: Record<string, string> = {};
  if (!/^[\x20-\x7e]{1,200}$/.test(idempotencyKey)) fields.idempotencyKey = "error.invalid";
  // Whether this customer may pay by invoice is known with the cart, in reserve().
  if (payment.kind === "invoice") return fields;
  if (entry.kind !== "card")
    return payment.kind === "provider" ? fields : { ...fields, payment: "error.payment.elsewhere" };
  // Without a card, only orders paid in full by gift cards are possible; reserve() checks this.
  return payment.kind === "card" ? { ...fields, ...cardFaults(payment) } : fields;
}

async function pay(
  services: CheckoutServices,
  request: PlaceOrderInput,
  buyer: Buyer,
  reservation: Reservation,
): Promise<PlaceOrderResult> {
  const { orderId, paymentId, accessToken } = reservation;
  if (reservation.isInvoiced) {
    services.jobs.sendSoon("order-confirmation", { orderId });
    return ok({ orderId, accessToken, status: "awaiting_fulfillment" });
  }
  const returnUrl = returnUrlOf(buyer, orderId, accessToken);
  let answer: PaymentAnswer;
  let settled: SettleOutcome;
  try {
    answer = await charge(services, request, reservation, buyer, returnUrl);
    settled = await settleByAnswer(services, reservation, answer, buyer.sessionHash);
  } catch (error) {
    if (error instanceof PaymentRefused) return refused(services, reservation, error);
    // Whatever went wrong, the charge may exist. Only the provider knows, and is asked again later.
    if (!(error instanceof PaymentUnclear)) services.log.error({ error, orderId }, "the payment provider failed");
    const unclear = services.db.updateTable("payments").set({ detail: "unclear" }).where("id", "=", paymentId);
    await unclear.where("status", "=", "pending").execute();
    return checkoutProblem("payment-unclear", { detail: { order_id: orderId, access_token: accessToken } });
  }
  if (settled === "confirmed") return ok({ orderId, accessToken, status: "awaiting_fulfillment" });
  if (answer.status === "action_required") {
    return ok({ orderId, accessToken, status: "awaiting_payment", action: actionOf(answer) });
  }
  if (settled === "waiting") return ok({ orderId, accessToken, status: "awaiting_payment" });
  return checkoutProblem("payment-declined", { detail: { reason: "reason" in answer ? answer.reason : "late" } });
}

/** The provider refuses the payment itself: the amount is too small, or the currency unknown. */
async function refused(services: CheckoutServices, { paymentId, orderId }: Reservation, { message }: PaymentRefused) {
  services.log.warn({ orderId, reason: message }, "the payment provider refused a payment");
  await releaseRefused(services, paymentId, message);
  return checkoutProblem("payment-declined", { detail: { reason: message } });
}

/** An order that costs nothing needs no payment. */
async function charge(
  services: CheckoutServices,
  { payment }: PlaceOrderInput,
  reservation: Reservation,
  { customerId }: Buyer,
  returnUrl: string,
) {
  const { orderId, paymentId, amount, currency } = reservation;
  if (amount === 0) return { status: "captured", reference: `free_${paymentId}` } as const;
  const request = { idempotencyKey: paymentId, amount, currency, orderId, returnUrl };
  if (payment.kind !== "card") {
    const account = customerId === null ? null : await accountOf(services, customerId);
    return services.payments.create({ ...request, ...(account && { account }) });
  }
  const { number, expiry, code } = payment;
  return services.payments.create({ ...request, card: { number, expiry, code } });
}

/** Ends an earlier attempt so that a new one can start. Returns false while the earlier one may still be paid. */
async function endEarlier(services: CheckoutServices, paymentId: string): Promise<boolean> {
  const attempt = await findAttempt(services.db, paymentId);
  const isWaiting = attempt?.paymentStatus === "action_required";
  if (!attempt || !(isWaiting || attempt.paymentStatus === "pending")) return true;
  if (!isWaiting && !isAdrift(attempt)) return false;
  try {
    return (await (isWaiting ? endSecondStep : settleByAsking)(services, attempt)) !== "waiting";
  } catch (error) {
    services.log.warn({ err: error, orderId: attempt.orderId }, "an earlier payment could not be ended");
    return false;
  }
}
