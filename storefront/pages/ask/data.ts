import { isQuestionKey } from "#commerce/aftersales/reviews/links.ts";
import { findQuestionOrAnswer } from "#commerce/aftersales/reviews/question-reads.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { checkTask } from "#storefront/components/forms/form-check.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { type ProductWords, spokenProduct } from "#storefront/components/reviews/product.ts";
import type { AskProps } from "./props.ts";

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

type Shown = Partial<Omit<AskProps, "words" | "product" | "isGuest" | "form">> & {
  form?: Partial<Pick<AskProps["form"], "problem" | "errors">>;
};

export async function answer(
  context: PrivateContext,
  product: ProductWords,
  { form, ...shown }: Shown,
  status = 200,
  nextTask = () => checkTask(context, "question"),
): Promise<PageAnswer<AskProps>> {
  const { visitor, brand } = context;
  const [words, task] = await Promise.all([loadAreaTexts("reviews", context), nextTask()]);
  const { uid, name } = product;
  const props: AskProps = {
    ...{ words, product: { uid, name }, state: "form", isGuest: visitor.customer === null },
    ...{ typed: { text: "", name: "", email: "" }, faults: {}, refused: null, link: null, ...shown },
    form: { csrf: visitor.csrfToken, task, problem: null, errors: {}, ...form },
  };
  return page(props, plainMeta(fill(words["ask.title"], { product: name }), brand), status);
}
