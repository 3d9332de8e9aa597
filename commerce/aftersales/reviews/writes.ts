import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import type { ModerationStatus, ReviewPhoto, Translation } from "./schema.ts";

export type NewReview = {
  productId: number;
  customerId: number | null;
  orderId: number;
  emailHash: Buffer;
  rating: number;
  title: string;
  text: string;
  name: string;
  language: string;
  fit: string | null;
  size: string;
  weight: number | null;
  height: number | null;
};

/** Null when this buyer has reviewed the product already, even in a concurrent transaction. */
export async function insertReview(trx: Transaction, review: NewReview): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into reviews (product_id, customer_id, order_id, email_hash, rating, title, body, display_name, language, fit,
      size, weight, height)
    values (${review.productId}, ${review.customerId}, ${review.orderId}, ${review.emailHash}, ${review.rating},
      ${review.title}, ${review.text}, ${review.name}, ${review.language}, ${review.fit},
      ${review.size}, ${review.weight}, ${review.height})
    on conflict do nothing returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

export async function insertPhotos(
  trx: Transaction,
  reviewId: number,
  photos: readonly ReviewPhoto[],
  before = 0,
): Promise<void> {
  if (photos.length === 0) return;
  await trx
    .insertInto("review_photos")
    .values(
      photos.map(({ id, width, height }, index) => ({
        media_id: id,
        review_id: reviewId,
        position: before + index,
        width,
        height,
      })),
    )
    .execute();
}

/** Detaches the photos of a review, for the next clean-up to delete. */
export const releasePhotos = (trx: Transaction, reviewId: number): Promise<unknown> =>
  sql`update review_photos set review_id = null where review_id = ${reviewId}`.execute(trx);

/**
 * Recalculates the summary of a product's published reviews. Other transactions that do the same wait here until this
 * one ends, so that each counts what the one before has published.
 */
export async function deriveReviewSummary(trx: Transaction, productId: number): Promise<void> {
  await sql`
    insert into review_summaries (product_id) values (${productId})
    on conflict (product_id) do update set product_id = excluded.product_id`.execute(trx);
  await sql`
    update review_summaries s set count = n.count, average = n.average,
      stars = array[n.one, n.two, n.three, n.four, n.five], fits = array[n.small, n.fitting, n.large]
    from (
      select count(*)::integer as count, round(avg(rating), 1) as average,
        count(*) filter (where rating = 1)::integer as one, count(*) filter (where rating = 2)::integer as two,
        count(*) filter (where rating = 3)::integer as three, count(*) filter (where rating = 4)::integer as four,
        count(*) filter (where rating = 5)::integer as five, count(*) filter (where fit = 'small')::integer as small,
        count(*) filter (where fit = 'true')::integer as fitting, count(*) filter (where fit = 'large')::integer as large
      from reviews where product_id = ${productId} and status = 'published'
    ) as n where s.product_id = ${productId}`.execute(trx);
}

const tables = { review: "reviews", question: "product_questions", answer: "product_answers" } as const;

export async function updateModerationStatus(
  trx: Transaction,
  what: keyof typeof tables,
  id: number,
  { status, reason, by }: { status: ModerationStatus; reason: string; by: string },
): Promise<void> {
  await trx
    .updateTable(tables[what])
    .set({ status, reason, decided_by: by, decided_at: new Date() })
    .where("id", "=", id)
    .execute();
}

/**
 * Stores one vote per voter, however often and from however many windows it is sent. False when it was stored before.
 */
export async function insertVote(trx: Transaction, reviewId: number, voter: Buffer): Promise<boolean> {
  const { rows } = await sql`
    with vote as (
      insert into review_votes (review_id, voter) values (${reviewId}, ${voter}) on conflict do nothing
      returning review_id
    )
    update reviews set helpful = helpful + 1 where id in (select review_id from vote) returning id`.execute(trx);
  return rows.length > 0;
}

export async function deleteVote(trx: Transaction, reviewId: number, voter: Buffer): Promise<boolean> {
  const { rows } = await sql`
    with vote as (
      delete from review_votes where review_id = ${reviewId} and voter = ${voter} returning review_id
    )
    update reviews set helpful = helpful - 1 where id in (select review_id from vote) returning id`.execute(trx);
  return rows.length > 0;
}

/** True for the first report of this text. */
export async function insertReport(
  trx: Transaction,
  report: { what: string; id: number; reporter: Buffer; note: string },
): Promise<boolean> {
  const { rows } = await sql<{ before: number }>`
    insert into review_reports (what, target_id, reporter, note)
    values (${report.what}, ${report.id}, ${report.reporter}, ${report.note})
    on conflict do nothing
    returning (select count(*)::integer from review_reports where what = ${report.what} and target_id = ${report.id})
      as before`.execute(trx);
  return rows[0]?.before === 0;
}

/** Stores a review's translation; null removes it. */
export const writeTranslation = (
  trx: Transaction,
  id: number,
  language: string,
  said: Translation | null,
): Promise<unknown> =>
  said
    ? sql`update reviews set translations = translations || ${JSON.stringify({ [language]: said })}::jsonb
        where id = ${id}`.execute(trx)
    : sql`update reviews set translations = translations - ${language}::text where id = ${id}`.execute(trx);
