import { askQuestion, confirmQuestion } from "#commerce/aftersales/reviews/question-actions.ts";
import { lengths } from "#commerce/aftersales/reviews/rules.ts";
import { goTo } from "#storefront/app/go-to.ts";
import { notFound, type Post } from "#storefront/app/page.ts";
import { checkForm } from "#storefront/components/forms/form-check.ts";
import { faultMessages, problemMessage } from "#storefront/components/reviews/faults.ts";
import { spokenProduct } from "#storefront/components/reviews/product.ts";
import { type AskProps, answer } from "./data.ts";

/**
 * Asks a question, or confirms the e-mail address of one. Opening the link in the e-mail does not confirm it by itself.
 */
export const post: Post<AskProps> = async (context, form) => {
  const { services, locale, visitor, params } = context;
  const product = await spokenProduct(context, params.uid ?? "");
  if (!product) return notFound();
  const text = (name: string) => (form.get(name) ?? "").toWellFormed().slice(0, 5000);
  const done = (state: string) => goTo(context, `/p/${product.uid}/ask?done=${state}`);
  if (form.get("action") === "confirm") {
    const isDone = await confirmQuestion(services, Number(text("id")), text("key"));
    return isDone ? done("taken") : answer(context, product, { state: "over" }, 422);
  }
  const typed = { text: text("text"), name: text("name"), email: text("email") };
  const check = await checkForm(context, "question", form);
  if (check.refusal) {
    const { problem, errors, status } = check.refusal;
    return answer(context, product, { typed, form: { problem, errors } }, status, check.task);
  }
  const { customer, address } = visitor;
  const question = { productId: product.id, customer, form: typed, locale: locale.code, address };
  const asked = await askQuestion(services, question);
  if (asked.ok) return done(asked.value);
  const { problem } = asked;
  const faults = faultMessages(problem, lengths.question, 10);
  const status = problem.code === "too-many-tries" ? 429 : 422;
  return answer(context, product, { typed, faults, refused: problemMessage(problem) }, status, check.task);
};
