import type { CheckoutProblem } from "#commerce/sales/checkout/problems.ts";
import type { Result } from "#platform/result.ts";

/**
 * An amount that the shopper saw: in minor units, or as text that the cart's currency makes an amount (null: it is none).
 */
export type SeenAmount = number | ((currency: string) => number | null);

export const seenIn = (seen: SeenAmount, currency: string): number | null =>
  typeof seen === "number" ? seen : seen(currency);

export type PlaceOrderInput = {
  cartId: string;
  /** Chosen by the client; the same key places at most one order. */
  idempotencyKey: string;
  /** The total that the shopper saw. A different total is reported and not charged. */
  expectedTotal: SeenAmount;
  /** The amount due after gift cards that the shopper saw. When absent, any amount is accepted. */
  expectedDue?: SeenAmount;
  payment: PaymentInput;
};

/**
 * card: the shop receives the card data; provider: the shopper pays in the provider's fields or on its page; invoice:
 * by bank transfer later, for customers whom staff allow to.
 */
export type PaymentInput =
  | { kind: "card"; number: string; expiry: string; code: string }
  | { kind: "provider" }
  | { kind: "invoice" };

export type PlacedOrder = {
  orderId: number;
  /** Opens /{lang}/checkout/done without signing in. */
  accessToken: string;
  status: string;
  /** The shopper must act: an address to go to, or the secret that opens the provider's fields in the browser. */
  action?: { url: string; clientSecret?: never } | { clientSecret: string; url?: never };
};

export type PlaceOrderResult = Result<PlacedOrder, CheckoutProblem>;
