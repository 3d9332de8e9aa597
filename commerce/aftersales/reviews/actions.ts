import { textFault } from "#commerce/customers/accounts/rules.ts";
import { recordChange } from "#database/changes/record.ts";
import { listingTag, productTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { type BuyerIdentity, findPurchase, hasReviewed, type Purchase } from "./buyers.ts";
import { emailHashOf } from "./links.ts";
import { forgetPhotos, keepPhotos, photoFaults } from "./photos.ts";
import { findQuestionOrAnswer } from "./question-reads.ts";
import { findReview, lockReview } from "./reads.ts";
import { reviewFaults, tidyLine, tidyText, writeLinkLife } from "./rules.ts";
import type { ModerationSubject, ReviewForm } from "./schema.ts";
import { invalid, queueReviewEmail, type ReviewProblem, type ReviewServices } from "./services.ts";
import {
  deleteVote,
  deriveReviewSummary,
  insertPhotos,
  insertReport,
  insertReview,
  insertVote,
  releasePhotos,
  updateModerationStatus,
  writeTranslation,
} from "./writes.ts";

/** Returns the purchase with which somebody may review a product now, or why they may not. */
export async function mayReview(
  { db }: Pick<ReviewServices, "db">,
  productId: number,
  speaker: BuyerIdentity,
  now = new Date(),
): Promise<Result<Purchase, ReviewProblem>> {
  const purchase = await findPurchase(db, productId, speaker);
  const isLate = "orderId" in speaker && purchase && now.getTime() - purchase.placedAt.getTime() > writeLinkLife;
  if (!purchase || isLate) return fail("not-bought", "Only buyers of a product can review it.");
  if (!purchase.isDelivered) return fail("not-delivered", "It has not been shipped yet.");
  if (await hasReviewed(db, productId, purchase)) return fail("reviewed-already", "You have reviewed this product.");
  return ok(purchase);
}

type ReviewRequest = {
  productId: number;
  speaker: BuyerIdentity;
  form: ReviewForm;
  photos?: readonly Uint8Array[];
  /** The language of the page on which it was written, as ISO 639-1. */
  language: string;
};

/**
 * Stores a new review; staff get an email with a link to decide on it. "invalid" has the faults by field in
 * detail.faults. Photos are checked and re-encoded before anything is written; a refused review leaves none behind.
 */
export async function writeReview(
  services: ReviewServices,
  { productId, speaker, form, photos = [], language }: ReviewRequest,
): Promise<Result<number, ReviewProblem>> {
  const allowed = await mayReview(services, productId, speaker);
  if (!allowed.ok) return allowed;
  const faults = { ...reviewFaults(form), ...photoFaults(photos) };
  if (Object.keys(faults).length > 0) return invalid(faults);
  const kept = await keepPhotos(services, photos, tidyLine(form.title));
  if (!kept.ok) return kept;
  const { customerId, orderId, email, size } = allowed.value;
  const measure = (text: string) => (text === "" ? null : Math.round(Number(text)));
  let id: number | null = null;
  try {
    id = await services.db.transaction().execute(async (trx) => {
      const made = await insertReview(trx, {
        productId,
        customerId,
        orderId,
        emailHash: emailHashOf(email),
        language,
        rating: Number(form.rating),
        title: tidyLine(form.title),
        text: tidyText(form.text),
        name: tidyLine(form.name),
        fit: form.fit || null,
        size: size.slice(0, 40),
        weight: measure(form.weight),
        height: measure(form.height),
      });
      if (made === null) return null;
      await insertPhotos(trx, made, kept.value);
      await queueReviewEmail(services.jobs, trx, { kind: "to-shop", what: "review", id: made });
      return made;
    });
  } finally {
    if (id === null) await forgetPhotos(services, kept.value);
  }
  return id === null ? fail("reviewed-already", "You have reviewed this product.") : ok(id);
}

/**
 * A decision of staff on a review, question or answer; `by` has the format of order histories. The author of a rejected
 * review is informed of the reason.
 */
export type Decision = { to: "published" | "rejected"; reason?: string; by: string };

/**
 * Publishes or rejects. A published text can be rejected later, and the other way round; repeating the current decision
 * is refused. The product's summary changes in the same transaction, and every process drops its cached pages that show
 * it.
 */
export function decideOn(
  { db, jobs }: Pick<ReviewServices, "db" | "jobs">,
  what: ModerationSubject,
  id: number,
  { to, reason = "", by }: Decision,
): Promise<Result<null, ReviewProblem>> {
  return db.transaction().execute(async (trx): Promise<Result<null, ReviewProblem>> => {
    const found = what === "review" ? await lockReview(trx, id) : await findQuestionOrAnswer(trx, what, id, true);
    if (!found || found.status === "unconfirmed") return fail("not-found", `There is no such ${what}.`);
    if (found.status === to) return fail("decided-already", `This ${what} has been decided on.`);
    await updateModerationStatus(trx, what, id, { status: to, reason, by });
    if (what === "review") {
      // Photos of a rejected review no longer belong to it.
      if (to === "rejected") {
        await releasePhotos(trx, id);
        await queueReviewEmail(jobs, trx, { kind: "rejected", reviewId: id });
      }
      await deriveReviewSummary(trx, found.productId);
    }
    if (what === "answer" && to === "published") await queueReviewEmail(jobs, trx, { kind: "answered", answerId: id });
    // Lists show stars, too. When no stars were added or removed, lists stay as they are.
    const isCounted = what === "review" && (found.status === "published" || to === "published");
    await recordChange(trx, [productTag(found.productId), ...(isCounted ? [listingTag(found.productId)] : [])]);
    return ok(null);
  });
}

/** Stores a translation of a review by staff; null removes it. Cached pages that show the review are dropped. */
export function translateReview(
  { db }: Pick<ReviewServices, "db">,
  id: number,
  language: string,
  said: { title: string; text: string } | null,
): Promise<Result<null, ReviewProblem>> {
  return db.transaction().execute(async (trx): Promise<Result<null, ReviewProblem>> => {
    const found = await lockReview(trx, id);
    if (!found) return missing("review");
    await writeTranslation(trx, id, language, said && { title: tidyLine(said.title), text: tidyText(said.text) });
    await recordChange(trx, [productTag(found.productId)]);
    return ok(null);
  });
}

const missing = (what: ModerationSubject) => fail("not-found", `There is no such ${what}.`);

export const longestNote = 500;

/** Adds or removes a visitor's vote that a published review is helpful. Returns the number of votes. */
export async function voteFor(
  db: Db,
  reviewId: number,
  voter: Buffer,
  isHelpful: boolean,
): Promise<Result<number, ReviewProblem>> {
  const review = await findReview(db, reviewId);
  if (review?.status !== "published") return missing("review");
  await db.transaction().execute(async (trx) => {
    const isNew = await (isHelpful ? insertVote : deleteVote)(trx, reviewId, voter);
    if (isNew) await recordChange(trx, [productTag(review.productId)]);
  });
  return ok((await findReview(db, reviewId))?.helpful ?? 0);
}

export async function hasVoted(db: Db, reviewId: number, voter: Buffer): Promise<boolean> {
  const vote = db.selectFrom("review_votes").select("review_id").where("review_id", "=", reviewId);
  return (await vote.where("voter", "=", voter).executeTakeFirst()) !== undefined;
}

/** Reports a text to staff. The first report sends an email; each visitor counts once. */
export async function report(
  { db, jobs }: Pick<ReviewServices, "db" | "jobs">,
  { what, id, reporter, note }: { what: ModerationSubject; id: number; reporter: Buffer; note: string },
): Promise<Result<null, ReviewProblem>> {
  const found = what === "review" ? await findReview(db, id) : await findQuestionOrAnswer(db, what, id);
  if (found?.status !== "published") return missing(what);
  const fault = textFault(note.replace(/[\t\r\n]+/g, " "), longestNote);
  if (fault) return invalid({ note: fault });
  await db.transaction().execute(async (trx) => {
    const isFirst = await insertReport(trx, { what, id, reporter, note: tidyText(note) });
    if (isFirst) await queueReviewEmail(jobs, trx, { kind: "to-shop", what, id });
  });
  return ok(null);
}
