import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { addPhoto, dropPhotos, type PhotoServices } from "#services/media/uploads/photos.ts";
import { findReview, lockReview } from "./reads.ts";
import { largestPhoto, mostPhotos } from "./rules.ts";
import type { Review, ReviewFault, ReviewFaults, ReviewPhoto } from "./schema.ts";
import { invalid, type ReviewProblem, type ReviewServices } from "./services.ts";
import { insertPhotos } from "./writes.ts";

type Media = Pick<ReviewServices, "media">;

export function photoFaults(photos: readonly Uint8Array[]): ReviewFaults {
  if (photos.length > mostPhotos) return { photos: "too-many-photos" };
  return photos.some((bytes) => bytes.length > largestPhoto) ? { photos: "photo-too-big" } : {};
}

/**
 * Checks photos and re-encodes them, one after the other, because they are heavy work and pages come first. Stores all
 * of them or none.
 */
export async function keepPhotos(
  { media }: Media,
  photos: readonly Uint8Array[],
  title: string,
): Promise<Result<ReviewPhoto[], ReviewProblem>> {
  const kept: ReviewPhoto[] = [];
  for (const bytes of photos) {
    // The id cannot be guessed, so that nobody sees a photo before staff have.
    const id = `review-${randomUUID()}`;
    const added = await addPhoto(media, { id, bytes, title });
    if (added.ok) kept.push({ id, width: added.value.width, height: added.value.height });
    else {
      await forgetPhotos({ media }, kept);
      const fault: ReviewFault = added.problem.code === "too-large" ? "photo-too-big" : "bad-photo";
      return invalid({ photos: fault });
    }
  }
  return ok(kept);
}

export const forgetPhotos = ({ media }: Media, photos: readonly ReviewPhoto[]): Promise<void> =>
  dropPhotos(
    media,
    photos.map(({ id }) => id),
  );

/**
 * Adds a photo to the customer's own review while it waits for staff; reviews that were decided on stay as staff saw
 * them. Problems: "not-found" for other people's reviews, "decided-already", "invalid" with the field photos.
 */
export async function addPhotoTo(
  services: ReviewServices,
  { reviewId, customerId, bytes }: { reviewId: number; customerId: number; bytes: Uint8Array },
): Promise<Result<Review, ReviewProblem>> {
  const review = await findReview(services.db, reviewId);
  const hindrance = hindranceOf(review, customerId);
  if (hindrance || !review) return hindrance ?? fail("not-found", "There is no such review.");
  const faults = photoFaults([bytes]);
  if (Object.keys(faults).length > 0) return invalid(faults);
  const kept = await keepPhotos(services, [bytes], review.title);
  if (!kept.ok) return kept;
  // Checks again, because staff may have decided meanwhile, or another window may have sent the fourth photo.
  let added: Result<Review, ReviewProblem> | null = null;
  try {
    added = await services.db.transaction().execute(async (trx): Promise<Result<Review, ReviewProblem>> => {
      await lockReview(trx, reviewId);
      // Read after waiting for the lock: only a new statement sees another transaction's photos.
      const now = await findReview(trx, reviewId);
      const late = hindranceOf(now, customerId);
      if (late || !now) return late ?? fail("not-found", "There is no such review.");
      await insertPhotos(trx, reviewId, kept.value, now.photos.length);
      return ok({ ...now, photos: [...now.photos, ...kept.value] });
    });
    return added;
  } finally {
    if (!added?.ok) await forgetPhotos(services, kept.value);
  }
}

function hindranceOf(review: Review | null, customerId: number): { ok: false; problem: ReviewProblem } | null {
  if (review?.customerId !== customerId) return fail("not-found", "There is no such review.");
  if (review.status !== "pending") return fail("decided-already", "This review has been decided on.");
  return review.photos.length >= mostPhotos ? invalid({ photos: "too-many-photos" }) : null;
}

/**
 * Every night: deletes photos without a review, unconfirmed questions, email addresses of old questions, and old counts
 * of translation requests.
 */
export async function clearReviews({ db, media }: { db: Db; media: PhotoServices }): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select media_id as id from review_photos where review_id is null limit 1000`.execute(db);
  const ids = rows.map(({ id }) => id);
  await dropPhotos(media, ids);
  if (ids.length > 0) await sql`delete from review_photos where media_id = any (${ids})`.execute(db);
  await sql`
    delete from product_questions where status = 'unconfirmed' and created_at < now() - interval '7 days'`.execute(db);
  await sql`
    update product_questions set email = '' where email <> '' and created_at < now() - interval '180 days'`.execute(db);
  await sql`delete from translation_requests where at < now() - interval '1 day'`.execute(db);
}
