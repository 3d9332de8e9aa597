import { type Static, Type } from "typebox";

/** What staff can still do with an order: shapes of GET /orders/{id}/open. Amounts are decimal texts of the currency. */

const [text, whole, yes] = [Type.String(), Type.Integer(), Type.Boolean()];

export const OpenLine = Type.Object({
  id: whole,
  name: text,
  sku: text,
  options: text,
  quantity: whole,
  unit_price: text,
  /** Pieces that still have to leave, have left, and were paid back. */
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
  /** To be sent with a change: what was seen of the order's history. */
  seen: whole,
  status_id: whole,
  status: text,
  currency_code: text,
  /** Why it is held back; null: it is not. */
  hold: Type.Union([text, Type.Null()]),
  /** Collected in a store, or sent. */
  is_pickup: yes,
  is_gift: yes,
  may_ship: yes,
  may_cancel: yes,
  may_be_ready: yes,
  may_be_handed_over: yes,
  may_be_taken_back: yes,
  may_be_refunded: yes,
  may_be_paid: yes,
  /** What of the payment, of gift cards that paid, and of what delivery cost, has not gone back. */
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
