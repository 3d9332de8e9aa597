import type { Recipient } from "#commerce/sales/gift-cards/recipients.ts";
import type { TotalLine } from "#commerce/sales/pricing/schema.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { FilledField } from "#commerce/shared/own-fields/schema.ts";

export type OrderStatus =
  | "pending"
  | "awaiting_payment"
  | "awaiting_fulfillment"
  | "awaiting_pickup"
  | "partially_shipped"
  | "shipped"
  | "completed"
  | "cancelled"
  | "refunded"
  | "partially_refunded"
  | "disputed";

export type OrderLine = {
  id: number;
  productId: number;
  variantId: number;
  sku: string;
  name: string;
  options: { name: string; code: string; label: string }[];
  image?: string;
  quantity: number;
  unitPrice: number;
  total: number;
};

export type { Recipient };

/** What was asked for besides goods and delivery. */
export type OrderExtras = {
  /** What the shopper wrote to the shop. */
  note?: string;
  /** Wrapped as a gift, with these words; they may be none. */
  gift?: { message: string };
  /** The store where it is collected; its address is the order's shipping address. */
  pickUp?: { storeId: number; slug: string; name: string; phone: string };
  recipients?: Recipient[];
  /** To be paid by bank transfer within so many days (Order.invoice says how that stands). */
  invoice?: { days: number };
};

/** Payment on account: days as "2027-01-31", `owed` what is left to be paid, in minor units. */
export type InvoiceTerms = { dueOn: string; paidOn: string | null; owed: number };

/**
 * What the shopper paid with, as far as the provider tells: `method` in the provider's word ("card", "paypal", "ideal"),
 * the wallet that the card lies in ("apple_pay", "google_pay"), and how the card is told from others. Brands in small
 * letters ("visa"), "card" where the brand has no name here.
 */
export type PaidWith = { method: string; wallet?: string; card?: { brand: string; last4: string } };

/** An order as pages show it. Amounts are integer minor units of `currency`. */
export type Order = {
  id: number;
  /** Of orders in our own tables: one more with each change by staff. */
  version?: number;
  customerId: number | null;
  region: string;
  currency: string;
  country: string;
  language: string;
  status: OrderStatus;
  email: string;
  billingAddress: Address;
  shippingAddress: Address;
  shippingMethod: { id: number; code: string; name: string; daysFrom: number; daysTo: number };
  totals: TotalLine[];
  total: number;
  placedAt: Date;
  /** Null: it never came to stand, or not yet. */
  confirmedAt: Date | null;
  updatedAt: Date;
  extras?: OrderExtras;
  /** Why staff hold it back: nothing of it is packed meanwhile. Absent: nobody does. */
  hold?: string;
  /** Absent: it was not, or is not, paid by invoice. */
  invoice?: InvoiceTerms;
  /** What a provider took for it, and what with as far as that is known. Absent: nothing, or not yet. */
  payment?: { provider: string; with: PaidWith | null };
  lines: OrderLine[];
  /** What the merchant's own fields say of it. */
  ownFields?: FilledField[];
};

export type Shipment = {
  id: number;
  orderId: number;
  trackingNumber: string;
  provider: string;
  createdAt: Date;
  /** When it arrived; null: nobody has told us. */
  deliveredAt: Date | null;
  items: { orderLineId: number; quantity: number }[];
};
