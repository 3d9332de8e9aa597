import { isQuestionKey } from "#commerce/aftersales/reviews/links.ts";
import { findQuestionOrAnswer } from "#commerce/aftersales/reviews/question-reads.ts";
import { listQuestions } from "#commerce/aftersales/reviews/reads.ts";
import type { QuestionForm } from "#commerce/aftersales/reviews/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PageAnswer, type PrivateContext } from "#storefront/app/page.ts";
import { checkTask } from "#storefront/components/forms/form-check.ts";
import type { PublicForm } from "#storefront/components/forms/public-form.tsx";
import { titlePage } from "#storefront/components/page/title-page.ts";
import type { ReviewMessage, ReviewMessages } from "#storefront/components/reviews/faults.ts";
import { type ProductWords, spokenProduct } from "#storefront/components/reviews/product.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type AskProps = {
  words: AreaTexts<"reviews">;
  form: PublicForm;
  product: Pick<ProductWords, "uid" | "name" | "image" | "kind">;
  /**
   * The state of the page:
   * - form: the question form
   * - confirm: the confirmation e-mail was sent
   * - taken: the question has reached staff
   * - confirming: the e-mail's link was followed
   * - over: the link is invalid or has expired
   */
  state: "form" | "confirm" | "taken" | "confirming" | "over";
  /** Whether the visitor asks without being signed in. */
  isGuest: boolean;
  /** Questions about the product that have an answer in the visitor's language, the latest ones. */
  answered: string[];
  typed: QuestionForm;
  faults: ReviewMessages;
  refused: ReviewMessage | null;
  /** The parameters of the link in the e-mail. */
  link: { id: string; key: string } | null;
};

export const load: LoadPrivate<AskProps> = async (context) => {
  const product = await spokenProduct(context, context.params.uid ?? "");
  if (!product) return notFound();
  const { services, query, visitor } = context;
  const [id, key] = [query.get("confirm"), query.get("confirm_key") ?? ""];
  if (id === null) {
    const name = visitor.customer?.firstName ?? "";
    const state = query.get("done") === "taken" ? "taken" : query.get("done") === "confirm" ? "confirm" : "form";
    return answer(context, product, { state, typed: { text: "", name, email: "" } });
  }
  const found = await findQuestionOrAnswer(services.db, "question", Number(id));
  if (!found || !isQuestionKey(key, found.id, services.config.SECRET))
    return answer(context, product, { state: "over" });
  if (found.status !== "unconfirmed") return answer(context, product, { state: "taken" });
  return answer(context, product, { state: "confirming", link: { id, key } });
};

type Outcome = Partial<Omit<AskProps, "words" | "product" | "isGuest" | "answered" | "form">> & {
  form?: Pick<AskProps["form"], "problem" | "errors">;
};

export async function answer(
  context: PrivateContext,
  product: ProductWords,
  { form = { problem: null, errors: {} }, ...outcome }: Outcome,
  status = 200,
  nextTask = () => checkTask(context, "question"),
): Promise<PageAnswer<AskProps>> {
  const { visitor } = context;
  const [words, task, questions] = await Promise.all([
    loadAreaTexts("reviews", context),
    nextTask(),
    listQuestions(context.services.db, product.id, { perPage: 20, language: context.locale.language }),
  ]);
  const isOwn = ({ language }: { language: string }) => language === context.locale.language;
  const answered = questions.filter((one) => isOwn(one) && one.answers.some(isOwn));
  const { uid, name, image, kind } = product;
  const props = {
    words,
    product: { uid, name, image, kind },
    state: "form" as const,
    isGuest: visitor.customer === null,
    answered: answered.slice(0, 3).map(({ text }) => text),
    typed: { text: "", name: "", email: "" },
    faults: {},
    refused: null,
    link: null,
    ...outcome,
    form: { csrf: visitor.csrfToken, task, ...form },
  };
  return titlePage(context, props, { title: { words: fill(words["ask.title"], { product: name }) } }, status);
}
