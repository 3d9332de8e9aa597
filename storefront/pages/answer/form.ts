import { answerAsBuyer } from "#commerce/aftersales/reviews/question-actions.ts";
import { lengths } from "#commerce/aftersales/reviews/rules.ts";
import { goTo } from "#storefront/app/go-to.ts";
import { notFound, type Post } from "#storefront/app/page.ts";
import { faultMessages, problemMessage } from "#storefront/components/reviews/faults.ts";
import { speakerOf } from "#storefront/components/reviews/speaker.ts";
import { type AnswerProps, answer, findQuestion } from "./data.ts";

/** Stores a buyer's answer. Staff decide whether it is published. */
export const post: Post<AnswerProps> = async (context, form) => {
  const { services, locale } = context;
  const asked = await findQuestion(context);
  if (!asked) return notFound();
  const speaker = speakerOf(context);
  if (!speaker) return answer(context, asked, { state: "signin" }, 403);
  const text = (name: string) => (form.get(name) ?? "").toWellFormed().slice(0, 5000);
  const typed = { text: text("text"), name: text("name") };
  const { product, question } = asked;
  const made = await answerAsBuyer(services, {
    questionId: question.id,
    speaker,
    form: typed,
    language: locale.language,
  });
  if (made.ok) return goTo(context, `/p/${product.uid}/answer/${question.id}?done=1`);
  const { problem } = made;
  if (problem.code !== "invalid") return answer(context, asked, { state: "not-bought" }, 403);
  const errors = faultMessages(problem, lengths.question, 2);
  return answer(context, asked, { typed, errors, problem: problemMessage(problem) }, 422);
};
