import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import { type Load, notFound, page } from "#storefront/app/page.ts";
import { relatedTo, type SupportAnswer } from "#storefront/components/articles/answer-groups.ts";
import { articleJsonLd } from "#storefront/components/articles/article-json-ld.ts";
import {
  type ContentProps,
  contentMeta,
  contentProps,
  entryAtPath,
} from "#storefront/components/articles/content-page.ts";
import { loadAnswers } from "#storefront/components/articles/support-answers.ts";
import { breadcrumbList } from "#storefront/components/page/breadcrumb-list.ts";
import { isMeasure, type Measure } from "#storefront/components/size-guide/measure-drawing.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { dateText } from "#storefront/i18n/date-text.ts";

export type SupportArticleProps = ContentProps & {
  path: string;
  /** The date of the last change, in the reader's format; size guides have none. */
  day?: string;
  /** What the article explains how to measure, drawn above it. */
  measure?: Measure;
  /** The texts of the size guide, where the article is one. */
  guide?: AreaTexts<"size-guide">;
  more: SupportAnswer[];
  email: string;
  words: AreaTexts<"answers">;
};

export const load: Load<SupportArticleProps> = async (context) => {
  const entry = await entryAtPath(context, ["support"]);
  if (!entry) return notFound();
  const [props, answers, texts, words] = await Promise.all([
    contentProps(context, entry),
    loadAnswers(context),
    textsFor(context),
    loadAreaTexts("answers", context),
  ]);
  const more = relatedTo(context.path, answers);
  const way = [
    { title: texts["support.title"], path: "/support" },
    { title: entry.title, path: context.path },
  ];
  const meta = contentMeta(entry, context);
  const jsonLd = [breadcrumbList(way, context.origin, context.locale), articleJsonLd(entry, meta, context)];
  const { SUPPORT_EMAIL: email } = context.services.config;
  const { group, measure } = entry.data as { group?: string; measure?: unknown };
  const own = {
    ...(group !== "sizes" && { day: dateText(entry.updatedAt, context.locale.intl) }),
    ...(isMeasure(measure) && { measure, guide: await loadAreaTexts("size-guide", context) }),
  };
  return page({ ...props, ...own, path: context.path, more, words, email }, { ...meta, kind: "article", jsonLd });
};
