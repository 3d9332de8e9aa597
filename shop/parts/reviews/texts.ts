import type { Language } from "#commerce/regions/schema.ts";
import { areaTextsFor, type Place } from "#shop/frame/display-texts.ts";
import type en from "#shop/texts/en/reviews.ts";

/** What is said about reviews and questions; loaded on the server and sent with the pages' properties, as of one's own orders. */
export type ReviewKey = keyof typeof en;
export type ReviewTexts = Record<ReviewKey, string>;

const files: Record<Language, () => Promise<{ default: ReviewTexts }>> = {
  en: () => import("#shop/texts/en/reviews.ts"),
  de: () => import("#shop/texts/de/reviews.ts"),
  fr: () => import("#shop/texts/fr/reviews.ts"),
  es: () => import("#shop/texts/es/reviews.ts"),
  it: () => import("#shop/texts/it/reviews.ts"),
  ja: () => import("#shop/texts/ja/reviews.ts"),
  sv: () => import("#shop/texts/sv/reviews.ts"),
  no: () => import("#shop/texts/no/reviews.ts"),
};

/** As the shop says them, before content. */
export const ownReviewTexts = async (language: Language): Promise<ReviewTexts> => (await files[language]()).default;

export const loadReviewTexts = (place: Place): Promise<ReviewTexts> => areaTextsFor("reviews", ownReviewTexts, place);

/** Lists say but a part of it, and forms the rest: what comes with the page is that part. */
export const wordsOfLists = (words: ReviewTexts): ReviewTexts =>
  Object.fromEntries(Object.entries(words).filter(([key]) => /^(reviews|questions)\./.test(key))) as ReviewTexts;
