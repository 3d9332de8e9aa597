import { cardsByUids } from "#commerce/catalog/products/cards.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import { type Load, page } from "#storefront/app/page.ts";
import { type ContentProps, contentProps, entryAtPath } from "#storefront/components/articles/content-page.ts";
import { type AthleteCard, type AthleteContent, boardOf, cardOf } from "#storefront/components/content/athletes.ts";
import type { PageContent } from "#storefront/components/content/page-content.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";

export type TeamProps = Pick<ContentProps, "title" | "intro" | "blocks"> & {
  /** With the name of the board they ride; absent when the shop does not have it. */
  athletes: (AthleteCard & { board?: string })[];
};

/**
 * The riders. Title and intro come from the page's own entry, or from the shop's texts; the entry's blocks stand below
 * the riders.
 */
export const load: Load<TeamProps> = async (context) => {
  const { services, locale, region, brand } = context;
  const [riders, entry, texts] = await Promise.all([
    services.content.all<AthleteContent>("athlete", locale.contentLocale),
    entryAtPath<PageContent>(context, ["team_page"]),
    textsFor({ services, locale }),
  ]);
  const own = entry && (await contentProps(context, entry));
  const title = own?.title || texts["team.title"];
  const intro = own?.intro || texts["team.text"];
  const boards = await cardsByUids(services.db, region, riders.map(boardOf).filter(Boolean));
  const names = new Map((await cardsInLanguage(context, boards)).map(({ uid, name }) => [uid, name]));
  const athletes = riders.map((rider) => {
    const board = names.get(boardOf(rider));
    return { ...cardOf(rider), ...(board && { board }) };
  });
  return page({ title, intro, blocks: own?.blocks ?? [], athletes }, plainMeta(title, brand, "/team", intro));
};
