import { answerAsBuyer } from "#commerce/aftersales/reviews/question-actions.ts";
import { lengths } from "#commerce/aftersales/reviews/rules.ts";
import { notFound, type Post, redirect } from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { faultMessages, problemMessage } from "#storefront/components/reviews/faults.ts";
import { speakerOf } from "#storefront/components/reviews/speaker.ts";
import { answer, asked } from "./data.ts";
import type { AnswerProps } from "./props.ts";

/** A buyer answers; staff decides whether it is shown. */
export const post: Post<AnswerProps> = async (context, form) => {
  const { services, locale } = context;
  const own = await asked(context);
  if (!own) return notFound();
  const speaker = speakerOf(context);
  if (!speaker) return answer(context, own, { state: "signin" }, 403);
  const text = (name: string) => (form.get(name) ?? "").toWellFormed().slice(0, 5000);
  const typed = { text: text("text"), name: text("name") };
  const wish = { questionId: own.question.id, speaker, form: typed, language: locale.language };
  const made = await answerAsBuyer(services, wish);
  if (made.ok) return redirect(localePath(locale, `/p/${own.product.uid}/answer/${own.question.id}?done=1`), 303);
  const { problem } = made;
  if (problem.code !== "invalid") return answer(context, own, { state: "not-bought" }, 403);
  const errors = faultMessages(problem, lengths.question, 2);
  return answer(context, own, { typed, errors, problem: problemMessage(problem) }, 422);
};
