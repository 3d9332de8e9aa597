import { type Static, Type } from "typebox";
import { readJson } from "#demo/files.ts";

/** The texts of reviews and questions by language, and the products they belong to: demo/data/reviews. */

const closed = { additionalProperties: false };
const words = Type.String({ minLength: 1 });

/** The topic of a text. It is shown with products that fit. */
const Topic = Type.Enum([
  "board",
  "park",
  "freeride",
  "carving",
  "split",
  "small-board",
  "boot",
  "binding",
  "jacket",
  "pants",
  "midlayer",
  "gloves",
  "goggles",
  "helmet",
  "knit",
  "bag",
  "care",
  "safety",
]);
export type Topic = Static<typeof Topic>;

const Review = Type.Object(
  {
    topic: Topic,
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    title: words,
    text: words,
    fit: Type.Optional(Type.Enum(["small", "true", "large"])),
    /** By language, like translations by staff. */
    translations: Type.Optional(Type.Record(Type.String(), Type.Object({ title: words, text: words }, closed))),
  },
  closed,
);
export type Review = Static<typeof Review>;

const Question = Type.Object(
  {
    topic: Topic,
    text: words,
    /** `by` is "shop", or the name of a buyer. */
    answers: Type.Array(Type.Object({ by: words, text: words }, closed)),
  },
  closed,
);
export type Question = Static<typeof Question>;

const Texts = Type.Object(
  { names: Type.Array(words), reviews: Type.Array(Review), questions: Type.Array(Question) },
  closed,
);

export const reviewLanguages = ["en", "de", "fr", "es", "it"] as const;
export type ReviewLanguage = (typeof reviewLanguages)[number];

export const texts = Object.fromEntries(
  reviewLanguages.map((language) => [language, readJson(`reviews/${language}.json`, Texts)]),
) as Record<ReviewLanguage, Static<typeof Texts>>;

/** The topics of products by kind, by category, and by uid, and how many products of a kind have reviews. */
export const topics = readJson(
  "reviews/topics.json",
  Type.Object(
    {
      kinds: Type.Record(Type.String(), Topic),
      categories: Type.Record(Type.String(), Type.Array(Topic)),
      products: Type.Record(Type.String(), Topic),
      reviewedProducts: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
      /** Pictures added to reviews. */
      photos: Type.Array(words),
    },
    closed,
  ),
);
