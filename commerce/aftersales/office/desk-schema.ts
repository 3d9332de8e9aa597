import { type Static, Type } from "typebox";
import { HistoryFact, RefundCause } from "#commerce/sales/orders/history/fact.ts";
import { OwnValuesBody } from "#commerce/shared/own-fields/schema.ts";
import { closed, Id, literals, orNull } from "#commerce/shared/rest-shapes.ts";
import { PaidWithShape } from "./payment-schema.ts";

/** What staff change about an order beside seeing it through, and what they write to one another about it. */

const text = Type.String();
const whole = Type.Integer();
/** What somebody types: one line, or several. */
const line = (maxLength: number) => Type.String({ maxLength, pattern: "^[^\\u0000-\\u001f\\ud800-\\udfff]*$" });
const words = (maxLength: number) => Type.String({ maxLength, pattern: "^[^\\u0000\\ud800-\\udfff]*$" });

export const mostTags = 20;

export const DeskBody = Type.Object(
  {
    version: Type.Optional(Id),
    /** Why it is held back; null: it is not any more. */
    hold: Type.Optional(orNull(line(300))),
    tags: Type.Optional(Type.Array(line(40), { maxItems: mostTags })),
    /** The merchant's own fields, by key; what is not named stays, null empties. */
    own_fields: Type.Optional(OwnValuesBody),
    /** Where it goes; state and country stay as they are. */
    shipping: Type.Optional(
      Type.Object(
        {
          firstName: line(100),
          lastName: line(100),
          company: line(100),
          address1: line(200),
          address2: line(200),
          city: line(100),
          postalCode: line(20),
          phone: line(40),
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
  /** What others changed since, and stays. */
  meta: Type.Object({ merged: Type.Array(text) }),
});

export const NoteBody = Type.Object({ body: words(4000) }, closed);
export const OrderNote = Type.Object({
  id: whole,
  body: text,
  by: text,
  at: text,
  /** Whoever asks wrote it, and may take it back. */
  isOwn: Type.Boolean(),
  mentions: Type.Array(text),
});
export type OrderNote = Static<typeof OrderNote>;
export const OrderNotes = Type.Object({
  data: Type.Array(OrderNote),
  /** Who can be named with @. */
  meta: Type.Object({ members: Type.Array(text) }),
});

/** A note about an order that names whoever asks. */
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
  ...(["placed", "state", "note", "payment", "refund", "shipped", "delivered", "return"] as const),
  ...(["email", "remark", "tags"] as const),
] as const;

/** Something that happened to an order. What a kind does not know is null. */
export const TimelineEvent = Type.Object({
  at: text,
  kind: literals(timelineKinds),
  /** Who did it: "member:2 Ida Berg", "customer:101", "guest", "provider:stripe"; empty: the shop itself. */
  by: text,
  /** Of a state: what it was, and is. Of a payment, refund or return: how it stands. */
  from: orNull(text),
  to: orNull(text),
  /** In the order's currency. */
  amount: orNull(Type.Number()),
  /** What somebody wrote, or a word of the provider's; beside a fact, the same in English. */
  text: orNull(text),
  /** Of the history: what the shop knows, as data. */
  fact: orNull(HistoryFact),
  /** Of a refund that the shop gave back by itself: why. */
  because: orNull(RefundCause),
  /** Of a payment that was captured: what paid. */
  paidWith: orNull(PaidWithShape),
  /** Of a payment: the provider's id of it, or of its message. */
  reference: orNull(text),
});
export type TimelineEvent = Static<typeof TimelineEvent>;
