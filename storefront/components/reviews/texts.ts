import type { Language } from "#commerce/shared/regions/schema.ts";
import { areaTextsFor, type Place } from "#storefront/app/display-texts.ts";
import type en from "#storefront/i18n/en/reviews.ts";

/** What is said about reviews and questions; loaded on the server and sent with the pages' properties, as of one's own orders. */
export type ReviewKey = keyof typeof en;
export type ReviewTexts = Record<ReviewKey, string>;

const files: Record<Language, () => Promise<{ default: ReviewTexts }>> = {
  en: () => import("#storefront/i18n/en/reviews.ts"),
  de: () => import("#storefront/i18n/de/reviews.ts"),
  fr: () => import("#storefront/i18n/fr/reviews.ts"),
  es: () => import("#storefront/i18n/es/reviews.ts"),
  it: () => import("#storefront/i18n/it/reviews.ts"),
  ja: () => import("#storefront/i18n/ja/reviews.ts"),
  sv: () => import("#storefront/i18n/sv/reviews.ts"),
  no: () => import("#storefront/i18n/no/reviews.ts"),
};

/** As the shop says them, before content. */
export const ownReviewTexts = async (language: Language): Promise<ReviewTexts> => (await files[language]()).default;

export const loadReviewTexts = (place: Place): Promise<ReviewTexts> => areaTextsFor("reviews", ownReviewTexts, place);

/** Lists say but a part of it, and forms the rest: what comes with the page is that part. */
export const wordsOfLists = (words: ReviewTexts): ReviewTexts =>
  Object.fromEntries(Object.entries(words).filter(([key]) => /^(reviews|questions)\./.test(key))) as ReviewTexts;
