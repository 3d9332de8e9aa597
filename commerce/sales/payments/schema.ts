import type { PaidWith } from "#commerce/sales/orders/schema.ts";

/** Shapes of paying. Amounts are integer minor units of `currency`. */

export type PaymentRequest = {
  /** The payment's own id: a repeated request with it is the same payment. */
  idempotencyKey: string;
  amount: number;
  currency: string;
  orderId: number;
  /** Only where the provider's cards are typed into our form; otherwise no card ever comes to us. */
  card?: { number: string; expiry: string; code: string };
  /** Where the shopper comes back to after a second step. */
  returnUrl: string;
  /** The customer's account at the provider, whose cards may pay and which may keep the one that does. */
  account?: string;
  /** manual: the money is held until it is captured. */
  capture?: "automatic" | "manual";
};

/** A card that the provider keeps; `brand` as in PaidWith. */
export type SavedCard = { id: string; brand: string; last4: string; expires: { month: number; year: number } };

export type PaymentAnswer =
  | { status: "captured"; reference: string; paidWith?: PaidWith }
  /** Held, not taken: capture or cancel it. */
  | { status: "authorized"; reference: string; paidWith?: PaidWith }
  /** The bank takes its time; nobody has to do anything. */
  | { status: "processing"; reference: string }
  | ActionRequired
  /** The end: nothing was taken. */
  | { status: "declined" | "cancelled"; reference: string; reason: string };

/** The shopper has to act: at an address of the provider, or in its fields on our page, which the secret opens. */
export type ActionRequired = {
  status: "action_required";
  reference: string;
  url?: string;
  clientSecret?: string;
  /** Why the latest try failed, where there was one; the shopper may try again. */
  reason?: string;
};

/** What a provider reports by itself, as far as it is recorded here. */
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
  /** The provider's id of the payment it is about. */
  reference: string | null;
  /** Our own id of it, where the event carries it: an event may come before we have stored the reference. */
  paymentId: string | null;
  /** Of a refund: everything that has gone back of this payment so far. */
  refunded?: number;
  /** Of a dispute: the provider's id of it, and what it is about in minor units. */
  dispute?: { id: string; amount: number };
  /** A short word of the provider's: why it failed or is disputed. */
  reason?: string;
};

/** `captured` and `refunded` are of the whole payment, with this refund. */
export type Refund = { paymentId: string; amount: number; captured: number; refunded: number; isWhole: boolean };

export type RefundProblemCode =
  /** The order has no captured payment. */
  | "not-paid"
  | "bad-amount"
  /** More than is left of the payment; `detail.refundable` says how much that is. */
  | "refund-exceeds"
  /** The key was used for another amount. */
  | "key-reused"
  /** The provider said no; nothing went back. */
  | "refund-refused"
  /** The provider did not answer: it is recorded and asked again, by the sweep or a repeated call with the same key. */
  | "refund-unclear";

/** Cards whose mark is drawn, by cardBrand's names (rules.ts). */
export const cardMarks = ["visa", "mastercard", "amex", "discover", "diners", "jcb", "unionpay"] as const;

/** What a provider takes, as far as its mark is drawn (storefront/components/payment-marks). */
export type PaymentMark = (typeof cardMarks)[number] | "apple-pay" | "google-pay" | "paypal";
