import { ok, type Result } from "#platform/result.ts";
import { findPurchase, hasReviewed, type Purchase, type Speaker } from "./buyers.ts";
import { emailHashOf } from "./links.ts";
import { forgetPhotos, keepPhotos, photoFaults } from "./photos.ts";
import { reviewFaults, tidyLine, tidyText, writeLinkLife } from "./rules.ts";
import type { ReviewForm } from "./schema.ts";
import { invalid, queueReviewEmail, type ReviewProblem, type ReviewServices } from "./services.ts";
import { insertPhotos, insertReview } from "./writes.ts";

type Refusal = { ok: false; problem: ReviewProblem };
const refuse = (code: ReviewProblem["code"], message: string): Refusal => ({ ok: false, problem: { code, message } });

/** The purchase that entitles somebody to review a product now, or why there is none. */
export async function mayReview(
  { db }: Pick<ReviewServices, "db">,
  productId: number,
  speaker: Speaker,
  now = new Date(),
): Promise<Result<Purchase, ReviewProblem>> {
  const purchase = await findPurchase(db, productId, speaker);
  const isLate = "orderId" in speaker && purchase && now.getTime() - purchase.placedAt.getTime() > writeLinkLife;
  if (!purchase || isLate) return refuse("not-bought", "Only buyers of a product can review it.");
  if (!purchase.isDelivered) return refuse("not-delivered", "It has not been shipped yet.");
  if (await hasReviewed(db, productId, purchase)) return refuse("reviewed-already", "You have reviewed this product.");
  return ok(purchase);
}

type Writing = {
  productId: number;
  speaker: Speaker;
  form: ReviewForm;
  photos?: readonly Uint8Array[];
  /** ISO 639-1, of the page that it was written on. */
  language: string;
};

/**
 * Takes a review in; staff gets a mail with the link to decide. "invalid" has the faults by field in detail.faults. Photos
 * are examined and made anew before anything is written; what is refused leaves none behind.
 */
export async function writeReview(
  services: ReviewServices,
  { productId, speaker, form, photos = [], language }: Writing,
): Promise<Result<number, ReviewProblem>> {
  const allowed = await mayReview(services, productId, speaker);
  if (!allowed.ok) return allowed;
  const faults = { ...reviewFaults(form), ...photoFaults(photos) };
  if (Object.keys(faults).length > 0) return invalid(faults);
  const kept = await keepPhotos(services, photos, tidyLine(form.title));
  if (!kept.ok) return kept;
  const { customerId, orderId, email } = allowed.value;
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
      });
      if (made === null) return null;
      await insertPhotos(trx, made, kept.value);
      await queueReviewEmail(services.jobs, trx, { kind: "to-shop", what: "review", id: made });
      return made;
    });
  } finally {
    if (id === null) await forgetPhotos(services, kept.value);
  }
  return id === null ? refuse("reviewed-already", "You have reviewed this product.") : ok(id);
}
