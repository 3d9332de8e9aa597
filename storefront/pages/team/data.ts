import { textsFor } from "#storefront/app/display-texts.ts";
import { type Load, page } from "#storefront/app/page.ts";
import { type AthleteCard, type AthleteContent, cardOf } from "#storefront/components/content/athletes.ts";
import { type ContentProps, contentProps, entryAtPath } from "#storefront/components/content/content-page.ts";
import type { PageContent } from "#storefront/components/content/page-content.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";

export type TeamProps = Pick<ContentProps, "title" | "intro" | "blocks"> & { athletes: AthleteCard[] };

/**
 * The riders. Title and intro come from the page's own entry, or from the shop's texts; the entry's blocks stand below
 * the riders.
 */
export const load: Load<TeamProps> = async (context) => {
  const { services, locale, brand } = context;
  const [riders, entry, texts] = await Promise.all([
    services.content.all<AthleteContent>("athlete", locale.contentLocale),
    entryAtPath<PageContent>(context, ["team_page"]),
    textsFor({ services, locale }),
  ]);
  const own = entry && (await contentProps(context, entry));
  const title = own?.title || texts["team.title"];
  const intro = own?.intro || texts["team.text"];
  const athletes = riders.map(cardOf);
  return page({ title, intro, blocks: own?.blocks ?? [], athletes }, plainMeta(title, brand, "/team", intro));
};
