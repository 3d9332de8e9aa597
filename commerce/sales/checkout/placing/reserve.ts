import { randomUUID } from "node:crypto";
import { mayRead } from "#commerce/sales/cart/reads.ts";
import { hindranceOf } from "#commerce/sales/cart/rules.ts";
import type { Cart } from "#commerce/sales/cart/schema.ts";
import { collectorOf } from "#commerce/sales/checkout/pick-up.ts";
import {
  type CheckoutFailure,
  checkoutProblem,
  creditProblem,
  limitProblem,
  linesDetail,
} from "#commerce/sales/checkout/problems.ts";
import { findStart } from "#commerce/sales/checkout/reads.ts";
import { type CheckoutFacts, isClosedTo, proHindranceOf } from "#commerce/sales/checkout/rules.ts";
import type { Checkout } from "#commerce/sales/checkout/schema.ts";
import type { Buyer, CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { accessTokenOf, hashAccessToken } from "#commerce/sales/orders/access.ts";
import { openStatuses } from "#commerce/sales/orders/states.ts";
import { cardDigits, checkCard, readExpiry } from "#commerce/sales/payments/rules.ts";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import { sha256 } from "#platform/sha256.ts";
import { checkoutOf } from "../taxes.ts";
import { type PlaceOrderInput, seenIn } from "./schema.ts";
import { type OrderKey, writeOrder } from "./write-order.ts";

export type Reservation = {
  orderId: number;
  paymentId: string;
  accessToken: string;
  amount: number;
  currency: string;
  /** True when the order is already confirmed and its payment comes by bank transfer. */
  isInvoiced: boolean;
};

export type ReservationResult =
  | { kind: "reserved"; reservation: Reservation }
  /** The key was used before, for the same request or another. */
  | { kind: "used"; paymentId: string; isSame: boolean }
  /** Another attempt to pay for this cart is open. */
  | { kind: "under-way"; paymentId: string }
  | { kind: "refused"; failure: CheckoutFailure };

const refused = (failure: CheckoutFailure): ReservationResult => ({ kind: "refused", failure });

/** The fingerprint uses only a card's last digits and expiry: nothing derived from the whole number is stored. */
function fingerprint({ cartId, payment, expectedTotal }: PlaceOrderInput): Buffer {
  if (payment.kind !== "card") return sha256(JSON.stringify([cartId, seenIn(expectedTotal, "USD"), payment.kind]));
  const { month, year } = readExpiry(payment.expiry) ?? {};
  const last4 = cardDigits(payment.number).slice(-4);
  return sha256(JSON.stringify([cartId, seenIn(expectedTotal, "USD"), last4, month, year]));
}

/**
 * Prices the cart and turns it into a pending order, in two statements. The second one checks that the priced data has
 * not changed.
 */
export async function reserve(
  services: CheckoutServices,
  request: PlaceOrderInput,
  buyer: Buyer,
): Promise<ReservationResult> {
  const key = { scope: `order:${request.cartId}`, hash: sha256(request.idempotencyKey), request: fingerprint(request) };
  for (let round = 0; round < 3; round++) {
    const { facts, used, placed } = await findStart(services.db, request.cartId, key);
    // Only the customer may learn the result for their cart, just as only they may see the cart.
    const owner = (used ?? placed)?.customerId ?? null;
    if (owner !== null && owner !== buyer.customerId) return refused(checkoutProblem("cart-not-found"));
    if (used) return { kind: "used", paymentId: used.paymentId, isSame: used.isSame };
    if (placed) return attemptOf(placed.status, placed.orderId, placed.paymentId);
    const isTheirs = facts && mayRead(facts.cart, buyer.customerId) && !isClosedTo(buyer.holder, facts);
    if (!isTheirs) return refused(checkoutProblem("cart-not-found"));
    const checkout = await checkoutOf(services, facts);
    const objection = objectionTo(facts, checkout, request, buyer);
    if (objection) return refused(objection);
    const isByCard = checkout.due > 0 && request.payment.kind !== "invoice";
    const needsCard = isByCard && services.payments.entry.kind === "card" && request.payment.kind !== "card";
    if (needsCard) return refused(checkoutProblem("invalid", { fields: cardFaults(noCard) }));
    const reserved = await write(services, { facts, checkout, request, buyer, key });
    if (reserved) return reserved;
  }
  return refused(checkoutProblem("price-changed"));
}

const noCard = { number: "", expiry: "", code: "" };

/** Faults of a card, by field. */
export const cardFaults = (card: typeof noCard): Record<string, string> =>
  Object.fromEntries(Object.entries(checkCard(card, new Date())).map(([name, fault]) => [`payment.${name}`, fault]));

function attemptOf(status: string, orderId: number, paymentId: string): ReservationResult {
  const isOpen = (openStatuses as readonly string[]).includes(status);
  return isOpen
    ? { kind: "under-way", paymentId }
    : refused(checkoutProblem("already-placed", { detail: { order_id: orderId } }));
}

/** The reason why this cart cannot be ordered at this total now; null when it can. */
function objectionTo(
  facts: CheckoutFacts,
  checkout: Checkout,
  request: PlaceOrderInput,
  buyer: Buyer,
): CheckoutFailure | null {
  const { cart, allowance } = facts;
  const hindrance = hindranceOf(cart);
  if (hindrance) {
    const fields = hindrance.code === "cart-empty" ? { fields: { cart: "error.cart.empty" } } : {};
    return checkoutProblem(hindrance.code, { ...fields, detail: linesDetail(hindrance.lines) });
  }
  const proHindrance = proHindranceOf(facts, checkout.total);
  if (proHindrance === "pro-expired")
    return checkoutProblem("pro-expired", { detail: { expired: allowance?.expiresOn } });
  if (isProRegion(cart.region) && buyer.region !== cart.region) return checkoutProblem("not-sold-here");
  if (checkout.step !== "payment")
    return checkoutProblem("incomplete", { fields: missingIn(checkout), detail: { step: checkout.step } });
  if (!checkout.isTaxKnown) return checkoutProblem("tax-unknown");
  if (proHindrance && allowance) return limitProblem(allowance, checkout.total);
  if (request.payment.kind === "invoice" && checkout.invoiceDays === null)
    return checkoutProblem("invalid", { fields: { payment: "error.payment.invoice" } });
  const { total, due, currency, credit } = checkout;
  if (request.payment.kind === "invoice" && credit && due > credit.left) return creditProblem(credit, due, currency);
  const expected = seenIn(request.expectedTotal, cart.currency);
  if (expected === null) return checkoutProblem("invalid", { fields: { expectedTotal: "error.invalid" } });
  const expectedDue = request.expectedDue === undefined ? undefined : seenIn(request.expectedDue, cart.currency);
  if (expectedDue === null) return checkoutProblem("invalid", { fields: { expectedDue: "error.invalid" } });
  // When a gift card pays less than expected, the shopper must confirm the new amount, as with a changed price.
  const isAsSeen = expected === total && (expectedDue === undefined || expectedDue === due);
  const seen = { was: expected, ...(expectedDue !== undefined && { was_due: expectedDue }) };
  return isAsSeen ? null : checkoutProblem("price-changed", { detail: { total, due, ...seen, currency } });
}

/** The missing fields of the first incomplete step. */
export function missingIn({ step, state }: Checkout): Record<string, string> {
  if (step === "contact") return { email: "error.required" };
  if (state.storeId !== undefined) return { [collectorOf(state) ? "storeId" : "billingAddress"]: "error.required" };
  return { [state.shippingAddress ? "shippingMethodId" : "shippingAddress"]: "error.required" };
}

type Plan = { facts: CheckoutFacts; checkout: Checkout; request: PlaceOrderInput; buyer: Buyer; key: OrderKey };

/** Null when the cart has changed since it was read and must be priced again. */
async function write({ db, config, payments, tax }: CheckoutServices, plan: Plan): Promise<ReservationResult | null> {
  const { facts, checkout, request, buyer, key } = plan;
  const { due, currency } = checkout;
  const paymentId = randomUUID();
  const accessToken = accessTokenOf(request.idempotencyKey, config.SECRET, paymentId);
  const invoiceDays = request.payment.kind === "invoice" && due > 0 ? (checkout.invoiceDays ?? undefined) : undefined;
  const written = await writeOrder(db, {
    facts,
    checkout,
    key,
    paymentId,
    provider: payments.name,
    accessHash: hashAccessToken(accessToken),
    invoiceDays,
    customerId: buyer.customerId,
    sessionHash: buyer.sessionHash,
    taxService: tax.name,
  });
  switch (written.problem) {
    case undefined: {
      const reservation = { orderId: written.orderId, paymentId, accessToken, amount: due, currency };
      return { kind: "reserved", reservation: { ...reservation, isInvoiced: invoiceDays !== undefined } };
    }
    case "changed":
      return null;
    case "used":
      return { kind: "used", paymentId: written.paymentId, isSame: written.same };
    case "under-way":
      return { kind: "under-way", paymentId: written.paymentId };
    case "already-placed":
      return refused(checkoutProblem("already-placed", { detail: { order_id: written.orderId } }));
    case "not-enough-stock":
      return refused(shortage(facts.cart, written.short));
    case "cart-not-found":
      return refused(checkoutProblem("cart-not-found"));
  }
}

function shortage(cart: Cart, short: { variantId: number; available: number }[]): CheckoutFailure {
  const left = new Map(short.map((one) => [one.variantId, one.available]));
  const lines = cart.lines.flatMap((line) => {
    const available = left.get(line.variantId);
    return available === undefined ? [] : [{ ...line, available }];
  });
  return checkoutProblem("not-enough-stock", { detail: linesDetail(lines) });
}
