import type { Allowance } from "#commerce/customers/pro/rules.ts";
import { recipientLimits } from "#commerce/sales/gift-cards/recipients.ts";
import type { GiftCardPayment } from "#commerce/sales/gift-cards/schema.ts";
import type { OrderExtras, Recipient } from "#commerce/sales/orders/schema.ts";
import type { Credit } from "#commerce/sales/payments/invoice/credit.ts";
import type { Savings } from "#commerce/sales/promotions/schema.ts";
import type { TotalLine } from "#commerce/sales/totals/schema.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { DisplayNames } from "#commerce/shared/texts/names.ts";

export type { Recipient, TotalLine };

/** The data of a checkout, and its answers. Amounts are integer minor units. */

/** Stored on the cart during checkout. */
export type CheckoutState = {
  email?: string;
  shippingAddress?: Address;
  /** When absent, the same as the shipping address. */
  billingAddress?: Address;
  shippingMethodId?: number;
  /** Ids of the gift cards, in the order they were entered. */
  giftCards?: number[];
  /** The store where the order is picked up; then nothing is sent, and the billing address names the buyer. */
  storeId?: number;
} & Pick<OrderExtras, "note" | "gift" | "recipients">;

/** A store that offers pickup, with the data an order needs. */
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

/** Maximum lengths of texts: the note, the gift message, and the recipient of a gift card. */
export const longest = {
  note: 500,
  giftMessage: 200,
  recipientName: recipientLimits.name,
  recipientMessage: recipientLimits.message,
};

export type CheckoutStep = "contact" | "delivery" | "payment";

/** `code` ("standard", "express") selects the texts ("shipping.standard"); days are working days. */
export type ShippingOption = {
  id: number;
  code: string;
  name: string;
  displayNames?: DisplayNames;
  amount: number;
  daysFrom: number;
  daysTo: number;
};

/** The whole checkout as a page shows it. */
export type Checkout = {
  cartId: string;
  currency: string;
  state: CheckoutState;
  /** The first incomplete step. */
  step: CheckoutStep;
  shippingOptions: ShippingOption[];
  /** The pickup store; null when the order is delivered. */
  pickUp: PickUpStore | null;
  totals: TotalLine[];
  total: number;
  /** False when the tax service does not answer and the total lacks taxes. Such a checkout cannot be ordered. */
  isTaxKnown: boolean;
  /** The tax service's id of the calculation; null when it stores none. */
  taxCalculation: string | null;
  /** The promotions' discounts, and the codes that do not apply. */
  savings: Savings;
  /** The amounts paid by gift cards, and the remaining amount due. */
  giftCards: GiftCardPayment[];
  due: number;
  /** A professional's remaining allowance, not counting this order; null for others. */
  allowance: Allowance | null;
  /** The payment term in days for an invoice; null when not allowed. */
  invoiceDays: number | null;
  /** The invoice credit, not counting this order; null when unlimited. */
  credit: Credit | null;
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
