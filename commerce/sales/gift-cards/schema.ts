/** Gift cards (V2 terms: gift certificates). Amounts are integer minor units of `currency`. */

export type EntryKind = "issued" | "spent" | "returned" | "refunded" | "adjusted" | "voided";

export type GiftCard = {
  id: number;
  /** The end of the code; the code itself is not stored. */
  last4: string;
  currency: string;
  /** The initial amount, and the current balance. */
  amount: number;
  balance: number;
  isActive: boolean;
  /** The last moment of validity; null when it never expires. */
  expiresAt: Date | null;
  /** The order it was bought with; null when staff issued it. */
  orderId: number | null;
  language: string;
  toName: string;
  toEmail: string;
  message: string;
  /** The sender's name; empty for the buyer's. */
  fromName: string;
  /** When its code is sent; null for at once. */
  sendAt: Date | null;
  /** When its code was sent; null when not yet, or handed over in another way. */
  sentAt: Date | null;
  createdAt: Date;
};

/** A row of the ledger. */
export type GiftCardEntry = {
  id: number;
  amount: number;
  kind: EntryKind;
  orderId: number | null;
  by: string;
  note: string;
  at: Date;
};

/** A gift card of a checkout, with the balance it can pay. */
export type HeldCard = { id: number; last4: string; currency: string; balance: number };

/** The amount that a gift card pays for an order. */
export type GiftCardPayment = {
  id: number;
  last4: string;
  amount: number;
  /** The value of goods returned in an exchange, held as a card that the customer does not know of. */
  isReturned?: boolean;
};

/** The maximum number of gift cards per order, and the maximum value of one in whole units. */
export const maxCards = 5;
export const maxWorth = 1_000_000;

/** Filters and sort orders for staff. "open": it can be used for payment. */
export const cardStates = ["open", "used-up", "blocked", "expired"] as const;
export type CardState = (typeof cardStates)[number];
export const cardSorts = ["made", "-made", "balance", "-balance"] as const;
export type CardSort = (typeof cardSorts)[number];
