import { type Static, Type } from "typebox";
import type { Piece } from "#commerce/aftersales/fulfilment/rules.ts";
import type { TotalLine } from "#commerce/sales/totals/schema.ts";
import { orNull } from "#commerce/shared/rest/shapes.ts";

/** Pieces that came, and the variant that goes out for them. */
export type Swap = Piece & { variantId: number };

export type Variant = {
  id: number;
  productId: number;
  sku: string;
  name: string;
  image: string | null;
  options: { name: string; code: string; label: string }[];
  /** It is for sale in the order's market, and not a gift card. */
  isOffered: boolean;
  isTracked: boolean;
  /** Today's price for the customer in the order's market, in minor units; null when it is not sold there. */
  price: number | null;
};

/** The goods that go out, and the lines of their total; amounts in minor units. */
export type Replacement = {
  lines: { orderLineId: number; variantId: number; quantity: number; unitPrice: number }[];
  totals: TotalLine[];
  total: number;
};

/**
 * The terms of an exchange: of the value of the received pieces, `kept` pays for what goes out. What is missing is
 * `due`, what is left over is refunded.
 */
export type Terms = Replacement & {
  kept: number;
  due: number;
  back: number;
  /** The part that the shop waives. */
  waived: number;
};

/** The state of an exchange that was made; `due` is what it cost more, in minor units. */
export type ExchangeState = {
  orderId: number;
  due: number;
  /**
   * waiting: for the payment of what it cost more, until `payUntil`; ended: that was not paid, and what was kept is
   * refunded.
   */
  state: "made" | "waiting" | "ended";
  payUntil: Date | null;
};

/** A variant that can go out in exchange, as the office offers it. */
export const ExchangeVariant = Type.Object({
  id: Type.Integer(),
  productId: Type.Integer(),
  name: Type.String(),
  sku: Type.String(),
  options: Type.String(),
  /** Null when its stock is not tracked. */
  available: orNull(Type.Integer()),
  /** Today's price for the order's customer. */
  price: Type.String(),
});
export type ExchangeVariant = Static<typeof ExchangeVariant>;
