import { recordChange } from "#database/changes/record.ts";
import { listingTag, productTag } from "#database/changes/tags.ts";
import { ok, type Result } from "#platform/result.ts";
import { findUtterance } from "./question-reads.ts";
import { lockReview } from "./reads.ts";
import type { Spoken } from "./schema.ts";
import { queueReviewEmail, type ReviewProblem, type ReviewServices } from "./services.ts";
import { releasePhotos, settleSummary, updateStanding } from "./writes.ts";

/** Staff's word on something that was said; `by` as orders' histories name people. Who wrote a review that is rejected is told the reason. */
export type Decision = { to: "published" | "rejected"; reason?: string; by: string };

const refuse = (code: ReviewProblem["code"], message: string) => ({ ok: false, problem: { code, message } }) as const;

/**
 * Publishes or rejects. What is published may be taken down again, and the other way round; saying the same twice is
 * refused. The product's summary follows in the same transaction, and every process drops the pages that show it.
 */
export function decideOn(
  { db, jobs }: Pick<ReviewServices, "db" | "jobs">,
  what: Spoken,
  id: number,
  { to, reason = "", by }: Decision,
): Promise<Result<null, ReviewProblem>> {
  return db.transaction().execute(async (trx): Promise<Result<null, ReviewProblem>> => {
    const found = what === "review" ? await lockReview(trx, id) : await findUtterance(trx, what, id, true);
    if (!found || found.status === "unconfirmed") return refuse("not-found", `There is no such ${what}.`);
    if (found.status === to) return refuse("decided-already", `This ${what} has been decided on.`);
    await updateStanding(trx, what, id, { status: to, reason, by });
    if (what === "review") {
      // A picture that nobody is to see is no longer anybody's.
      if (to === "rejected") {
        await releasePhotos(trx, id);
        await queueReviewEmail(jobs, trx, { kind: "rejected", reviewId: id });
      }
      await settleSummary(trx, found.productId);
    }
    if (what === "answer" && to === "published") await queueReviewEmail(jobs, trx, { kind: "answered", answerId: id });
    // Stars stand in lists too; where none were added and none taken away, lists stay as they are.
    const isCounted = what === "review" && (found.status === "published" || to === "published");
    await recordChange(trx, [productTag(found.productId), ...(isCounted ? [listingTag(found.productId)] : [])]);
    return ok(null);
  });
}
