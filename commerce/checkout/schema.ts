import { Address } from "#commerce/orders/schema.ts";
import type { TotalLine } from "#commerce/pricing/schema.ts";

export type { TotalLine };
export { Address };

/** What checkout collects, and what it answers. Amounts are integer minor units. */

/** Kept on the cart while it is checked out. */
export type CheckoutState = {
  email?: string;
  shippingAddress?: Address;
  /** Absent: same as the shipping address. */
  billingAddress?: Address;
  shippingMethodId?: number;
};

export type CheckoutStep = "contact" | "delivery" | "payment";

/** `code` ("standard", "express") names the choice for texts ("shipping.standard"), days are working days. */
export type ShippingOption = {
  id: number;
  code: string;
  name: string;
  amount: number;
  daysFrom: number;
  daysTo: number;
};

/** The whole checkout as a page shows it. */
export type Checkout = {
  cartId: string;
  currency: string;
  state: CheckoutState;
  /** The first step that still lacks something. */
  step: CheckoutStep;
  shippingOptions: ShippingOption[];
  totals: TotalLine[];
  total: number;
};

export type PlaceOrderInput = {
  cartId: string;
  /** Chosen by the client; the same key places at most one order. */
  idempotencyKey: string;
  /** The total that the shopper saw; a different one is told, not charged. */
  expectedTotal: number;
  payment: { kind: "card"; number: string; expiry: string; code: string };
};

export type PlacedOrder = {
  orderId: number;
  /** Opens /{lang}/checkout/done without signing in. */
  accessToken: string;
  status: string;
  /** Where the bank wants a second step: the address to send the shopper to. */
  action?: { url: string };
};

export type CheckoutProblemCode =
  | "cart-not-found"
  | "cart-empty"
  | "incomplete"
  | "invalid"
  | "not-sold-here"
  | "not-enough-stock"
  | "not-purchasable"
  | "price-changed"
  | "payment-declined"
  | "payment-unclear"
  | "already-placed"
  | "key-reused";
