import type { Recipient } from "#commerce/sales/gift-cards/recipients.ts";
import type { TotalLine } from "#commerce/sales/totals/schema.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { FilledField } from "#commerce/shared/own-fields/schema.ts";
import type { DisplayNames } from "#commerce/shared/texts/names.ts";

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

/** Extras besides goods and delivery. */
export type OrderExtras = {
  /** The shopper's note to the shop. */
  note?: string;
  /** Gift wrapping, with a message that may be empty. */
  gift?: { message: string };
  /** The pickup store; its address is the order's shipping address. */
  pickUp?: { storeId: number; slug: string; name: string; phone: string };
  recipients?: Recipient[];
  /** To be paid by bank transfer within this many days (see Order.invoice). */
  invoice?: { days: number };
};

/** Payment by invoice: days as "2027-01-31"; `owed`: the unpaid amount in minor units. */
export type InvoiceTerms = { dueOn: string; paidOn: string | null; owed: number };

/**
 * The payment details that the provider reports: `method` in the provider's term ("card", "paypal", "ideal"), the
 * wallet holding the card ("apple_pay", "google_pay"), and the card's brand and end. Brands are lower case ("visa"),
 * "card" when unknown here.
 */
export type PaidWith = { method: string; wallet?: string; card?: { brand: string; last4: string } };

/** An order as pages show it. Amounts are integer minor units of `currency`. */
export type Order = {
  id: number;
  /** Increased with each change by staff. Only for orders in our own tables. */
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
  shippingMethod: {
    id: number;
    code: string;
    name: string;
    /** Absent where the method had none. */
    displayNames?: DisplayNames;
    daysFrom: number;
    daysTo: number;
  };
  totals: TotalLine[];
  total: number;
  placedAt: Date;
  /** Null when it was never confirmed, or not yet. */
  confirmedAt: Date | null;
  updatedAt: Date;
  extras?: OrderExtras;
  /** Why staff hold it back from packing. Absent when they do not. */
  hold?: string;
  /** Absent when it is not paid by invoice. */
  invoice?: InvoiceTerms;
  /** The provider that took the payment, and the details it reported. Absent when there is no such payment. */
  payment?: { provider: string; with: PaidWith | null };
  lines: OrderLine[];
  /** The values of the merchant's own fields. */
  ownFields?: FilledField[];
};

export type Shipment = {
  id: number;
  orderId: number;
  trackingNumber: string;
  provider: string;
  createdAt: Date;
  /** When it was delivered; null when unknown. */
  deliveredAt: Date | null;
  items: { orderLineId: number; quantity: number }[];
};
