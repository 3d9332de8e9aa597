import { type Static, Type } from "typebox";
import { ListMeta, paging, search } from "#commerce/catalog/office/list-schema.ts";
import { closed, literals, orNull } from "#commerce/shared/rest-shapes.ts";

/** What buyers and askers said, as staff decides on it. */

const text = Type.String();
const whole = Type.Integer();
export const moderated = ["review", "question", "answer"] as const;
const Status = literals(["pending", "published", "rejected"] as const);

const filters = {
  what: Type.Optional(literals(moderated)),
  status: Type.Optional(Status),
  /** Only what readers have reported. */
  reported: Type.Optional(Type.Literal("yes")),
  /** A part of what was said or of the author's name. */
  q: Type.Optional(search),
};
export const ModerationFilter = Type.Object(filters, closed);
export type ModerationFilter = Static<typeof ModerationFilter>;
export const ModerationQuery = Type.Object({ ...filters, ...paging });
export type ModerationQuery = Static<typeof ModerationQuery>;

export const ModerationRow = Type.Object({
  id: whole,
  what: literals(moderated),
  product: Type.Object({ id: whole, name: text, image: orNull(text) }),
  /** Stars of a review; null: it is none. */
  rating: orNull(whole),
  /** Of a review its title, of an answer the question. */
  title: text,
  text,
  /** Empty: the author has left. */
  author: text,
  isStaff: Type.Boolean(),
  /** ISO 639-1. */
  language: text,
  /** Who wrote a review: their size as the product calls it, kilograms and centimetres, as far as they tell. */
  size: text,
  weight: orNull(whole),
  height: orNull(whole),
  /** A review in other languages; `by` names the service that has translated it, absent: staff have. */
  translations: Type.Record(text, Type.Object({ title: text, text, by: Type.Optional(text) })),
  /** Media ids. */
  photos: Type.Array(text),
  status: Status,
  /** Why it was rejected. */
  reason: text,
  /** What readers wrote who reported it. */
  reports: Type.Array(text),
  writtenAt: text,
});
export type ModerationRow = Static<typeof ModerationRow>;
export const ModerationPage = Type.Object({ data: Type.Array(ModerationRow), meta: ListMeta });

export const DecisionsBody = Type.Object(
  {
    what: literals(moderated),
    ids: Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { minItems: 1, maxItems: 250 }),
    status: literals(["published", "rejected"] as const),
    reason: Type.Optional(Type.String({ maxLength: 500, pattern: "^[^\\u0000-\\u0009\\u000b-\\u001f]*$" })),
  },
  closed,
);
/** What was decided now, and what was not: gone, or decided so before. */
export const Decisions = Type.Object({
  decided: Type.Array(whole),
  refused: Type.Array(Type.Object({ id: whole, code: text })),
});
