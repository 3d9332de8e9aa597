import type { ReturnReason, ReturnStatus } from "#commerce/aftersales/returns/schema.ts";
import type { OrderStatus } from "#commerce/sales/orders/schema.ts";
import type { OrderExtrasView } from "#storefront/components/extras/order-extras.ts";
import type { OrderView } from "#storefront/components/orders/order-view.ts";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type OwnOrderMessage = Message<"own-orders">;

export type ParcelView = {
  id: number;
  sent: string;
  /** Null: nobody has told the shop that it was delivered. */
  arrived: string | null;
  carrier: string;
  number: string;
  /** The carrier's page about it; null where there is none. */
  url: string | null;
  lines: { name: string; count: number }[];
};

export type ReturnView = {
  id: number;
  status: ReturnStatus;
  lines: { name: string; count: number; reason: ReturnReason }[];
  answer: string;
  /** Where its label is, as long as one is of use. */
  label: string | null;
  /** Where the difference of its exchange is paid, as long as that is waited for. */
  pay: string | null;
};

/** A line of which pieces may come back, and what was typed about it. */
export type ReturnableView = { lineId: number; name: string; most: number; typed: string; reason: string };

/** What became of ordering it again: articles in the cart, of how many, and those of which fewer or none went in. */
export type ReorderView = { added: number; count: number; fewer: { name: string; count: number }[]; missing: string[] };

/** What is shown of an order to whoever knows its number and e-mail address alone. */
export type OrderProgressProps = {
  words: AreaTexts<"own-orders">;
  id: number;
  status: OrderStatus;
  placed: string;
  /** The link to the whole order has just been sent to its e-mail address. */
  isMailed: boolean;
  history: { status: OrderStatus; at: string }[];
  /** Without what is in them. */
  parcels: ParcelView[];
};

export type OwnOrderProps = {
  words: AreaTexts<"own-orders">;
  csrf: string;
  isGuest: boolean;
  /** Address that its forms post to. */
  action: string;
  order: OrderView;
  /** What was asked for besides; null: nothing. */
  extras: OrderExtrasView;
  email: string;
  invoice: string;
  canCancel: boolean;
  history: { status: OrderStatus; at: string }[];
  /** Money that went back, in minor units, with the day. */
  paidBack: { id: number; amount: number; at: string }[];
  parcels: ParcelView[];
  /** Where to withdraw from the contract, as long as the law gives the right to. */
  withdrawal: string | null;
  returnable: ReturnableView[];
  returnNote: string;
  /** What can be reviewed, by the way to do it (below the locale). */
  reviewable: { name: string; path: string }[];
  returns: ReturnView[];
  done: "cancelled" | "returned" | null;
  /** What was refused, and why. */
  refused: {
    action: "cancel" | "return";
    problem: OwnOrderMessage;
    /** By field name, where fields are to blame: "quantity-7", "reason-7". */
    errors?: Record<string, OwnOrderMessage>;
  } | null;
  again: ReorderView | null;
};
