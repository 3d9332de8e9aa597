import { type Static, Type } from "typebox";
import { allStatuses } from "#commerce/sales/orders/states.ts";
import { Address } from "#commerce/shared/address/schema.ts";
import { literals, orNull } from "#commerce/shared/rest-shapes.ts";
import { OrderDetailPayment, OrderDetailRefund } from "./payment-schema.ts";

/** One order as the office shows it. Amounts are decimal, in the order's currency; times as RFC 3339 writes them. */

const text = Type.String();
const whole = Type.Integer();
const amount = Type.Number();

/** How an order's money stands, of all its payments together. */
export const paymentStates = [
  ...(["open", "unclear", "failed", "ended", "invoiced", "paid", "part-refunded", "refunded"] as const),
] as const;
export type PaymentState = (typeof paymentStates)[number];

export const OrderDetailLine = Type.Object({
  id: whole,
  productId: whole,
  variantId: whole,
  sku: text,
  name: text,
  options: Type.Array(Type.Object({ name: text, label: text })),
  /** Media id of its picture. */
  image: orNull(text),
  quantity: whole,
  /** Pieces that left, that are on their way back or came back, and whose money went back. */
  shipped: whole,
  returned: whole,
  refunded: whole,
  /** Pieces that still have to leave. */
  left: whole,
  unitPrice: amount,
  total: amount,
  discounts: Type.Array(Type.Object({ name: text, code: orNull(text), amount })),
});

/** What a total is made of: the amounts of all lines that are not `included` add up to it. */
export const OrderDetailTotal = Type.Object({
  kind: literals(["goods", "gift_wrap", "discount", "shipping", "tax", "gift_card", "due"]),
  label: text,
  amount,
  included: Type.Boolean(),
  rate: orNull(Type.Number()),
  jurisdiction: orNull(text),
  /** Of a discount: the promotion and its code; of a gift card: how its code ends. */
  name: orNull(text),
  code: orNull(text),
  promotion: orNull(whole),
  /** Of a discount: what it is taken off. */
  on: orNull(literals(["goods", "shipping"])),
});

const Piece = Type.Object({ lineId: whole, quantity: whole });
export const OrderDetailShipment = Type.Object({
  id: whole,
  trackingNumber: text,
  carrier: text,
  /** The carrier's page about it; null: none is known. */
  link: orNull(text),
  items: Type.Array(Piece),
  createdAt: text,
  deliveredAt: orNull(text),
});

export const OrderDetailReturn = Type.Object({
  id: whole,
  status: literals(["requested", "approved", "received", "refunded", "refused"]),
  isWithdrawal: Type.Boolean(),
  /** The order that brings other goods for it, unless that ended for want of a payment; null: there is none. */
  exchangedBy: orNull(whole),
  items: Type.Array(Type.Object({ ...Piece.properties, reason: text })),
  note: text,
  answer: text,
  createdAt: text,
});

/** Who ordered; what goes beyond this order is for staff who may read customers. */
export const OrderDetailCustomer = Type.Object({
  id: whole,
  name: text,
  email: text,
  group: orNull(text),
  isPro: Type.Boolean(),
  /** Orders that stand, in the markets of whoever asks, and what they came to. */
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
  /** Why it is held back from packing; null: it is not. */
  hold: orNull(text),
  tags: Type.Array(text),
  /** What the shopper wrote to the shop, and what goes with a gift; null: nothing. */
  message: orNull(text),
  gift: orNull(text),
  /** Whom its gift cards go to; `sendOn`: a day in the market's time, null: at once; `quantity` null: all of the line. */
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
  /** The store that it is collected from; null: it is sent. */
  pickUp: orNull(Type.Object({ id: whole, name: text, slug: text, phone: text })),
  isGuest: Type.Boolean(),
  isPro: Type.Boolean(),
  email: text,
  billing: Address,
  shipping: Address,
  /** Nothing of it is packed yet, so that where it goes can still be changed. */
  canChangeAddress: Type.Boolean(),
  method: Type.Object({ code: text, name: text, daysFrom: whole, daysTo: whole }),
  lines: Type.Array(OrderDetailLine),
  totals: Type.Array(OrderDetailTotal),
  total: amount,
  payments: Type.Array(OrderDetailPayment),
  refunds: Type.Array(OrderDetailRefund),
  shipments: Type.Array(OrderDetailShipment),
  returns: Type.Array(OrderDetailReturn),
  /** The return that it brings other goods for, and its order; null: it is no exchange. */
  exchangeOf: orNull(Type.Object({ returnId: whole, orderId: whole })),
  /** Null: a guest, somebody who has left, or not for whoever asks. */
  customer: orNull(OrderDetailCustomer),
});
export type OrderDetail = Static<typeof OrderDetail>;
