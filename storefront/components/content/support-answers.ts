import { richTextPlain } from "#services/content/rich-text/rich-text.ts";
import type { PageContext } from "#storefront/app/page.ts";
import type { PageContent } from "#storefront/components/content/page-content.ts";

export type SupportAnswer = { path: string; title: string; intro: string };

/** Every published answer, in the order that its entry asks for. */
export async function loadAnswers({
  services,
  locale,
}: Pick<PageContext, "services" | "locale">): Promise<SupportAnswer[]> {
  const entries = await services.content.all<PageContent & { order?: number }>("support", locale.contentLocale);
  return entries
    .toSorted((a, b) => (a.data.order ?? 99) - (b.data.order ?? 99))
    .map(({ uid, title, data }) => ({ path: `/support/${uid}`, title, intro: richTextPlain(data.intro) }));
}
