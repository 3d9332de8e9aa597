import { findPurchase } from "#commerce/aftersales/reviews/buyers.ts";
import { findQuestionOrAnswer, type QuestionOrAnswer } from "#commerce/aftersales/reviews/question-reads.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { type ProductWords, spokenProduct } from "#storefront/components/reviews/product.ts";
import { speakerOf, speakerSearch } from "#storefront/components/reviews/speaker.ts";
import type { AnswerProps } from "./props.ts";

export type Asked = { product: ProductWords; question: QuestionOrAnswer };

/** The published question of that address; null: there is none. */
export async function asked(context: PrivateContext): Promise<Asked | null> {
  const product = await spokenProduct(context, context.params.uid ?? "");
  const question = product && (await findQuestionOrAnswer(context.services.db, "question", Number(context.params.id)));
  return question?.status === "published" && question.productId === product?.id ? { product, question } : null;
}

export const load: LoadPrivate<AnswerProps> = async (context) => {
  const own = await asked(context);
  if (!own) return notFound();
  if (context.query.get("done") === "1") return answer(context, own, { state: "done" });
  const speaker = speakerOf(context);
  if (!speaker) return answer(context, own, { state: "signin" });
  const purchase = await findPurchase(context.services.db, own.product.id, speaker);
  if (!purchase?.isDelivered) return answer(context, own, { state: "not-bought" });
  return answer(context, own, { typed: { text: "", name: purchase.firstName } });
};

type Shown = Partial<Pick<AnswerProps, "state" | "typed" | "errors" | "problem">>;

export async function answer(
  context: PrivateContext,
  { product, question }: Asked,
  shown: Shown,
  status = 200,
): Promise<PageAnswer<AnswerProps>> {
  const words = await loadAreaTexts("reviews", context);
  const { uid, name } = product;
  const props: AnswerProps = {
    ...{ words, csrf: context.visitor.csrfToken, product: { uid, name } },
    question: { text: question.text, language: question.locale.slice(0, 2) },
    action: `/p/${uid}/answer/${question.id}${speakerSearch(context)}`,
    ...{ state: "form", typed: { text: "", name: "" }, errors: {}, problem: null, ...shown },
  };
  return page(props, plainMeta(words["answer.title"], context.brand), status);
}
