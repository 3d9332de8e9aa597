import { setTimeout as pause } from "node:timers/promises";
import { isCartId } from "#commerce/cart/rules.ts";
import { accessTokenOf } from "#commerce/orders/access.ts";
import { type ChargeAnswer, PaymentUnclear } from "#commerce/payments/provider.ts";
import { checkCard } from "#commerce/payments/rules.ts";
import { announceStock } from "#commerce/stock/writes.ts";
import { ok, type Result } from "#platform/result.ts";
import { type CheckoutProblem, checkoutProblem } from "./problems.ts";
import { type Attempt, findAttempt } from "./reads.ts";
import { type Reservation, reserve, type Wish } from "./reserve.ts";
import type { PlacedOrder, PlaceOrderInput } from "./schema.ts";
import type { Buyer, CheckoutServices } from "./services.ts";
import { endSecondStep, settleByAnswer, settleByAsking, surelyArrivedSeconds } from "./settle.ts";

export type PlaceAnswer = Result<PlacedOrder, CheckoutProblem>;

/** How long a repeated request waits for the first one to end. */
const patience = 10_000;

/**
 * Places an order: reserves (stock taken, order pending), pays outside any transaction, and confirms. The same key
 * places at most one order and is always told what became of it; another key for the same cart ends an attempt that
 * was left at the bank's page. What a killed process leaves behind is settled by sweep.ts.
 */
export const placeOrder = (services: CheckoutServices, input: PlaceOrderInput, buyer: Buyer): Promise<PlaceAnswer> =>
  placeWish(services, { ...input, expectedTotal: () => input.expectedTotal }, buyer);

/** The same for a total that is still text: what it comes to depends on the cart's currency. */
export async function placeWish(services: CheckoutServices, wish: Wish, buyer: Buyer): Promise<PlaceAnswer> {
  const problems = fieldsOf(wish);
  if (Object.keys(problems).length > 0) return checkoutProblem("invalid", { fields: problems });
  if (!isCartId(wish.cartId)) return checkoutProblem("cart-not-found");
  for (let round = 0; round < 3; round++) {
    const reserved = await reserve(services, wish, buyer);
    switch (reserved.kind) {
      case "reserved":
        return pay(services, wish, buyer, reserved.reservation);
      case "used":
        return reserved.isSame ? repeat(services, wish, reserved.paymentId) : checkoutProblem("key-reused");
      case "refused":
        return reserved.failure;
      case "under-way":
        if (!(await endEarlier(services, reserved.paymentId))) return checkoutProblem("payment-unclear");
    }
  }
  return checkoutProblem("payment-unclear");
}

function fieldsOf({ idempotencyKey, payment }: Wish): Record<string, string> {
  const fields: Record<string, string> = {};
  if (!/^[\x20-\x7e]{1,200}$/.test(idempotencyKey)) fields.idempotencyKey = "error.invalid";
  for (const [name, problem] of Object.entries(checkCard(payment, new Date()))) fields[`payment.${name}`] = problem;
  return fields;
}

async function pay(
  services: CheckoutServices,
  wish: Wish,
  buyer: Buyer,
  reservation: Reservation,
): Promise<PlaceAnswer> {
  const { orderId, paymentId, accessToken } = reservation;
  await announceStock(services.db, reservation.stock);
  const returnUrl = `/${buyer.locale.code}/checkout/done/${orderId}?key=${accessToken}`;
  let answer: ChargeAnswer;
  try {
    answer = await charge(services, wish, reservation, returnUrl);
  } catch (error) {
    // Whatever went wrong, the charge may exist: only the provider can say, and is asked again later.
    if (!(error instanceof PaymentUnclear)) services.log.error({ error, orderId }, "the payment provider failed");
    const unclear = services.db.updateTable("payments").set({ detail: "unclear" }).where("id", "=", paymentId);
    await unclear.where("status", "=", "pending").execute();
    return checkoutProblem("payment-unclear", { detail: { order_id: orderId, access_token: accessToken } });
  }
  const settled = await settleByAnswer(services, reservation, answer, buyer.sessionHash);
  if (settled === "confirmed") return ok({ orderId, accessToken, status: "awaiting_fulfillment" });
  if (answer.status === "action_required") {
    return ok({ orderId, accessToken, status: "awaiting_payment", action: { url: answer.url } });
  }
  return checkoutProblem("payment-declined", {
    detail: { reason: answer.status === "declined" ? answer.reason : "late" },
  });
}

/** An order that costs nothing asks nobody. */
async function charge(services: CheckoutServices, wish: Wish, reservation: Reservation, returnUrl: string) {
  const { orderId, paymentId, amount, currency } = reservation;
  if (amount === 0) return { status: "captured", reference: `free_${paymentId}` } as const;
  const { number, expiry, code } = wish.payment;
  const card = { number, expiry, code };
  return services.payments.charge({ idempotencyKey: paymentId, amount, currency, orderId, card, returnUrl });
}

/** The answer to a request that came before: waits for it, and where it was interrupted, finds out. */
async function repeat(services: CheckoutServices, wish: Wish, paymentId: string): Promise<PlaceAnswer> {
  const accessToken = accessTokenOf(wish.idempotencyKey, services.config.SECRET, paymentId);
  const until = Date.now() + patience;
  for (let wait = 25; ; wait = Math.min(wait * 2, 400)) {
    const attempt = await findAttempt(services.db, paymentId);
    if (!attempt) return checkoutProblem("cart-not-found");
    const { orderId, orderStatus: status, paymentStatus, detail, actionUrl } = attempt;
    if (paymentStatus === "captured") return ok({ orderId, accessToken, status });
    if (paymentStatus === "action_required")
      return ok({ orderId, accessToken, status, action: { url: actionUrl ?? "" } });
    if (paymentStatus !== "pending") return checkoutProblem("payment-declined", { detail: { reason: detail } });
    const settled = isAdrift(attempt) ? await settleByAsking(services, attempt) : "waiting";
    if (settled === "waiting" && Date.now() > until) {
      return checkoutProblem("payment-unclear", { detail: { order_id: orderId, access_token: accessToken } });
    }
    if (settled === "waiting") await pause(wait);
  }
}

/** Nobody is working on it any more, or whoever did got no answer. */
const isAdrift = ({ detail, ageSeconds }: Attempt) => detail === "unclear" || ageSeconds > surelyArrivedSeconds;

/** Makes way for a new attempt; false while the earlier one may still be paid. */
async function endEarlier(services: CheckoutServices, paymentId: string): Promise<boolean> {
  const attempt = await findAttempt(services.db, paymentId);
  if (attempt?.paymentStatus === "action_required") return (await endSecondStep(services, attempt)) !== "waiting";
  if (attempt?.paymentStatus !== "pending") return true;
  return isAdrift(attempt) && (await settleByAsking(services, attempt)) !== "waiting";
}
