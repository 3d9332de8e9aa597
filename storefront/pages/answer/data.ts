import { findPurchase } from "#commerce/aftersales/reviews/buyers.ts";
import { findQuestionOrAnswer, type QuestionOrAnswer } from "#commerce/aftersales/reviews/question-reads.ts";
import type { AnswerForm } from "#commerce/aftersales/reviews/schema.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PageAnswer, type PrivateContext } from "#storefront/app/page.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import type { ReviewMessage, ReviewMessages } from "#storefront/components/reviews/faults.ts";
import { type ProductWords, spokenProduct } from "#storefront/components/reviews/product.ts";
import { speakerOf, speakerSearch } from "#storefront/components/reviews/speaker.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type AnswerProps = {
  words: AreaTexts<"reviews">;
  csrf: string;
  product: { uid: string; name: string };
  question: { text: string; language: string };
  /** The path that the form posts to, without the locale prefix. */
  action: string;
  state: "form" | "done" | "signin" | "not-bought";
  typed: AnswerForm;
  errors: ReviewMessages;
  problem: ReviewMessage | null;
};

export type AskedQuestion = { product: ProductWords; question: QuestionOrAnswer };

/** Returns the published question at this address, or null when there is none. */
export async function findQuestion(context: PrivateContext): Promise<AskedQuestion | null> {
  const product = await spokenProduct(context, context.params.uid ?? "");
  const question = product && (await findQuestionOrAnswer(context.services.db, "question", Number(context.params.id)));
  return question?.status === "published" && question.productId === product?.id ? { product, question } : null;
}

export const load: LoadPrivate<AnswerProps> = async (context) => {
  const asked = await findQuestion(context);
  if (!asked) return notFound();
  if (context.query.get("done") === "1") return answer(context, asked, { state: "done" });
  const speaker = speakerOf(context);
  if (!speaker) return answer(context, asked, { state: "signin" });
  const purchase = await findPurchase(context.services.db, asked.product.id, speaker);
  if (!purchase?.isDelivered) return answer(context, asked, { state: "not-bought" });
  return answer(context, asked, { typed: { text: "", name: purchase.firstName } });
};

type Outcome = Partial<Pick<AnswerProps, "state" | "typed" | "errors" | "problem">>;

export async function answer(
  context: PrivateContext,
  { product, question }: AskedQuestion,
  outcome: Outcome,
  status = 200,
): Promise<PageAnswer<AnswerProps>> {
  const words = await loadAreaTexts("reviews", context);
  const { uid, name } = product;
  const props = {
    words,
    product: { uid, name },
    question: { text: question.text, language: question.locale.slice(0, 2) },
    action: `/p/${uid}/answer/${question.id}${speakerSearch(context)}`,
    state: "form" as const,
    typed: { text: "", name: "" },
    errors: {},
    problem: null,
    ...outcome,
  };
  return formPage(context, props, { title: { words: words["answer.title"] } }, status);
}
