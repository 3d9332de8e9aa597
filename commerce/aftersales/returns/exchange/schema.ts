import { type Static, Type } from "typebox";
import type { Piece } from "#commerce/aftersales/fulfilment/rules.ts";
import type { TotalLine } from "#commerce/sales/pricing/schema.ts";
import { orNull } from "#commerce/shared/rest-shapes.ts";

/** Pieces that came, and the variant that goes out for them. */
export type Swap = Piece & { variantId: number };

export type Variant = {
  id: number;
  productId: number;
  sku: string;
  name: string;
  image: string | null;
  options: { name: string; code: string; label: string }[];
  /** It is for sale in the order's market, and no gift card. */
  isOffered: boolean;
  isTracked: boolean;
  /** Today's price in the order's market for its customer, minor units; null: it is not sold there. */
  price: number | null;
};

/** The goods that go out, and how their total is explained; amounts in minor units. */
export type Replacement = {
  lines: { orderLineId: number; variantId: number; quantity: number; unitPrice: number }[];
  totals: TotalLine[];
  total: number;
};

/** What an exchange comes to: of what came back, `kept` pays for what goes out; what is missing is `due`, what is over goes back. */
export type Terms = Replacement & {
  kept: number;
  due: number;
  back: number;
  /** What the shop lets the customer have. */
  waived: number;
};

/** How an exchange that was made stands; `due` is what it cost more, in minor units. */
export type ExchangeState = {
  orderId: number;
  due: number;
  /** waiting: for what it cost more, until `payUntil`; ended: nobody paid that, and what was kept goes back. */
  state: "made" | "waiting" | "ended";
  payUntil: Date | null;
};

/** What can go out in exchange, as the office chooses it. */
export const ExchangeVariant = Type.Object({
  id: Type.Integer(),
  productId: Type.Integer(),
  name: Type.String(),
  sku: Type.String(),
  options: Type.String(),
  /** Null: its stock is not counted. */
  available: orNull(Type.Integer()),
  /** Today, for the order's customer. */
  price: Type.String(),
});
export type ExchangeVariant = Static<typeof ExchangeVariant>;
