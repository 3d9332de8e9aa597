import { type Static, Type } from "typebox";
import { readJson } from "#demo/files.ts";

/** What buyers have written, by language, and which products it belongs to: demo/data/reviews. */

const closed = { additionalProperties: false };
const words = Type.String({ minLength: 1 });

/** What a text is about, so that it is shown with products that it fits. */
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
    /** By language, as staff would translate it. */
    translations: Type.Optional(Type.Record(Type.String(), Type.Object({ title: words, text: words }, closed))),
  },
  closed,
);
export type Review = Static<typeof Review>;

const Question = Type.Object(
  {
    topic: Topic,
    text: words,
    /** Answered by "shop", or by a buyer of that name. */
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

/** The topics of products, by their kind, by category, and of single ones; and how many products of a kind have reviews. */
export const topics = readJson(
  "reviews/topics.json",
  Type.Object(
    {
      kinds: Type.Record(Type.String(), Topic),
      categories: Type.Record(Type.String(), Type.Array(Topic)),
      products: Type.Record(Type.String(), Topic),
      reviewedProducts: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
      /** Pictures that came with reviews. */
      photos: Type.Array(words),
    },
    closed,
  ),
);
