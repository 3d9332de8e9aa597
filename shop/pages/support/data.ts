import { textsFor } from "#shop/frame/display-texts.ts";
import { type Load, page } from "#shop/frame/page.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";
import { loadAnswers, type SupportAnswer } from "#shop/parts/support-answers.ts";
import { questionsJsonLd } from "./meta.ts";

export type SupportProps = { answers: SupportAnswer[] };

export const load: Load<SupportProps> = async (context) => {
  const [answers, texts] = await Promise.all([loadAnswers(context), textsFor(context)]);
  const meta = plainMeta(texts["support.title"], context.brand, "/support", texts["support.text"]);
  return page({ answers }, { ...meta, jsonLd: answers.length > 0 ? [questionsJsonLd(answers, context)] : [] });
};
