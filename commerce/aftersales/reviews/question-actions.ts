import { tooMany } from "#commerce/customers/accounts/problems.ts";
import { limitsOf, mailbox } from "#commerce/customers/accounts/rules.ts";
import { attemptKeysOf, countEmailRequest } from "#commerce/shared/credentials/attempts.ts";
import { recordChange } from "#database/changes/record.ts";
import { productTag } from "#database/changes/tags.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { type BuyerIdentity, findPurchase } from "./buyers.ts";
import { isQuestionKey } from "./links.ts";
import { findQuestionOrAnswer } from "./question-reads.ts";
import { findReviewedProduct } from "./reads.ts";
import { answerFaults, questionFaults, tidyLine, tidyText } from "./rules.ts";
import type { AnswerForm, QuestionForm } from "./schema.ts";
import { invalid, queueReviewEmail, type ReviewProblem, type ReviewServices } from "./services.ts";

type Services = Pick<ReviewServices, "db" | "jobs" | "config">;

type QuestionRequest = {
  productId: number;
  /**
   * The signed-in customer. Null for everybody else, whose email address must be confirmed before the question is shown
   * to staff.
   */
  customer: { id: number; email: string } | null;
  form: QuestionForm;
  locale: string;
  address: string;
};

/** Stores a new question. "confirm": an email with a link was sent; "taken": staff were informed. */
export async function askQuestion(
  { db, jobs, config }: Services,
  { productId, customer, form, locale, address }: QuestionRequest,
): Promise<Result<"confirm" | "taken", ReviewProblem>> {
  if (!(await findReviewedProduct(db, { id: productId })))
    return fail("product-not-found", "There is no such product.");
  const faults = questionFaults(form, customer === null);
  if (Object.keys(faults).length > 0) return invalid(faults);
  const email = customer?.email ?? mailbox(form.email);
  const pause = await countEmailRequest(db, attemptKeysOf(email, address), limitsOf(config).emails);
  if (pause > 0) return tooMany(pause, "letters");
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto("product_questions")
      .values({
        product_id: productId,
        customer_id: customer?.id ?? null,
        email,
        locale,
        display_name: tidyLine(form.name),
        body: tidyText(form.text),
        status: customer ? "pending" : "unconfirmed",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await queueReviewEmail(
      jobs,
      trx,
      customer ? { kind: "to-shop", what: "question", id } : { kind: "confirm", questionId: id },
    );
  });
  return ok(customer ? "taken" : "confirm");
}

/**
 * Confirms the email address of a guest: the question now waits for staff. False when the key is wrong, or the link too
 * old.
 */
export async function confirmQuestion({ db, jobs, config }: Services, id: number, key: string): Promise<boolean> {
  if (!isQuestionKey(key, id, config.SECRET)) return false;
  return db.transaction().execute(async (trx) => {
    const found = await findQuestionOrAnswer(trx, "question", id, true);
    if (found?.status !== "unconfirmed") return found !== null;
    await trx.updateTable("product_questions").set({ status: "pending" }).where("id", "=", id).execute();
    await queueReviewEmail(jobs, trx, { kind: "to-shop", what: "question", id });
    return true;
  });
}

type AnswerRequest = { questionId: number; speaker: BuyerIdentity; form: AnswerForm; language: string };

/** A buyer of the product answers a published question; staff decide whether the answer is shown. */
export async function answerAsBuyer(
  { db, jobs }: Services,
  { questionId, speaker, form, language }: AnswerRequest,
): Promise<Result<number, ReviewProblem>> {
  const question = await findQuestionOrAnswer(db, "question", questionId);
  if (question?.status !== "published") return fail("not-found", "There is no such question.");
  const purchase = await findPurchase(db, question.productId, speaker);
  if (!purchase?.isDelivered) return fail("not-bought", "Only buyers of a product can answer questions about it.");
  const faults = answerFaults(form);
  if (Object.keys(faults).length > 0) return invalid(faults);
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto("product_answers")
      .values({
        question_id: questionId,
        customer_id: purchase.customerId,
        language,
        display_name: tidyLine(form.name),
        body: tidyText(form.text),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await queueReviewEmail(jobs, trx, { kind: "to-shop", what: "answer", id });
    return ok(id);
  });
}

/** Staff answer a question: the answer is published at once, with the question, and emailed to the person who asked. */
export function answerAsStaff(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  questionId: number,
  { text, by }: { text: string; by: string },
): Promise<Result<number, ReviewProblem>> {
  return db.transaction().execute(async (trx): Promise<Result<number, ReviewProblem>> => {
    const question = await findQuestionOrAnswer(trx, "question", questionId, true);
    if (!question || question.status === "unconfirmed") return fail("not-found", "There is no such question.");
    const faults = answerFaults({ text, name: "Firn" });
    if (Object.keys(faults).length > 0) return invalid(faults);
    const decided = { status: "published", decided_by: by, decided_at: new Date() } as const;
    const { id } = await trx
      .insertInto("product_answers")
      .values({
        question_id: questionId,
        customer_id: null,
        is_staff: true,
        display_name: "",
        body: tidyText(text),
        language: question.locale.slice(0, 2),
        ...decided,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx
      .updateTable("product_questions")
      .set({ ...decided, reason: "" })
      .where("id", "=", questionId)
      .execute();
    await queueReviewEmail(jobs, trx, { kind: "answered", answerId: id });
    await recordChange(trx, [productTag(question.productId)]);
    return ok(id);
  });
}
