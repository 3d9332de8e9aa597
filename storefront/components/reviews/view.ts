import { fitTendency } from "#commerce/aftersales/reviews/rules.ts";
import type {
  Fit,
  PublicQuestion,
  PublicReview,
  ReviewSummary,
  SizedProduct,
  Translation,
} from "#commerce/aftersales/reviews/schema.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { numberFormat } from "#commerce/shared/texts/formats.ts";
import type { Services } from "#storefront/app/services.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { dateText } from "#storefront/i18n/date-text.ts";
import { heightName, sizeName, weightName } from "./rider-names.ts";

/**
 * Reviews as pages show them. Dates and languages are formatted on the server, because browsers may format them
 * differently.
 */

export type ReviewView = Omit<PublicReview, "createdAt" | "translations" | "weight" | "height" | "size"> & {
  /** The reviewer's size and measures in the reader's units: "US 10 · EU 43", "181 lb". */
  rider: { size: string; weight: string; height: string };
  /** The translation into the reader's language, if there is one. */
  translation: Translation | null;
  /** Whether the reader may request a translation. */
  mayTranslate: boolean;
  /** "2026-01-14", and the date formatted for readers. */
  day: string;
  date: string;
  /** The review's language, when it is not the page's. */
  foreign: string | null;
};
export type QuestionView = Omit<PublicQuestion, "createdAt"> & { day: string; date: string };
export type SummaryView = ReviewSummary & {
  /** "4.6" or "4,6". */
  said: string;
  fit: Fit | null;
};

export const decimal = (value: number, { intl }: Pick<Locale, "intl">): string =>
  numberFormat(intl, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

export const summaryView = (summary: ReviewSummary, locale: Locale): SummaryView => ({
  ...summary,
  said: decimal(summary.average, locale),
  fit: fitTendency(summary.fits),
});

const dated = (createdAt: string, { intl }: Locale) => {
  const at = new Date(createdAt);
  return { day: at.toISOString().slice(0, 10), date: dateText(at, intl) };
};

export function reviewView(
  { createdAt, translations, weight, height, size, ...review }: PublicReview,
  locale: Locale,
  product: SizedProduct,
  { translations: service }: Pick<Services, "translations">,
): ReviewView {
  const isForeign = review.language !== locale.language;
  const rider = {
    size: size && sizeName(size, locale, product),
    weight: weight === null ? "" : weightName(weight, locale),
    height: height === null ? "" : heightName(height, locale),
  };
  const translation = isForeign ? (translations[locale.language] ?? null) : null;
  const names = new Intl.DisplayNames([locale.intl], { type: "language", fallback: "code" });
  return {
    ...review,
    rider,
    translation,
    mayTranslate: isForeign && !translation && service !== null,
    ...dated(createdAt, locale),
    foreign: isForeign ? (names.of(review.language) ?? null) : null,
  };
}

export const questionView = ({ createdAt, ...question }: PublicQuestion, locale: Locale): QuestionView => ({
  ...question,
  ...dated(createdAt, locale),
});

/** The texts used in lists. Those of the forms stay on the server. */
export const listTexts = (texts: AreaTexts<"reviews">): AreaTexts<"reviews"> =>
  Object.fromEntries(
    Object.entries(texts).filter(([key]) => /^(reviews|questions)\./.test(key)),
  ) as AreaTexts<"reviews">;
