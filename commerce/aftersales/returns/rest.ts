import { type Static, Type } from "typebox";
import { mailDate } from "#commerce/sales/orders/rest.ts";
import { closed, literals } from "#commerce/shared/rest/shapes.ts";
import { longestNote } from "./rules.ts";
import {
  conditions,
  type Return,
  type ReturnReason,
  type ReturnStatus,
  returnReasons,
  returnStatuses,
} from "./schema.ts";

/** Returns in the style of V2: bare objects, dates as in email headers. */

// PostgreSQL stores no null bytes; a note may have several lines.
const words = Type.String({ maxLength: longestNote, pattern: "^[^\\u0000-\\u0009\\u000b\\u000c\\u000e-\\u001f]*$" });
const Reason = Type.Unsafe<ReturnReason>(Type.Union(returnReasons.map((reason) => Type.Literal(reason))));
const Status = Type.Unsafe<ReturnStatus>(Type.Union(returnStatuses.map((status) => Type.Literal(status))));

export const ReturnBody = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          order_product_id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
          quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
          reason: Reason,
        },
        closed,
      ),
      { minItems: 1, maxItems: 500 },
    ),
    note: Type.Optional(words),
  },
  closed,
);

const Piece = Type.Object(
  {
    order_product_id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  },
  closed,
);
export const WithdrawalBody = Type.Object(
  { items: Type.Optional(Type.Array(Piece, { minItems: 1, maxItems: 500 })) },
  { ...closed, description: "Without items: from all that can be withdrawn from." },
);
export const WithdrawableV2 = Type.Object({
  items: Type.Array(Type.Object({ order_product_id: Type.Integer(), quantity: Type.Integer() })),
});

export const ReviewBody = Type.Object(
  {
    status: Type.Union([Type.Literal("approved"), Type.Literal("received"), Type.Literal("refused")]),
    answer: Type.Optional(words),
  },
  { ...closed, description: "received puts the pieces back into stock and pays them back." },
);

export const lineOf = Piece.properties;
const several = { minItems: 1, maxItems: 500 };

export const ReceiveBody = Type.Object(
  {
    items: Type.Array(
      Type.Object({ ...lineOf, condition: literals(conditions), restock: Type.Optional(Type.Boolean()) }, closed),
      { ...several, minItems: 0 },
    ),
    answer: Type.Optional(words),
  },
  { ...closed, description: "What came, line by line and in which condition; what is not named is missing." },
);

export const SettleBody = Type.Object(
  {
    to: Type.Optional(literals(["payment", "gift_card"])),
    amount: Type.Optional(
      Type.String({ maxLength: 30, description: "Instead of what the pieces came to; 0: nothing." }),
    ),
  },
  closed,
);

export const ListQuery = Type.Object({
  status: Type.Optional(Status),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 250 })),
});

export const ReturnV2 = Type.Object({
  id: Type.Integer(),
  order_id: Type.Integer(),
  status: Status,
  items: Type.Array(Type.Object({ order_product_id: Type.Integer(), quantity: Type.Integer(), reason: Type.String() })),
  note: Type.String(),
  answer: Type.String(),
  /** The condition of the pieces that came, line by line; empty when they were received as a whole, or not yet. */
  received: Type.Array(
    Type.Object({
      order_product_id: Type.Integer(),
      quantity: Type.Integer(),
      condition: literals(conditions),
      restock: Type.Boolean(),
    }),
  ),
  /** undecided: received, and a member who may refund has to decide. */
  settlement: literals(["refund", "credit", "undecided"]),
  exchange_order_id: Type.Union([Type.Integer(), Type.Null()]),
  date_created: Type.String(),
  date_modified: Type.String(),
});

export const toReturnV2 = (one: Return): Static<typeof ReturnV2> => ({
  id: one.id,
  order_id: one.orderId,
  status: one.status,
  items: one.items.map(({ orderLineId, quantity, reason }) => ({ order_product_id: orderLineId, quantity, reason })),
  note: one.note,
  answer: one.answer,
  received: one.received.map(({ orderLineId, ...receipt }) => ({ order_product_id: orderLineId, ...receipt })),
  settlement: one.settlement,
  exchange_order_id: one.exchangeOrderId,
  date_created: mailDate(one.createdAt),
  date_modified: mailDate(one.updatedAt),
});
