import { type Static, Type } from "typebox";
import type { TotalLine } from "#commerce/pricing/schema.ts";

export const Address = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  company: Type.String(),
  address1: Type.String(),
  address2: Type.String(),
  city: Type.String(),
  /** State or province code ("CO", "QC"); empty where the country has none. */
  state: Type.String(),
  postalCode: Type.String(),
  /** ISO 3166-1 alpha-2, lower case. */
  country: Type.String(),
  phone: Type.String(),
});
export type Address = Static<typeof Address>;

export type OrderStatus =
  | "pending"
  | "awaiting_payment"
  | "awaiting_fulfillment"
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

/** An order as pages show it. Amounts are integer minor units of `currency`. */
export type Order = {
  id: number;
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
  lines: OrderLine[];
};

export type Shipment = {
  id: number;
  orderId: number;
  trackingNumber: string;
  provider: string;
  createdAt: Date;
  items: { orderLineId: number; quantity: number }[];
};
