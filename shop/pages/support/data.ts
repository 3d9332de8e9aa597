import { type Load, page } from "#shop/frame/page.ts";
import { loadTexts } from "#shop/frame/texts.ts";
import { brand } from "#shop/parts/brand.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";
import { loadAnswers, type SupportAnswer } from "#shop/parts/support-answers.ts";

export type SupportProps = { answers: SupportAnswer[] };

export const load: Load<SupportProps> = async (context) => {
  const [answers, texts] = await Promise.all([loadAnswers(context), loadTexts(context.locale.language)]);
  return page({ answers }, plainMeta(texts["support.title"], brand, "/support", texts["support.text"]));
};
