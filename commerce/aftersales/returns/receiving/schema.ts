import { type Static, Type } from "typebox";
import { ExchangeVariant } from "#commerce/aftersales/returns/exchange/schema.ts";
import { conditions, returnStatuses } from "#commerce/aftersales/returns/schema.ts";
import { MaybeCounted, search } from "#commerce/catalog/office/list-schema.ts";
import { Counting, closed, literals, orNull } from "#commerce/shared/rest-shapes.ts";

/** Returns as the office lists and opens them; times as RFC 3339 writes them. */

const [text, whole, yes] = [Type.String(), Type.Integer(), Type.Boolean()];

export const ReturnRow = Type.Object({
  id: whole,
  orderId: whole,
  status: literals(returnStatuses),
  /** Received, and what follows for the money is still to be said. */
  isUndecided: yes,
  isWithdrawal: yes,
  /** Of a withdrawal that is not paid back: the last day for it, by law; null: none. */
  refundBy: orNull(text),
  name: text,
  pieces: whole,
  exchangeOrderId: orNull(whole),
  /** It was exchanged, and the exchange has not ended for want of a payment. */
  isExchanged: yes,
  createdAt: text,
});
export type ReturnRow = Static<typeof ReturnRow>;

/** Another variant of a product that came back. */
export const ReturnVariant = Type.Object({
  ...ExchangeVariant.properties,
  /** It goes out for what was paid: it costs today what the one that came back costs today. */
  isSamePrice: yes,
});

export const ReturnDetail = Type.Object({
  ...ReturnRow.properties,
  /** How the exchange stands; `payPath`: below the shop's address, where its customer pays what it costs more. */
  exchange: orNull(
    Type.Object({
      state: literals(["made", "waiting", "ended"]),
      due: text,
      payUntil: orNull(text),
      payPath: orNull(text),
      /** The latest line of its order's history: whoever ends it says that they saw it. */
      seen: whole,
    }),
  ),
  note: text,
  answer: text,
  /** Of a withdrawal: until when goods are sent back. */
  sendBy: orNull(text),
  currency: text,
  lines: Type.Array(
    Type.Object({
      id: whole,
      name: text,
      sku: text,
      options: text,
      quantity: whole,
      reason: text,
      /** What goes out instead. */
      variants: Type.Array(ReturnVariant),
    }),
  ),
  received: Type.Array(
    Type.Object({ orderLineId: whole, quantity: whole, condition: literals(conditions), restock: yes }),
  ),
});
export type ReturnDetail = Static<typeof ReturnDetail>;

export const returnViews = ["to-receive", "received", "withdrawals", "all"] as const;
export type ReturnView = (typeof returnViews)[number];

const filters = {
  view: Type.Optional(literals(returnViews)),
  /** The number of the return or its order, or parts of names and of the e-mail address. */
  q: Type.Optional(search),
};
export const ReturnFilter = Type.Object(filters, closed);
export type ReturnFilter = Static<typeof ReturnFilter>;
export const returnSorts = ["created", "-created", "order", "-order"] as const;
export const ReturnQuery = Type.Object({
  ...filters,
  sort: Type.Optional(literals(returnSorts)),
  page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 250, default: 50 }),
  count: Counting,
});
export type ReturnQuery = Static<typeof ReturnQuery>;
export const ReturnPage = Type.Object({ data: Type.Array(ReturnRow), meta: MaybeCounted });
export type ReturnPage = Static<typeof ReturnPage>;
