import type { Allowance } from "#commerce/customers/pro/rules.ts";
import { longestWish } from "#commerce/sales/gift-cards/recipients.ts";
import type { CardPart } from "#commerce/sales/gift-cards/schema.ts";
import type { OrderExtras, Recipient } from "#commerce/sales/orders/schema.ts";
import type { Credit } from "#commerce/sales/payments/invoice/credit.ts";
import type { TotalLine } from "#commerce/sales/pricing/schema.ts";
import type { Savings } from "#commerce/sales/promotions/schema.ts";
import type { Address } from "#commerce/shared/address/schema.ts";

export type { Recipient, TotalLine };

/** What checkout collects, and what it answers. Amounts are integer minor units. */

/** Kept on the cart while it is checked out. */
export type CheckoutState = {
  email?: string;
  shippingAddress?: Address;
  /** Absent: same as the shipping address. */
  billingAddress?: Address;
  shippingMethodId?: number;
  /** Ids of the gift cards that pay first, as they were entered. */
  giftCards?: number[];
  /** A store where the order is collected; then nothing is sent, and the billing address says whose it is. */
  storeId?: number;
} & Pick<OrderExtras, "note" | "gift" | "recipients">;

/** A store that gives out orders, as far as an order needs it. */
export type PickUpStore = {
  id: number;
  slug: string;
  name: string;
  street: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  phone: string;
};

/** Lengths of what is typed besides: the note, the words on a gift, and for whom a gift card is. */
export const longest = {
  note: 500,
  giftMessage: 200,
  recipientName: longestWish.name,
  recipientMessage: longestWish.message,
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
  /** Where it is collected; null: it is sent. */
  pickUp: PickUpStore | null;
  totals: TotalLine[];
  total: number;
  /** False: the tax service does not answer now, and taxes are missing from the total. It cannot be ordered so. */
  isTaxKnown: boolean;
  /** The tax service's id of what it worked out; null where it keeps none. */
  taxCalculation: string | null;
  /** What promotions take off, and which codes do not. */
  savings: Savings;
  /** What gift cards pay of the total, and what is left to be paid otherwise. */
  giftCards: CardPart[];
  due: number;
  /** What a professional may still spend, this order not counted; null for everybody else. */
  allowance: Allowance | null;
  /** Within how many days its customer may pay by invoice; null: not at all. */
  invoiceDays: number | null;
  /** How much they may owe at a time, this order not counted; null: as much as they like. */
  credit: Credit | null;
};

export type PlaceOrderInput = {
  cartId: string;
  /** Chosen by the client; the same key places at most one order. */
  idempotencyKey: string;
  /** The total that the shopper saw; a different one is told, not charged. */
  expectedTotal: number;
  /** What the shopper saw as left to be paid beside gift cards; absent: whatever the total leaves. */
  expectedDue?: number;
  payment: PaymentInput;
};

/**
 * A card where the provider takes it from us; provider: the shopper pays in fields or at a page of the provider; invoice: by
 * bank transfer afterwards, for those whom the staff allow it.
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
  /** The shopper has to act: the address to send them to, or the secret that opens the provider's fields in the browser. */
  action?: { url: string; clientSecret?: never } | { clientSecret: string; url?: never };
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
  | "tax-unknown"
  | "pro-limit"
  | "pro-expired"
  | "invoice-limit"
  | "payment-declined"
  | "payment-unclear"
  | "already-placed"
  | "key-reused";
