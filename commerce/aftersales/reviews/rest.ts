import { type Static, Type } from "typebox";
import { literals, orNull, toV3 } from "#commerce/shared/rest/shapes.ts";
import type { QuestionOrAnswer } from "./question-reads.ts";
import type { PublicQuestion, PublicReview, Review, ReviewSummary } from "./schema.ts";
import { fits } from "./schema.ts";

const text = Type.String();
const whole = Type.Integer();

const shown = {
  id: whole,
  rating: whole,
  title: text,
  text,
  name: text,
  language: text,
  fit: orNull(literals(fits)),
  size: Type.String({ description: "That was bought, as the product calls it" }),
  weight: orNull(Type.Integer({ description: "The writer's, in kilograms" })),
  height: orNull(Type.Integer({ description: "The writer's, in centimetres" })),
  translations: Type.Record(Type.String(), Type.Object({ title: text, text, by: Type.Optional(text) }), {
    description: "By language; `by` names the service that has translated it, absent: staff have",
  }),
  is_verified: Type.Boolean(),
  helpful: whole,
  date_created: text,
  photos: Type.Array(Type.Object({ id: text, width: whole, height: whole })),
};
export const ReviewV1 = Type.Object(shown);
export const OwnReviewV1 = Type.Object({ ...shown, product_id: whole, status: text, reason: text });
export const SummaryV1 = Type.Object({
  average: Type.Number({ description: "To one decimal; 0 without reviews" }),
  count: whole,
  stars: Type.Array(whole, { description: "How many gave one star, two, three, four, five" }),
  fits: Type.Array(whole, { description: "How many find that it runs small, true to size, large" }),
});
const AnswerV1 = Type.Object({ id: whole, text, name: text, language: text, is_staff: Type.Boolean() });
export const QuestionV1 = Type.Object({
  id: whole,
  text,
  name: text,
  language: text,
  date_created: text,
  answers: Type.Array(AnswerV1),
});
export const QuestionOrAnswerV1 = Type.Object({
  id: whole,
  product_id: whole,
  question_id: orNull(whole),
  customer_id: orNull(whole),
  text,
  name: text,
  language: text,
  is_staff: Type.Boolean(),
  status: text,
  reason: text,
  date_created: text,
});

const time = (at: string | Date) => new Date(at).toISOString();

export const toReviewV1 = ({ createdAt, ...review }: PublicReview): Static<typeof ReviewV1> => ({
  ...toV3(review),
  date_created: time(createdAt),
});

export const toOwnReviewV1 = ({ createdAt, customerId: _, ...review }: Review): Static<typeof OwnReviewV1> => ({
  ...toV3(review),
  date_created: time(createdAt),
});

export const toQuestionV1 = ({ createdAt, answers, ...question }: PublicQuestion): Static<typeof QuestionV1> => ({
  ...question,
  date_created: time(createdAt),
  answers: answers.map(toV3),
});

export const toQuestionOrAnswerV1 = ({
  createdAt,
  locale,
  ...one
}: QuestionOrAnswer): Static<typeof QuestionOrAnswerV1> => ({
  ...toV3(one),
  language: locale.slice(0, 2),
  date_created: time(createdAt),
});

export const noReviews: ReviewSummary = { average: 0, count: 0, stars: [0, 0, 0, 0, 0], fits: [0, 0, 0] };
