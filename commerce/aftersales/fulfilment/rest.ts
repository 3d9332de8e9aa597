import { type Static, Type } from "typebox";
import { mailDate } from "#commerce/sales/orders/rest.ts";
import { toDecimalText } from "#commerce/shared/money/rules.ts";
import { closed, Moment } from "#commerce/shared/rest-shapes.ts";
import { largestId } from "#platform/ids.ts";
import type { OrderRefund } from "./reads.ts";
import type { Piece } from "./rules.ts";

/** What staff send about orders, and refunds as they are shown, in the manner of V2. */

const Items = Type.Array(
  Type.Object(
    {
      order_product_id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
      quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    },
    closed,
  ),
  { minItems: 1, maxItems: 500 },
);
// PostgreSQL keeps no null bytes, and nobody types line breaks into these.
const words = (maxLength: number) => Type.String({ maxLength, pattern: "^[^\\u0000-\\u001f]*$" });

export const StatusBody = Type.Object(
  {
    status: Type.Optional(Type.String({ maxLength: 40, description: 'A name, as "Completed".' })),
    status_id: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    note: Type.Optional(words(500)),
    version: Type.Optional(Type.Integer({ minimum: 1, maximum: largestId })),
  },
  { ...closed, description: "status or status_id." },
);

export const ShipmentBody = Type.Object(
  {
    tracking_number: Type.Optional(words(100)),
    shipping_provider: Type.Optional(words(100)),
    items: Type.Optional(Items),
  },
  { ...closed, description: "Without items, everything that is left." },
);

export const RefundBody = Type.Object(
  {
    amount: Type.Optional(
      Type.Union([Type.String({ maxLength: 30 }), Type.Number({ minimum: 0 })], {
        description: 'In whole units of the order\'s currency: "12.50".',
      }),
    ),
    items: Type.Optional(Items),
    restock: Type.Optional(
      Type.Boolean({
        description: "The pieces go back into stock, once the money has. Not for an amount without items.",
      }),
    ),
    reason: Type.Optional(words(500)),
  },
  {
    ...closed,
    description: "Without amount it is what the items came to; without items too, everything that is left.",
  },
);

export const CancelBody = Type.Object({ reason: Type.Optional(words(500)) }, closed);

export const PaidBody = Type.Object(
  { note: Type.Optional(words(500)) },
  { ...closed, description: "An invoice's money has come." },
);

export const DeliveredBody = Type.Object(
  { delivered_at: Type.Optional(Type.Unsafe<string>({ ...Moment, description: "Without: now." })) },
  { ...closed, description: "A parcel has arrived." },
);

export const RefundV2 = Type.Object({
  id: Type.Integer(),
  order_id: Type.Integer(),
  amount: Type.String(),
  currency_code: Type.String(),
  status: Type.Union([Type.Literal("pending"), Type.Literal("done"), Type.Literal("failed")]),
  reason: Type.String(),
  made_by: Type.String(),
  items: Type.Array(Type.Object({ order_product_id: Type.Integer(), quantity: Type.Integer() })),
  restock: Type.Boolean(),
  date_created: Type.String(),
});

export const toRefundV2 = (refund: OrderRefund): Static<typeof RefundV2> => ({
  id: refund.id,
  order_id: refund.orderId,
  amount: toDecimalText(refund.amount, refund.currency),
  currency_code: refund.currency,
  status: refund.status,
  reason: refund.reason,
  made_by: refund.by,
  items: refund.items.map((item) => ({ order_product_id: item.orderLineId, quantity: item.quantity })),
  restock: refund.restock,
  date_created: mailDate(refund.createdAt),
});

export const toPieces = (items: Static<typeof Items> | undefined): Piece[] =>
  (items ?? []).map((item) => ({ orderLineId: item.order_product_id, quantity: item.quantity }));
