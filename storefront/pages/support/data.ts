import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import { type Load, page } from "#storefront/app/page.ts";
import type { SupportAnswer } from "#storefront/components/articles/answer-groups.ts";
import { loadAnswers } from "#storefront/components/articles/support-answers.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { questionsJsonLd } from "./meta.ts";

export type SupportProps = { answers: SupportAnswer[]; email: string; words: AreaTexts<"answers"> };

export const load: Load<SupportProps> = async (context) => {
  const [answers, texts, words] = await Promise.all([
    loadAnswers(context),
    textsFor(context),
    loadAreaTexts("answers", context),
  ]);
  const meta = plainMeta(texts["support.title"], context.brand, "/support", texts["support.text"]);
  const email = context.services.config.SUPPORT_EMAIL;
  return page(
    { answers, email, words },
    { ...meta, jsonLd: answers.length > 0 ? [questionsJsonLd(answers, context)] : [] },
  );
};
