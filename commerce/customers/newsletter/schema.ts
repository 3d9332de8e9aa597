import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";

/**
 * Emails that people request without an account (specification 3.6): newsletters, and notifications that a variant is
 * back in stock.
 */

export type Signup = { email: string; lists: string[]; locale: string; region: string; address: string };

export type NewsletterEmailJob =
  | { kind: "confirm"; to: string; key: string; locale: string }
  /** A variant is back in stock, for who buys at that region's prices. Jobs of before name no region. */
  | { kind: "back"; to: string; variantId: number; locale: string; region?: PriceRegion }
  | ({ kind: "contact"; name: string; email: string; order: string; message: string; locale: string } & About);

/** What a question is about; absent when it was not said. */
export const contactTopics = ["order", "back", "warranty", "goods", "other"] as const;
export type ContactTopic = (typeof contactTopics)[number];
type About = { topic?: ContactTopic };

export const isContactTopic = (text: string): text is ContactTopic =>
  (contactTopics as readonly string[]).includes(text);

/** The queue of the job that writes these emails (server/jobs.ts). */
export const newsletterEmailQueue = "news-letter";

export type NewsletterServices = {
  db: Db;
  jobs: Pick<Jobs, "send">;
  config: { LETTERS_PER_HOUR: number };
};

export const longest = { email: 254, name: 120, order: 40, message: 4000 };
