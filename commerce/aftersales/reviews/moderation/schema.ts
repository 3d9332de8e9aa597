import { type Static, Type } from "typebox";
import { ListMeta, paging, search } from "#commerce/shared/lists/schema.ts";
import { closed, literals, orNull } from "#commerce/shared/rest/shapes.ts";

/** Texts of buyers and visitors, as staff decide on them. */

const text = Type.String();
const whole = Type.Integer();
export const moderated = ["review", "question", "answer"] as const;
const Status = literals(["pending", "published", "rejected"] as const);

const filters = {
  what: Type.Optional(literals(moderated)),
  status: Type.Optional(Status),
  /** Only texts that readers have reported. */
  reported: Type.Optional(Type.Literal("yes")),
  /** A part of the text or of the author's name. */
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
  /** A review's stars; null for questions and answers. */
  rating: orNull(whole),
  /** A review's title; for an answer, the question. */
  title: text,
  text,
  /** Empty when the author's account was deleted. */
  author: text,
  isStaff: Type.Boolean(),
  /** ISO 639-1. */
  language: text,
  /** A reviewer's size as the product names it, weight in kilograms and height in centimetres, where known. */
  size: text,
  weight: orNull(whole),
  height: orNull(whole),
  /**
   * Translations of a review by language; `by` names the translation service, and is absent for a translation by staff.
   */
  translations: Type.Record(text, Type.Object({ title: text, text, by: Type.Optional(text) })),
  /** Media ids. */
  photos: Type.Array(text),
  status: Status,
  /** Why it was rejected. */
  reason: text,
  /** The readers' comments on their reports. */
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
/** The ids that were decided now, and those that were not: not found, or decided that way before. */
export const Decisions = Type.Object({
  decided: Type.Array(whole),
  refused: Type.Array(Type.Object({ id: whole, code: text })),
});
