import { type Static, Type } from "typebox";
import { allStatuses } from "#commerce/sales/orders/states.ts";
import { Address } from "#commerce/shared/address/schema.ts";
import { DisplayNames, literals, orNull } from "#commerce/shared/rest/shapes.ts";
import { OrderDetailPayment, OrderDetailRefund } from "./payment-schema.ts";

/** One order as the office shows it. Amounts are decimal, in the order's currency; times are RFC 3339. */

const text = Type.String();
const whole = Type.Integer();
const amount = Type.Number();

/** The state of an order's payments, all of them together. */
export const paymentStates = [
  "open",
  "unclear",
  "failed",
  "ended",
  "invoiced",
  "paid",
  "part-refunded",
  "refunded",
] as const;
export type PaymentState = (typeof paymentStates)[number];

export const OrderDetailLine = Type.Object({
  id: whole,
  productId: whole,
  variantId: whole,
  sku: text,
  name: text,
  options: Type.Array(Type.Object({ name: text, label: text })),
  /** The media id of its image. */
  image: orNull(text),
  quantity: whole,
  /** Pieces that were shipped, that are on their way back or came back, and that were refunded. */
  shipped: whole,
  returned: whole,
  refunded: whole,
  /** Pieces still to be shipped. */
  left: whole,
  unitPrice: amount,
  total: amount,
  discounts: Type.Array(Type.Object({ name: text, code: orNull(text), amount })),
});

/** The parts of a total: the amounts of all lines that are not `included` add up to it. */
export const OrderDetailTotal = Type.Object({
  kind: literals(["goods", "gift_wrap", "discount", "shipping", "tax", "gift_card", "due"]),
  label: text,
  amount,
  included: Type.Boolean(),
  rate: orNull(Type.Number()),
  jurisdiction: orNull(text),
  /** For a discount: the promotion and its code. For a gift card: its last characters. */
  name: orNull(text),
  code: orNull(text),
  promotion: orNull(whole),
  /** For a discount: what it reduces. */
  on: orNull(literals(["goods", "shipping"])),
});

const Piece = Type.Object({ lineId: whole, quantity: whole });
export const OrderDetailShipment = Type.Object({
  id: whole,
  trackingNumber: text,
  carrier: text,
  /** The carrier's page about it; null when none is known. */
  link: orNull(text),
  items: Type.Array(Piece),
  createdAt: text,
  deliveredAt: orNull(text),
});

export const OrderDetailReturn = Type.Object({
  id: whole,
  status: literals(["requested", "approved", "received", "refunded", "refused"]),
  isWithdrawal: Type.Boolean(),
  /** The exchange order for it, unless that ended without being paid; null when there is none. */
  exchangedBy: orNull(whole),
  items: Type.Array(Type.Object({ ...Piece.properties, reason: text })),
  note: text,
  answer: text,
  createdAt: text,
});

/** The customer of the order. What goes beyond this order is for staff who may read customers. */
export const OrderDetailCustomer = Type.Object({
  id: whole,
  name: text,
  email: text,
  group: orNull(text),
  isPro: Type.Boolean(),
  /** Confirmed orders in the caller's markets, and their totals. */
  orders: whole,
  spent: Type.Array(Type.Object({ currency: text, amount })),
  since: text,
});

export const OrderDetail = Type.Object({
  id: whole,
  version: whole,
  status: literals(allStatuses),
  paymentState: literals(paymentStates),
  market: text,
  currency: text,
  country: text,
  language: text,
  placedAt: text,
  confirmedAt: orNull(text),
  /** Why the order is on hold; null when it is not. */
  hold: orNull(text),
  tags: Type.Array(text),
  /** The buyer's message to the shop, and the gift message; null when there is none. */
  message: orNull(text),
  gift: orNull(text),
  /**
   * The recipients of its gift cards. `sendOn`: a day in the market's time zone, null for at once; `quantity` null: all
   * of the line.
   */
  recipients: Type.Array(
    Type.Object({
      line: orNull(whole),
      name: text,
      email: text,
      from: text,
      sendOn: orNull(text),
      quantity: orNull(whole),
    }),
  ),
  /** The store where it is collected; null when it is shipped. */
  pickUp: orNull(Type.Object({ id: whole, name: text, slug: text, phone: text })),
  isGuest: Type.Boolean(),
  isPro: Type.Boolean(),
  email: text,
  billing: Address,
  shipping: Address,
  /** Nothing of it has been shipped, so that the delivery address can still change. */
  canChangeAddress: Type.Boolean(),
  method: Type.Object({ code: text, name: text, displayNames: DisplayNames, daysFrom: whole, daysTo: whole }),
  lines: Type.Array(OrderDetailLine),
  totals: Type.Array(OrderDetailTotal),
  total: amount,
  payments: Type.Array(OrderDetailPayment),
  refunds: Type.Array(OrderDetailRefund),
  shipments: Type.Array(OrderDetailShipment),
  returns: Type.Array(OrderDetailReturn),
  /** The return for which it is the exchange, and that return's order; null when it is no exchange. */
  exchangeOf: orNull(Type.Object({ returnId: whole, orderId: whole })),
  /** Null for a guest, for a customer who was deleted, and when the caller may not see it. */
  customer: orNull(OrderDetailCustomer),
});
export type OrderDetail = Static<typeof OrderDetail>;
