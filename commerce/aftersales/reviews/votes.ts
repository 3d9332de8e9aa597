import { textFault } from "#commerce/customers/accounts/rules.ts";
import { recordChange } from "#database/changes/record.ts";
import { productTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { ok, type Result } from "#platform/result.ts";
import { findUtterance } from "./question-reads.ts";
import { findReview } from "./reads.ts";
import { tidyText } from "./rules.ts";
import type { Spoken } from "./schema.ts";
import { invalid, queueReviewEmail, type ReviewProblem, type ReviewServices } from "./services.ts";
import { deleteVote, insertReport, insertVote } from "./writes.ts";

const missing = (what: Spoken) =>
  ({ ok: false, problem: { code: "not-found", message: `There is no such ${what}.` } }) as const;

export const longestNote = 500;

/** Finds a published review helpful, or takes that back. Answers how many find so now. */
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

/** Tells staff that something should not stand there: the first who says so has a mail sent, each visitor counts once. */
export async function report(
  { db, jobs }: Pick<ReviewServices, "db" | "jobs">,
  { what, id, reporter, note }: { what: Spoken; id: number; reporter: Buffer; note: string },
): Promise<Result<null, ReviewProblem>> {
  const found = what === "review" ? await findReview(db, id) : await findUtterance(db, what, id);
  if (found?.status !== "published") return missing(what);
  const fault = textFault(note.replace(/[\t\r\n]+/g, " "), longestNote);
  if (fault) return invalid({ note: fault });
  await db.transaction().execute(async (trx) => {
    const isFirst = await insertReport(trx, { what, id, reporter, note: tidyText(note) });
    if (isFirst) await queueReviewEmail(jobs, trx, { kind: "to-shop", what, id });
  });
  return ok(null);
}
