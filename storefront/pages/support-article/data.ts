import { textsFor } from "#storefront/app/display-texts.ts";
import { type Load, notFound, page } from "#storefront/app/page.ts";
import { articleJsonLd } from "#storefront/components/content/article-json-ld.ts";
import {
  type ContentProps,
  contentMeta,
  contentProps,
  entryAtPath,
} from "#storefront/components/content/content-page.ts";
import { loadAnswers, type SupportAnswer } from "#storefront/components/content/support-answers.ts";
import { breadcrumbList } from "#storefront/components/page/breadcrumb-list.ts";

export type SupportArticleProps = ContentProps & { more: SupportAnswer[]; email: string };

export const load: Load<SupportArticleProps> = async (context) => {
  const entry = await entryAtPath(context, ["support"]);
  if (!entry) return notFound();
  const [props, answers, texts] = await Promise.all([
    contentProps(context, entry),
    loadAnswers(context),
    textsFor(context),
  ]);
  const more = answers.filter((answer) => answer.path !== context.path);
  const way = [
    { title: texts["support.title"], path: "/support" },
    { title: entry.title, path: context.path },
  ];
  const meta = contentMeta(entry, context);
  const jsonLd = [breadcrumbList(way, context.origin, context.locale), articleJsonLd(entry, meta, context)];
  return page({ ...props, more, email: context.services.config.SUPPORT_EMAIL }, { ...meta, kind: "article", jsonLd });
};
