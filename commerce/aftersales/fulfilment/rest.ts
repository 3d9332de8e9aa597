import { type Static, Type } from "typebox";
import { mailDate } from "#commerce/sales/orders/rest.ts";
import { toDecimalText } from "#commerce/shared/money/rules.ts";
import { closed, Moment } from "#commerce/shared/rest/shapes.ts";
import { largestId } from "#platform/ids.ts";
import type { OrderRefund } from "./reads.ts";
import type { RefundPreview } from "./refunds/decide.ts";
import type { Piece } from "./rules.ts";

/** The request bodies of staff for orders, and refunds in responses, in the style of V2. */

const piece = {
  order_product_id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
};
const several = { minItems: 1, maxItems: 500 };
const Items = Type.Array(Type.Object(piece, closed), several);
const RefundItems = Type.Array(
  Type.Object(
    { ...piece, restock: Type.Optional(Type.Boolean({ description: "As a rule what the body says." })) },
    closed,
  ),
  several,
);
/** The id of the latest history entry that the caller has seen (GET /orders/{id}/open). */
const Seen = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description:
      "What was seen of its history (GET /orders/{id}/open): 409 with `meanwhile` when more has happened since.",
  }),
);
// PostgreSQL stores no null bytes, and these texts have no line breaks.
export const KeyHeader = Type.Object({
  "idempotency-key": Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
});
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
    notify: Type.Optional(Type.Boolean({ description: "Whether its buyer gets an e-mail; as a rule they do." })),
    seen: Seen,
  },
  { ...closed, description: "Without items, everything that is left." },
);

export const TrackingBody = Type.Object(
  {
    tracking_number: Type.Optional(words(100)),
    shipping_provider: Type.Optional(words(100)),
    notify: Type.Optional(Type.Boolean({ description: "Whether its buyer gets the e-mail about it again." })),
  },
  { ...closed, minProperties: 1 },
);

export const RefundBody = Type.Object(
  {
    amount: Type.Optional(
      Type.Union([Type.String({ maxLength: 30 }), Type.Number({ minimum: 0 })], {
        description: 'In whole units of the order\'s currency: "12.50".',
      }),
    ),
    items: Type.Optional(RefundItems),
    delivery: Type.Optional(Type.Boolean({ description: "What was paid for delivery and wrapping goes back, too." })),
    to: Type.Optional(
      Type.Union([Type.Literal("payment"), Type.Literal("gift_card")], {
        description: "gift_card: as a new one for its buyer, by e-mail. As a rule the way it was paid.",
      }),
    ),
    left: Type.Optional(
      Type.String({
        maxLength: 30,
        description: "What is left of the payment, as the preview said: 409 if it is not.",
      }),
    ),
    restock: Type.Optional(
      Type.Boolean({
        description: "The pieces go back into stock, once the money has. Not for an amount without items.",
      }),
    ),
    reason: Type.Optional(words(500)),
  },
  {
    ...closed,
    description:
      "Without amount it is what the items and the delivery came to; without these too, everything that is left.",
  },
);

export const CancelBody = Type.Object({ reason: Type.Optional(words(500)), seen: Seen }, closed);

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
  /** Parts of the amount: what was paid for delivery and wrapping, and what went to gift cards. */
  delivery: Type.String(),
  gift_card_amount: Type.String(),
  to: Type.Union([Type.Literal("payment"), Type.Literal("gift_card")]),
  date_created: Type.String(),
});

const amounts = ["amount", "goods", "delivery", "other", "tax", "payment", "gift_cards", "credit", "left"] as const;
/**
 * What a refund would do, to the cent. `payment` goes back the way it was paid, `gift_cards` to the cards that paid,
 * `credit` to a new one.
 */
export const RefundPreviewV2 = Type.Object({
  currency_code: Type.String(),
  ...(Object.fromEntries(amounts.map((name) => [name, Type.String()])) as Record<
    (typeof amounts)[number],
    ReturnType<typeof Type.String>
  >),
  /** What can be refunded before it, and the part of that for delivery. */
  left_before: Type.String(),
  delivery_left: Type.String(),
  /** The refund reduces an invoice that is not paid yet. */
  is_owed: Type.Boolean(),
});

export function toRefundPreviewV2(plan: RefundPreview): Static<typeof RefundPreviewV2> {
  const text = (amount: number) => toDecimalText(amount, plan.currency);
  return {
    currency_code: plan.currency,
    amount: text(plan.amount),
    goods: text(plan.goods),
    delivery: text(plan.delivery),
    other: text(plan.other),
    tax: text(plan.tax),
    payment: text(plan.payment),
    gift_cards: text(plan.cards),
    credit: text(plan.credit),
    left: text(plan.left),
    left_before: text(plan.left + plan.amount),
    delivery_left: text(plan.deliveryLeft),
    is_owed: plan.isOwed,
  };
}

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
  delivery: toDecimalText(refund.delivery, refund.currency),
  gift_card_amount: toDecimalText(refund.isCredit ? refund.amount : refund.giftAmount, refund.currency),
  to: refund.isCredit ? "gift_card" : "payment",
  date_created: mailDate(refund.createdAt),
});

export const toPieces = (items: Static<typeof Items> | undefined): Piece[] =>
  (items ?? []).map((item) => ({ orderLineId: item.order_product_id, quantity: item.quantity }));

/** The pieces of a refund, and whether any of them are restocked. */
export function toRefundPieces({ items = [], restock = false }: Static<typeof RefundBody>) {
  const back = (item: { restock?: boolean }) => item.restock ?? restock;
  const isAny = items.length > 0 ? items.some(back) : restock;
  const pieces = items.map((item): Piece => {
    const own = { orderLineId: item.order_product_id, quantity: item.quantity };
    return isAny && !back(item) ? { ...own, restock: false } : own;
  });
  return { items: pieces, restock: isAny };
}
