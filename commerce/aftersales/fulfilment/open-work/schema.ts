import { type Static, Type } from "typebox";

/**
 * What staff can still do with an order: the shapes of GET /orders/{id}/open. Amounts are decimal strings in the
 * order's currency.
 */

const [text, whole, yes] = [Type.String(), Type.Integer(), Type.Boolean()];

export const OpenLine = Type.Object({
  id: whole,
  name: text,
  sku: text,
  options: text,
  quantity: whole,
  unit_price: text,
  /** Pieces still to be shipped, shipped, and refunded. */
  to_ship: whole,
  shipped: whole,
  refunded: whole,
});

export const OpenParcel = Type.Object({
  id: whole,
  tracking_number: text,
  tracking_url: Type.Union([text, Type.Null()]),
  shipping_provider: text,
  date_created: text,
  date_delivered: Type.Union([text, Type.Null()]),
  items: Type.Array(Type.Object({ order_product_id: whole, name: text, quantity: whole })),
});

export const OpenWork = Type.Object({
  id: whole,
  /** The latest entry of the order's history, to be sent with a change. */
  seen: whole,
  status_id: whole,
  status: text,
  currency_code: text,
  /** Why the order is on hold; null when it is not. */
  hold: Type.Union([text, Type.Null()]),
  /** Collected in a store instead of shipped. */
  is_pickup: yes,
  is_gift: yes,
  may_ship: yes,
  may_cancel: yes,
  may_be_ready: yes,
  may_be_handed_over: yes,
  may_be_taken_back: yes,
  may_be_refunded: yes,
  may_be_paid: yes,
  /** What can still be refunded: in all, to gift cards that paid, and for delivery. */
  left: text,
  left_on_cards: text,
  delivery_left: text,
  is_owed: yes,
  lines: Type.Array(OpenLine),
  parcels: Type.Array(OpenParcel),
  refunds: Type.Array(
    Type.Object({
      id: whole,
      amount: text,
      status: text,
      reason: text,
      made_by: text,
      to: text,
      date_created: text,
    }),
  ),
});
export type OpenWork = Static<typeof OpenWork>;
