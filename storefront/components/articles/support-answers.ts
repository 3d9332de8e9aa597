import { richTextPlain } from "#services/content/rich-text/rich-text.ts";
import type { PageContext } from "#storefront/app/page.ts";
import type { PageContent } from "#storefront/components/content/page-content.ts";
import { daysAsRead } from "#storefront/i18n/american.ts";
import { type AnswerGroup, answerGroups, type SupportAnswer } from "./answer-groups.ts";

type Entry = PageContent & { order?: number; group?: string };

/** Returns all published answers, in the order set in their entries. */
export async function loadAnswers({
  services,
  locale,
}: Pick<PageContext, "services" | "locale">): Promise<SupportAnswer[]> {
  const entries = await services.content.all<Entry>("support", locale.contentLocale);
  return entries
    .toSorted((a, b) => (a.data.order ?? 99) - (b.data.order ?? 99))
    .map(({ uid, title, data }) => ({
      path: `/support/${uid}`,
      title,
      intro: daysAsRead(richTextPlain(data.intro), locale),
      group: groupOf(data.group),
    }));
}

/** The group is free text in content. Unknown groups become the last one, "more". */
const groupOf = (said = ""): AnswerGroup => answerGroups.find((group) => group === said) ?? "more";
