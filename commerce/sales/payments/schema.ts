import type { PaidWith } from "#commerce/sales/orders/schema.ts";

/** The shapes of payments. Amounts are integer minor units of `currency`. */

export type PaymentRequest = {
  /** The payment's own id: a repeated request with it is the same payment. */
  idempotencyKey: string;
  amount: number;
  currency: string;
  orderId: number;
  /** Only for providers whose cards are entered in our own form; otherwise card data never reaches the shop. */
  card?: { number: string; expiry: string; code: string };
  /** The address to return to after a second step. */
  returnUrl: string;
  /** The customer's account at the provider: its saved cards may pay, and it may save the card used. */
  account?: string;
  /** "manual": the money is authorised until it is captured. */
  capture?: "automatic" | "manual";
};

/** A saved card; `brand` as in PaidWith. */
export type SavedCard = { id: string; brand: string; last4: string; expires: { month: number; year: number } };

export type PaymentAnswer =
  | { status: "captured"; reference: string; paidWith?: PaidWith }
  /** Authorised: capture or cancel it. */
  | { status: "authorized"; reference: string; paidWith?: PaidWith }
  /** The bank is still processing it; nobody has to act. */
  | { status: "processing"; reference: string }
  | ActionRequired
  /** Ended without a charge. */
  | { status: "declined" | "cancelled"; reference: string; reason: string };

/** The shopper must act: at an address of the provider, or in its fields on our page, which the secret opens. */
export type ActionRequired = {
  status: "action_required";
  reference: string;
  url?: string;
  clientSecret?: string;
  /** Why the last attempt failed, if there was one; the shopper may try again. */
  reason?: string;
};

/** A provider's event, as far as it is recorded here. */
export type PaymentEvent = {
  id: string;
  kind:
    | "captured"
    | "authorized"
    | "failed"
    | "cancelled"
    | "refunded"
    | "disputed"
    | "dispute-won"
    | "dispute-lost"
    | "other";
  /** The provider's id of the payment. */
  reference: string | null;
  /** Our own id, when the event contains it: an event may arrive before its reference is stored. */
  paymentId: string | null;
  /** For a refund: the total refunded of this payment so far. */
  refunded?: number;
  /** For a dispute: the provider's id, and the disputed amount in minor units. */
  dispute?: { id: string; amount: number };
  /** The provider's short reason for a failure or dispute. */
  reason?: string;
};

/** `captured` and `refunded` are totals of the whole payment, including this refund. */
export type Refund = { paymentId: string; amount: number; captured: number; refunded: number; isWhole: boolean };

export type RefundProblemCode =
  /** The order has no captured payment. */
  | "not-paid"
  | "bad-amount"
  /** More than is left of the payment; `detail.refundable` contains what is left. */
  | "refund-exceeds"
  /** The key was used for another amount. */
  | "key-reused"
  /** The provider refused; nothing was refunded. */
  | "refund-refused"
  /** The provider did not answer. The refund is recorded and repeated by the sweep, or by a call with the same key. */
  | "refund-unclear";

/** Card brands with a drawn mark, named as by cardBrand (rules.ts). */
export const cardMarks = ["visa", "mastercard", "amex", "discover", "diners", "jcb", "unionpay"] as const;

/** What a provider accepts, as far as a mark is drawn (storefront/components/payment-marks). */
export type PaymentMark = (typeof cardMarks)[number] | "apple-pay" | "google-pay" | "paypal";
