import { setTimeout as pause } from "node:timers/promises";
import { accessTokenOf } from "#commerce/sales/orders/access.ts";
import { ok } from "#platform/result.ts";
import { checkoutProblem } from "../problems.ts";
import type { Buyer, CheckoutServices } from "../services.ts";
import { type Attempt, findAttempt } from "./attempts.ts";
import type { PlacedOrder, PlaceOrderInput, PlaceOrderResult } from "./schema.ts";
import { actionOf, returnUrlOf } from "./second-step.ts";
import { type SettleOutcome, settleByAnswer, settleByAsking, surelyArrivedSeconds } from "./settle.ts";

/** How long a repeated request waits for the first one, in milliseconds. */
const patience = 10_000;

/** Answers a repeated request: waits for the first one, and finds out its result when it was interrupted. */
export async function repeat(
  services: CheckoutServices,
  request: PlaceOrderInput,
  buyer: Buyer,
  paymentId: string,
): Promise<PlaceOrderResult> {
  const accessToken = accessTokenOf(request.idempotencyKey, services.config.SECRET, paymentId);
  const until = Date.now() + patience;
  for (let wait = 25; ; wait = Math.min(wait * 2, 400)) {
    const attempt = await findAttempt(services.db, paymentId);
    if (!attempt) return checkoutProblem("cart-not-found");
    const { orderId, orderStatus: status, paymentStatus, detail, actionUrl } = attempt;
    // Also when it was refunded since. Money that arrived too late for its order does not count as a payment.
    const isPaidBack = paymentStatus === "refunded" && detail !== "arrived late";
    if (paymentStatus === "captured" || paymentStatus === "invoiced" || isPaidBack)
      return ok({ orderId, accessToken, status });
    const isTheirs = paymentStatus === "action_required";
    if (isTheirs && actionUrl) return ok({ orderId, accessToken, status, action: { url: actionUrl } });
    if (!isTheirs && paymentStatus !== "pending") {
      return checkoutProblem("payment-declined", { detail: { reason: detail } });
    }
    const settled =
      isTheirs || isAdrift(attempt)
        ? await askAgain(services, attempt, returnUrlOf(buyer, orderId, accessToken))
        : "waiting";
    if (typeof settled === "object") return ok({ orderId, accessToken, status: "awaiting_payment", ...settled });
    if (settled === "waiting" && Date.now() > until) {
      return checkoutProblem("payment-unclear", { detail: { order_id: orderId, access_token: accessToken } });
    }
    if (settled === "waiting") await pause(wait);
  }
}

/** No process works on the attempt any more, or the provider gave no answer. */
export const isAdrift = ({ detail, ageSeconds }: Attempt): boolean =>
  detail === "unclear" || ageSeconds > surelyArrivedSeconds;

/** Returns the state of the payment and, when the shopper pays at the provider, what opens its fields or page again. */
async function askAgain(
  services: CheckoutServices,
  attempt: Attempt,
  returnUrl: string,
): Promise<SettleOutcome | Pick<PlacedOrder, "action">> {
  const { payments, log } = services;
  const { paymentId, orderId, reference, amount, currency } = attempt;
  try {
    const isElsewhere = payments.entry.kind === "card" || payments.name !== attempt.provider;
    if (isElsewhere) return await settleByAsking(services, attempt);
    // Opening a payment takes no money, and the key makes it the same payment, so a payment that was perhaps never
    // opened is opened now.
    const answer =
      reference === null
        ? await payments.create({ idempotencyKey: paymentId, amount, currency, orderId, returnUrl })
        : await payments.find(paymentId, reference);
    if (!answer) return await settleByAsking(services, attempt);
    const settled = await settleByAnswer(services, attempt, answer);
    if (settled !== "waiting") return settled;
    return answer.status === "action_required" ? { action: actionOf(answer) } : {};
  } catch (error) {
    log.warn({ err: error, orderId }, "the payment provider could not be asked");
    return "waiting";
  }
}
