import { type Static, Type } from "typebox";
import { ExchangeVariant } from "#commerce/aftersales/returns/exchange/schema.ts";
import { conditions, returnStatuses } from "#commerce/aftersales/returns/schema.ts";
import { MaybeCounted, search } from "#commerce/shared/lists/schema.ts";
import { Counting, closed, literals, orNull } from "#commerce/shared/rest/shapes.ts";

/** Returns as the office lists and opens them; times are RFC 3339. */

const [text, whole, yes] = [Type.String(), Type.Integer(), Type.Boolean()];

export const ReturnRow = Type.Object({
  id: whole,
  orderId: whole,
  status: literals(returnStatuses),
  /** Received, but its refund is not decided yet. */
  isUndecided: yes,
  isWithdrawal: yes,
  /** For a withdrawal that is not refunded: the last day for it, by law; null when there is none. */
  refundBy: orNull(text),
  name: text,
  pieces: whole,
  exchangeOrderId: orNull(whole),
  /** It was exchanged, and the exchange has not ended without being paid. */
  isExchanged: yes,
  createdAt: text,
});
export type ReturnRow = Static<typeof ReturnRow>;

/** Another variant of a returned product. */
export const ReturnVariant = Type.Object({
  ...ExchangeVariant.properties,
  /** It costs today what the returned variant costs today, so it goes out for what was paid. */
  isSamePrice: yes,
});

export const ReturnDetail = Type.Object({
  ...ReturnRow.properties,
  /**
   * The state of the exchange. `payPath`: the path, below the shop's address, where its customer pays the difference.
   */
  exchange: orNull(
    Type.Object({
      state: literals(["made", "waiting", "ended"]),
      due: text,
      payUntil: orNull(text),
      payPath: orNull(text),
      /** The latest history entry of its order, sent back by a caller who ends it. */
      seen: whole,
    }),
  ),
  note: text,
  answer: text,
  /** For a withdrawal: the deadline for sending the goods back. */
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
      /** Variants that can go out instead. */
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
  /** The number of the return or its order, or parts of names and of the email address. */
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
