import { lengths as customerLengths, emailFault, tidy } from "#commerce/customers/accounts/rules.ts";
import { isBlank, isText } from "#commerce/shared/credentials/rules.ts";
import type { AnswerForm, Fit, QuestionForm, ReviewFault, ReviewFaults, ReviewForm, ReviewSorting } from "./schema.ts";
import { fits, reviewSortings } from "./schema.ts";

const day = 24 * 60 * 60 * 1000;

/** Maximum lengths in characters, and the minimum length of a text. */
export const lengths = {
  title: 100,
  text: 4000,
  shortestText: 20,
  name: 40,
  question: 1000,
  email: customerLengths.email,
};
export const mostPhotos = 4;
export const largestPhoto = 5 * 1024 * 1024;
/** How long the link in a buyer's email allows writing, and the link in the shop's email deciding. */
export const writeLinkLife = 180 * day;
export const decideLinkLife = 60 * day;
/** The number of reviews on the product page, and on each page of all reviews. */
export const shownFirst = 5;
export const reviewsPerPage = 10;
export const questionsFirst = 4;

export const isFit = (text: string): text is Fit => (fits as readonly string[]).includes(text);

/** Only worn products are asked about their fit; the length of a board is no fit. */
const unworn = new Set(["snowboard", "binding", "bag", "tool", "wax", "safety", "accessory"]);
export const asksForFit = (kind: string, options: readonly { kind: string }[]): boolean =>
  !unworn.has(kind) && options.some((option) => option.kind !== "swatch");

function fault(text: string, most: number, least = 0): ReviewFault | null {
  if (isBlank(text)) return "required";
  if (!isText(text.trim())) return "bad-characters";
  if (text.trim().length > most) return "too-long";
  return [...text.trim()].length < least ? "too-short" : null;
}

const lines = (text: string): string => text.replace(/[\t\r\n]+/g, " ");
const only = (found: Record<string, ReviewFault | null>): ReviewFaults =>
  Object.fromEntries(Object.entries(found).filter((entry): entry is [string, ReviewFault] => entry[1] !== null));

const measureFault = (text: string, least: number, most: number): ReviewFault | null =>
  text === "" || (Number(text) >= least && Number(text) <= most) ? null : "bad-measure";

export const reviewFaults = ({ rating, title, text, name, fit, weight, height }: ReviewForm): ReviewFaults =>
  only({
    rating: /^[1-5]$/.test(rating) ? null : "no-rating",
    title: fault(title, lengths.title),
    text: fault(lines(text), lengths.text, lengths.shortestText),
    name: fault(name, lengths.name),
    weight: measureFault(weight, 10, 200),
    height: measureFault(height, 70, 230),
    fit: fit === "" || isFit(fit) ? null : "bad-characters",
  });

/** Guests, whose session has no email address, must enter one. */
export const questionFaults = ({ text, name, email }: QuestionForm, isGuest: boolean): ReviewFaults =>
  only({
    text: fault(lines(text), lengths.question, 10),
    name: fault(name, lengths.name),
    email: isGuest ? emailFault(email) : null,
  });

export const answerFaults = ({ text, name }: AnswerForm): ReviewFaults =>
  only({ text: fault(lines(text), lengths.question, 2), name: fault(name, lengths.name) });

/** The text as the table stores it: lines as they were typed, with at most one empty line between them. */
export const tidyText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, " ")
    .trim()
    .replace(/\n{3,}/g, "\n\n");
export const tidyLine = tidy;

/** The filters of a list of reviews in a URL; invalid values are ignored. Pages start at 1. */
export type ReviewQuery = {
  rating: number | null;
  /** Kilograms: from this value on, and below that one. */
  weight: WeightBand | null;
  /** As the product names it. */
  size: string | null;
  sort: ReviewSorting;
  page: number;
};

export type WeightBand = readonly [from: number, below: number];
/** The weight ranges by which reviews can be filtered, in kilograms. */
export const weightBands: readonly WeightBand[] = [
  [10, 55],
  [55, 65],
  [65, 75],
  [75, 85],
  [85, 95],
  [95, 201],
];
/** The name of a weight range in URLs: "75-85". */
export const bandName = ([from, below]: WeightBand): string => `${from}-${below}`;

export function readReviewQuery(query: URLSearchParams): ReviewQuery {
  const rating = query.get("rating") ?? "";
  const sort = reviewSortings.find((one) => one === query.get("sort")) ?? "newest";
  const page = query.get("page") ?? "";
  return {
    rating: /^[1-5]$/.test(rating) ? Number(rating) : null,
    weight: weightBands.find((band) => bandName(band) === query.get("weight")) ?? null,
    size: /^[^\p{Cc}]{1,40}$/u.test(query.get("size") ?? "") ? query.get("size") : null,
    sort,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** "?rating=5&sort=helpful&page=2", without default values. */
export function reviewSearch(asked: Partial<ReviewQuery>): string {
  const { rating = null, weight = null, size = null, sort = "newest", page = 1 } = asked;
  const query = new URLSearchParams();
  if (rating !== null) query.set("rating", String(rating));
  if (weight !== null) query.set("weight", bandName(weight));
  if (size !== null) query.set("size", size);
  if (sort !== "newest") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text && `?${text}`;
}

/** The share of buyers beyond which a lean is told. */
const leaning = 0.15;

/**
 * How a product fits, by the average of what buyers say: somewhat small or large when clearly more of them lean that way
 * than the other, otherwise true to size. Null until five have answered.
 */
export function fitTendency([small = 0, fitting = 0, large = 0]: readonly number[]): Fit | null {
  const total = small + fitting + large;
  if (total < 5) return null;
  const lean = (large - small) / total;
  return lean <= -leaning ? "small" : lean >= leaning ? "large" : "true";
}

/**
 * Whether buyers of that region may get a review request without having signed up for emails. In Europe such an email
 * is advertising; elsewhere it is part of the order.
 */
export const mayRequestWithoutConsent = (region: string): boolean => !region.includes("eu");
