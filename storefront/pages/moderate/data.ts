import { isDecideKey } from "#commerce/aftersales/reviews/links.ts";
import { findQuestionOrAnswer, type QuestionOrAnswer } from "#commerce/aftersales/reviews/question-reads.ts";
import { findReview } from "#commerce/aftersales/reviews/reads.ts";
import { decideLinkLife } from "#commerce/aftersales/reviews/rules.ts";
import type { ModerationSubject, Review } from "#commerce/aftersales/reviews/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PrivateContext } from "#storefront/app/page.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import { spokenProduct } from "#storefront/components/reviews/product.ts";
import { type ReviewView, reviewView } from "#storefront/components/reviews/view.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type ModerateProps = {
  words: AreaTexts<"reviews">;
  csrf: string;
  what: ModerationSubject;
  id: number;
  /** The link's key; the name "key" is reserved by React. */
  secret: string;
  product: { uid: string; name: string };
  status: string;
  reason: string;
  review: ReviewView | null;
  /** The text of a question or answer; null for a review. */
  said: { text: string; name: string; language: string } | null;
  /** The question to which an answer belongs. */
  question: string | null;
  /** The visitors' complaints. */
  reports: string[];
};

export type ModerationCase = {
  what: ModerationSubject;
  id: number;
  secret: string;
  review: Review | null;
  said: QuestionOrAnswer | null;
};

/** Returns the entry that the link in the shop's e-mail refers to. Null for a wrong key, or an expired link. */
export async function opened({ services, params, query }: PrivateContext): Promise<ModerationCase | null> {
  const { db, config } = services;
  const [what, id, secret] = [params.what as ModerationSubject, Number(params.id), query.get("key") ?? ""];
  if (!isDecideKey(secret, what, id, config.SECRET)) return null;
  const review = what === "review" ? await findReview(db, id) : null;
  const said = what === "review" ? null : await findQuestionOrAnswer(db, what, id);
  const since = review?.createdAt ?? said?.createdAt;
  const isOver = since === undefined || Date.now() - new Date(since).getTime() > decideLinkLife;
  return isOver ? null : { what, id, secret, review, said };
}

export const load: LoadPrivate<ModerateProps> = async (context) => {
  const own = await opened(context);
  if (!own) return notFound();
  const { services, locale } = context;
  const { what, id, secret, review, said } = own;
  const productId = review?.productId ?? said?.productId ?? 0;
  const row = await services.db.selectFrom("products").select("uid").where("id", "=", productId).executeTakeFirst();
  const [words, product, question, complaints] = await Promise.all([
    loadAreaTexts("reviews", context),
    spokenProduct(context, row?.uid ?? ""),
    said?.questionId ? findQuestionOrAnswer(services.db, "question", said.questionId) : null,
    services.db
      .selectFrom("review_reports")
      .select("note")
      .where("what", "=", what)
      .where("target_id", "=", id)
      .limit(50)
      .execute(),
  ]);
  if (!product) return notFound();
  const props = {
    words,
    what,
    id,
    secret,
    product: { uid: product.uid, name: product.name },
    status: review?.status ?? said?.status ?? "",
    reason: review?.reason ?? said?.reason ?? "",
    review: review && reviewView(review, locale, product, { translations: null }),
    said: said && { text: said.text, name: said.name, language: said.locale.slice(0, 2) },
    question: question?.text ?? null,
    reports: complaints.map(({ note }) => note),
  };
  return formPage(context, props, { title: { words: fill(words["moderate.title"], { what, id }) } });
};
