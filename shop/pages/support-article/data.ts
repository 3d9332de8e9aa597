import { type Load, notFound, page } from "#shop/frame/page.ts";
import { type ContentProps, contentMeta, contentProps, entryHere } from "#shop/parts/content-page.ts";
import { loadAnswers, type SupportAnswer } from "#shop/parts/support-answers.ts";

export type SupportArticleProps = ContentProps & { more: SupportAnswer[] };

export const load: Load<SupportArticleProps> = async (context) => {
  const entry = await entryHere(context, ["support"]);
  if (!entry) return notFound();
  const [props, answers] = await Promise.all([contentProps(context, entry), loadAnswers(context)]);
  const more = answers.filter((answer) => answer.path !== context.path);
  return page({ ...props, more }, contentMeta(entry, context.services.config.MEDIA_URL));
};
