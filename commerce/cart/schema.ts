import { type Static, Type } from "typebox";

/** A cart as the shop shows it; amounts are integer minor units of `currency`. The REST shape of 3.9 and 7.2 is made from it in rest.ts. */

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
  /** Today's price of one piece. */
  unitPrice: Type.Integer(),
  retailPrice: Type.Optional(Type.Integer()),
  /** The price the shopper saw before, only when it differs from today's. */
  seenPrice: Type.Optional(Type.Integer()),
  total: Type.Integer(),
  /** Pieces in stock; absent when stock is not tracked. */
  available: Type.Optional(Type.Integer()),
  /** False when it can no longer be bought (sold out, withdrawn, not sold in the region). */
  isPurchasable: Type.Boolean(),
});
export type CartLine = Static<typeof CartLine>;

export const Cart = Type.Object({
  id: Type.String(),
  region: Type.String(),
  currency: Type.String(),
  country: Type.String(),
  language: Type.String(),
  customerId: Type.Union([Type.Integer(), Type.Null()]),
  lines: Type.Array(CartLine),
  /** Pieces, for the header. */
  count: Type.Integer(),
  /** Sum of the lines before discounts and shipping. */
  baseAmount: Type.Integer(),
});
export type Cart = Static<typeof Cart>;

export type CartProblemCode =
  | "cart-not-found"
  | "line-not-found"
  | "variant-not-found"
  | "not-sold-here"
  | "not-purchasable"
  | "bad-quantity"
  | "not-enough-stock"
  | "too-many-lines";

/** Most pieces of one variant and most lines in one cart. */
export const maxQuantity = 50;
export const maxLines = 100;
