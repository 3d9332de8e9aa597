/** Gift cards (V2 terms: gift certificates). Amounts are integer minor units of `currency`. */

export type EntryKind = "issued" | "spent" | "returned" | "refunded" | "adjusted" | "voided";

export type GiftCard = {
  id: number;
  /** The end of the code; the code itself is kept nowhere. */
  last4: string;
  currency: string;
  /** What it was given out with, and what is left. */
  amount: number;
  balance: number;
  isActive: boolean;
  /** Last moment; null: never ends. */
  expiresAt: Date | null;
  /** The order it was bought with; null: given out by the staff. */
  orderId: number | null;
  language: string;
  toName: string;
  toEmail: string;
  message: string;
  /** Whom it says it is from, instead of who paid; empty: who paid. */
  fromName: string;
  /** When its code is to be sent; null: at once. */
  sendAt: Date | null;
  /** When its code was sent; null: not yet, or handed over otherwise. */
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

/** A gift card that a checkout pays with: what it could give, as far as it may be used. */
export type HeldCard = { id: number; last4: string; currency: string; balance: number };

/** What a gift card gives to an order. */
export type CardPart = {
  id: number;
  last4: string;
  amount: number;
  /** It is what goods were worth that came back in exchange, kept as a card that nobody was told of. */
  isReturned?: boolean;
};

/** Most gift cards for one order, and the most one is worth in whole units. */
export const maxCards = 5;
export const maxWorth = 1_000_000;

/** How staff narrow and order them. open: it can be paid with. */
export const cardStates = ["open", "used-up", "blocked", "expired"] as const;
export type CardState = (typeof cardStates)[number];
export const cardSorts = ["made", "-made", "balance", "-balance"] as const;
export type CardSort = (typeof cardSorts)[number];
