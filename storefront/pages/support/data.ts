import { textsFor } from "#storefront/app/display-texts.ts";
import { type Load, page } from "#storefront/app/page.ts";
import { loadAnswers, type SupportAnswer } from "#storefront/components/content/support-answers.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { questionsJsonLd } from "./meta.ts";

export type SupportProps = { answers: SupportAnswer[]; email: string };

export const load: Load<SupportProps> = async (context) => {
  const [answers, texts] = await Promise.all([loadAnswers(context), textsFor(context)]);
  const meta = plainMeta(texts["support.title"], context.brand, "/support", texts["support.text"]);
  const email = context.services.config.SUPPORT_EMAIL;
  return page({ answers, email }, { ...meta, jsonLd: answers.length > 0 ? [questionsJsonLd(answers, context)] : [] });
};
