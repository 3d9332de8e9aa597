import { type Static, Type } from "typebox";
import type { DiscountRule } from "#commerce/shared/discounts/schema.ts";

/**
 * A cart as pages show it; amounts are integer minor units of `currency`. rest.ts converts it to the REST shape of 3.9
 * and 7.2.
 */

export const CartLine = Type.Object({
  id: Type.String(),
  productId: Type.Integer(),
  variantId: Type.Integer(),
  uid: Type.String(),
  sku: Type.String(),
  name: Type.String(),
  kind: Type.String(),
  image: Type.Optional(Type.String()),
  options: Type.Array(Type.Object({ name: Type.String(), code: Type.String(), label: Type.String() })),
  quantity: Type.Integer(),
  /** Today's price of one unit, for the cart's customer. */
  unitPrice: Type.Integer(),
  /** The shop's price, only when the customer's group has another. */
  listPrice: Type.Optional(Type.Integer()),
  /** The former price, or the price for others; not shown to professionals. */
  retailPrice: Type.Optional(Type.Integer()),
  /** The price the shopper saw before, only when it differs from today's. */
  seenPrice: Type.Optional(Type.Integer()),
  total: Type.Integer(),
  /** Units in stock; absent when stock is not tracked. */
  available: Type.Optional(Type.Integer()),
  /** False when the line can no longer be bought (sold out, withdrawn, not sold in the region). */
  isPurchasable: Type.Boolean(),
});
export type CartLine = Static<typeof CartLine>;

/** What a merge left out: `quantity` of `wanted` units are in the cart. */
export const CappedLine = Type.Object({
  productId: Type.Integer(),
  variantId: Type.Integer(),
  name: Type.String(),
  wanted: Type.Integer(),
  quantity: Type.Integer(),
});
export type CappedLine = Static<typeof CappedLine>;

/** The same as Recipient in commerce/sales/orders/schema.ts. */
const CartRecipient = Type.Object({
  variantId: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  message: Type.String(),
  from: Type.Optional(Type.String()),
  sendOn: Type.Optional(Type.String()),
  quantity: Type.Optional(Type.Integer()),
});

export const Cart = Type.Object({
  id: Type.String(),
  region: Type.String(),
  currency: Type.String(),
  country: Type.String(),
  language: Type.String(),
  customerId: Type.Union([Type.Integer(), Type.Null()]),
  lines: Type.Array(CartLine),
  /** The number of units, for the header. */
  count: Type.Integer(),
  /** The sum of the lines at the customer's prices, before cart discounts and shipping. */
  baseAmount: Type.Integer(),
  /** Present until the shopper has seen it. */
  capped: Type.Optional(Type.Array(CappedLine)),
  /** The entered codes in normalised form; absent when there are none. */
  codes: Type.Optional(Type.Array(Type.String())),
  /** The recipients of its gift cards, in the order they were entered; absent when all are for the buyer. */
  recipients: Type.Optional(Type.Array(CartRecipient)),
});
/** With the discount rules of the customer's group; absent when there are none. */
export type Cart = Static<typeof Cart> & { rules?: DiscountRule[] };

export type CartProblemCode =
  | "cart-not-found"
  | "line-not-found"
  | "nothing-to-add"
  | "variant-not-found"
  | "not-sold-here"
  | "not-purchasable"
  | "bad-quantity"
  | "not-enough-stock"
  | "too-many-lines"
  | "bad-recipient";

/** The maximum units of one variant, and the maximum lines of a cart. */
export const maxQuantity = 50;
export const maxLines = 100;
