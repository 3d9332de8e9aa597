import type { Fault } from "#commerce/customers/accounts/schema.ts";

/** Reviews by buyers, and questions that everybody may ask. Languages are ISO 639-1: "de". */

export const fits = ["small", "true", "large"] as const;
export type Fit = (typeof fits)[number];

export const reviewSortings = ["newest", "helpful", "highest", "lowest"] as const;
export type ReviewSorting = (typeof reviewSortings)[number];

export type ModerationStatus = "pending" | "published" | "rejected";
export type ModerationSubject = "review" | "question" | "answer";

/** A photo by its media id; width and height in pixels. */
export type ReviewPhoto = { id: string; width: number; height: number };

/** `average` has one decimal; `stars`: the number of reviews with one, two … five stars; `fits`: small, true, large. */
export type ReviewSummary = { average: number; count: number; stars: number[]; fits: number[] };
export type Rating = Pick<ReviewSummary, "average" | "count">;

/** `by`: the service that translated it; absent when staff did. */
export type Translation = { title: string; text: string; by?: string };
/** By language. */
export type Translations = Record<string, Translation>;

/** A published review as everybody sees it. The name is empty when the author's account was deleted. */
export type PublicReview = {
  id: number;
  rating: number;
  title: string;
  text: string;
  name: string;
  language: string;
  fit: Fit | null;
  /** The size that was bought, as the product names it; an empty string when there is none or it is unknown. */
  size: string;
  /** The author's, in kilograms and centimetres, where known. */
  weight: number | null;
  height: number | null;
  translations: Translations;
  isVerified: boolean;
  helpful: number;
  createdAt: string;
  photos: ReviewPhoto[];
};

export type PublicAnswer = { id: number; text: string; name: string; language: string; isStaff: boolean };
export type PublicQuestion = {
  id: number;
  text: string;
  name: string;
  language: string;
  createdAt: string;
  answers: PublicAnswer[];
};

export type Review = PublicReview & {
  productId: number;
  customerId: number | null;
  status: ModerationStatus;
  reason: string;
};

/** The form that a buyer fills in. Rating and fit are its values: "1" to "5"; "", "small", "true" or "large". */
export type ReviewForm = {
  rating: string;
  title: string;
  text: string;
  name: string;
  fit: string;
  /** Kilograms and centimetres; an empty string when not given. */
  weight: string;
  height: string;
};
export type QuestionForm = { text: string; name: string; email: string };
export type AnswerForm = { text: string; name: string };

export type ReviewFault = Fault | "bad-measure" | "bad-photo" | "photo-too-big" | "too-many-photos" | "no-rating";
export type ReviewFaults = Record<string, ReviewFault>;

export const reviewEmailQueue = "review-letter";
export type ReviewEmailJob =
  /** Asks the buyer of an order for reviews. */
  | { kind: "request"; orderId: number }
  /** The link that confirms the email address of a guest who asks a question. */
  | { kind: "confirm"; questionId: number }
  /** To the person who asked: there is an answer. */
  | { kind: "answered"; answerId: number }
  /** To the author of a review: it was rejected. */
  | { kind: "rejected"; reviewId: number }
  /** To the shop: a text waits for a decision. */
  | { kind: "to-shop"; what: ModerationSubject; id: number };

/**
 * The kind of product and its riders, to which the sizes in reviews apply: boots, for example, have other sizes in
 * other countries.
 */
export type SizedProduct = { kind: string; riders: string[] };
export type RiderCounts = { sizes: { size: string; count: number }[]; weights: { weight: number; count: number }[] };
