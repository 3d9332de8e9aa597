import type { ReturnReason, ReturnStatus } from "#commerce/aftersales/returns/schema.ts";
import type { OrderStatus } from "#commerce/sales/orders/schema.ts";
import type { OrderExtrasView } from "#storefront/components/extras/order-extras.ts";
import type { OrderView } from "#storefront/components/orders/order-view.ts";
import type { CourseStepView } from "#storefront/components/orders/parcel-course.tsx";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type OwnOrderMessage = Message<"own-orders">;

export type ParcelView = {
  id: number;
  sent: string;
  /** Null when the shop has no delivery confirmation. */
  arrived: string | null;
  carrier: string;
  number: string;
  /** The carrier's tracking page. Null when there is none. */
  url: string | null;
  lines: { name: string; count: number }[];
};

export type ReturnView = {
  id: number;
  status: ReturnStatus;
  lines: { name: string; count: number; reason: ReturnReason }[];
  answer: string;
  /** The address of the return label, while it is usable. Null otherwise. */
  label: string | null;
  /** The address for paying the price difference of an exchange, while payment is pending. Null otherwise. */
  pay: string | null;
};

/** A line with units that may be returned, and what was typed for it. */
export type ReturnableView = { lineId: number; name: string; most: number; typed: string; reason: string };

/**
 * The result of ordering again: the numbers of articles in the cart and in the order, and those added in smaller
 * quantities or not at all.
 */
export type ReorderView = { added: number; count: number; fewer: { name: string; count: number }[]; missing: string[] };

/** The parts of an order shown to a visitor who knows only its number and e-mail address. */
export type OrderProgressProps = {
  words: AreaTexts<"own-orders">;
  id: number;
  status: OrderStatus;
  placed: string;
  /** The link to the full order has just been sent to its e-mail address. */
  isMailed: boolean;
  /** Where the parcels are, and when they arrive. */
  course: CourseStepView[];
  history: { status: OrderStatus; at: string }[];
  /** Without their contents. */
  parcels: ParcelView[];
};

export type OwnOrderProps = {
  words: AreaTexts<"own-orders">;
  csrf: string;
  isGuest: boolean;
  /** The address to which its forms post. */
  action: string;
  order: OrderView;
  /** Extras such as a note or gift. Null when there are none. */
  extras: OrderExtrasView;
  email: string;
  invoice: string;
  canCancel: boolean;
  course: CourseStepView[];
  history: { status: OrderStatus; at: string }[];
  /** Refunds in minor units, with their dates. */
  paidBack: { id: number; amount: number; at: string }[];
  parcels: ParcelView[];
  /** The address for withdrawing from the contract, while the legal right exists. Null otherwise. */
  withdrawal: string | null;
  returnable: ReturnableView[];
  /** "Return it until April 30, 2027". Null when nothing can come back. */
  returnUntil: string | null;
  returnNote: string;
  /** Products that can be reviewed, with the path of the review form below the locale. */
  reviewable: { name: string; path: string }[];
  returns: ReturnView[];
  done: "cancelled" | "returned" | null;
  /** The refused action and the reason. */
  refused: {
    action: "cancel" | "return";
    problem: OwnOrderMessage;
    /** Errors by field name, when fields are invalid: "quantity-7", "reason-7". */
    errors?: Record<string, OwnOrderMessage>;
  } | null;
  again: ReorderView | null;
};
