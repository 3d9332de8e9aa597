import type { Fault } from "#commerce/customers/accounts/schema.ts";

/** What buyers say of products, and what everybody may ask about them. Languages are ISO 639-1: "de". */

export const fits = ["small", "true", "large"] as const;
export type Fit = (typeof fits)[number];

export const reviewSortings = ["newest", "helpful", "highest", "lowest"] as const;
export type ReviewSorting = (typeof reviewSortings)[number];

export type ModerationStatus = "pending" | "published" | "rejected";
export type ModerationSubject = "review" | "question" | "answer";

/** A photo by its media id; width and height in pixels. */
export type ReviewPhoto = { id: string; width: number; height: number };

/** Average to one decimal; stars: how many gave one, two … five; fits: small, true, large. */
export type ReviewSummary = { average: number; count: number; stars: number[]; fits: number[] };
export type Rating = Pick<ReviewSummary, "average" | "count">;

/** `by`: the service that has translated it; absent: staff have. */
export type Translation = { title: string; text: string; by?: string };
/** By language. */
export type Translations = Record<string, Translation>;

/** A published review as everybody sees it. An empty name: the writer has left. */
export type PublicReview = {
  id: number;
  rating: number;
  title: string;
  text: string;
  name: string;
  language: string;
  fit: Fit | null;
  /** As the product calls the size that was bought; "": none, or nobody knows. */
  size: string;
  /** The writer's, in kilograms and centimetres, as far as they tell. */
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

/** What a buyer types. Rating and fit as the form has them: "1" to "5"; "", "small", "true" or "large". */
export type ReviewForm = {
  rating: string;
  title: string;
  text: string;
  name: string;
  fit: string;
  /** Kilograms and centimetres; "": not told. */
  weight: string;
  height: string;
};
export type QuestionForm = { text: string; name: string; email: string };
export type AnswerForm = { text: string; name: string };

export type ReviewFault = Fault | "bad-measure" | "bad-photo" | "photo-too-big" | "too-many-photos" | "no-rating";
export type ReviewFaults = Record<string, ReviewFault>;

export const reviewEmailQueue = "review-letter";
export type ReviewEmailJob =
  /** Asks the buyer of an order. */
  | { kind: "request"; orderId: number }
  /** The link that confirms the address of a guest who asks. */
  | { kind: "confirm"; questionId: number }
  /** To whoever asked: there is an answer. */
  | { kind: "answered"; answerId: number }
  /** To whoever wrote a review: it does not appear. */
  | { kind: "rejected"; reviewId: number }
  /** To the shop: something waits for a decision. */
  | { kind: "to-shop"; what: ModerationSubject; id: number };

/** What the sizes in reviews are sizes of: boots are counted in other ways elsewhere. */
export type SizedProduct = { kind: string; riders: string[] };
export type RiderCounts = { sizes: { size: string; count: number }[]; weights: { weight: number; count: number }[] };
