import { type Static, Type } from "typebox";
import { HistoryFact, RefundCause } from "#commerce/sales/orders/history/fact.ts";
import { OwnValuesBody } from "#commerce/shared/own-fields/schema.ts";
import { closed, Id, lineOf, literals, orNull, textOf } from "#commerce/shared/rest/shapes.ts";
import { PaidWithShape } from "./payment-schema.ts";

/** What staff change about an order apart from fulfilment, and their notes about it. */

const text = Type.String();
const whole = Type.Integer();
export const mostTags = 20;
export const longestTag = 40;

export const DeskBody = Type.Object(
  {
    version: Type.Optional(Id),
    /** Why the order is on hold; null releases it. */
    hold: Type.Optional(orNull(lineOf(300))),
    tags: Type.Optional(Type.Array(lineOf(longestTag), { maxItems: mostTags })),
    /** The merchant's own fields, by key. Fields that are not named stay, null empties one. */
    own_fields: Type.Optional(OwnValuesBody),
    /** The delivery address; state and country stay as they are. */
    shipping: Type.Optional(
      Type.Object(
        {
          firstName: lineOf(100),
          lastName: lineOf(100),
          company: lineOf(100),
          address1: lineOf(200),
          address2: lineOf(200),
          city: lineOf(100),
          postalCode: lineOf(20),
          phone: lineOf(40),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type DeskBody = Static<typeof DeskBody>;
export const DeskAnswer = Type.Object({
  data: Type.Object({ id: whole, version: whole }),
  /** Fields that others changed since, and that stay. */
  meta: Type.Object({ merged: Type.Array(text) }),
});

export const NoteBody = Type.Object({ body: textOf(4000) }, closed);
export const OrderNote = Type.Object({
  id: whole,
  body: text,
  by: text,
  at: text,
  /** The caller wrote it, and may delete it. */
  isOwn: Type.Boolean(),
  mentions: Type.Array(text),
});
export type OrderNote = Static<typeof OrderNote>;
export const OrderNotes = Type.Object({
  data: Type.Array(OrderNote),
  /** Members who can be mentioned with @. */
  meta: Type.Object({ members: Type.Array(text) }),
});

/** A note about an order that mentions the caller. */
export const Mention = Type.Object({ id: whole, orderId: whole, by: text, at: text, text });
export type Mention = Static<typeof Mention>;

export const OrderEmail = Type.Object({
  id: whole,
  kind: text,
  to: text,
  subject: text,
  files: Type.Array(text),
  by: text,
  sentAt: text,
});
export type OrderEmail = Static<typeof OrderEmail>;

export const timelineKinds = [
  "placed",
  "state",
  "note",
  "payment",
  "refund",
  "shipped",
  "delivered",
  "return",
  "email",
  "remark",
  "tags",
] as const;

/** An event of an order. Fields that a kind does not have are null. */
export const TimelineEvent = Type.Object({
  at: text,
  kind: literals(timelineKinds),
  /** Who did it: "member:2 Ida Berg", "customer:101", "guest", "provider:stripe"; empty when the shop did it itself. */
  by: text,
  /** For a status: the old and the new one. For a payment, refund or return: its state. */
  from: orNull(text),
  to: orNull(text),
  /** In the order's currency. */
  amount: orNull(Type.Number()),
  /** A text that somebody wrote, or the provider's message; with a fact, the same in English. */
  text: orNull(text),
  /** For history entries: a fact of the shop, as data. */
  fact: orNull(HistoryFact),
  /** For a refund that the shop made by itself: the reason. */
  because: orNull(RefundCause),
  /** For a captured payment: how it was paid. */
  paidWith: orNull(PaidWithShape),
  /** For a payment: the provider's id of it, or of its message. */
  reference: orNull(text),
});
export type TimelineEvent = Static<typeof TimelineEvent>;
