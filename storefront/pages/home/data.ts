import { cardsByTerms, newestCards } from "#commerce/catalog/products/cards.ts";
import type { ProductCard } from "#commerce/catalog/products/schema.ts";
import { loadBrand } from "#storefront/app/brand-settings.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import { type Load, type PageContext, page } from "#storefront/app/page.ts";
import { resolveBlocks } from "#storefront/components/blocks/content-blocks.ts";
import { loadCategories } from "#storefront/components/category/categories.ts";
import { loadHotspots } from "#storefront/components/hotspots/load-hotspots.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import { daysAsRead } from "#storefront/i18n/american.ts";
import { blocksBySection } from "./blocks.ts";
import { completeSections } from "./complete-sections.ts";
import type { HomeContent, HomeView } from "./home-view.ts";
import { siteJsonLd } from "./json-ld.ts";
import { homeMeta } from "./meta.ts";

const rackSize = 8;

/** The home page: its content, the newest boards, and the scene with hotspots. */
export const load: Load<HomeView> = async (context) => {
  const { services, locale } = context;
  const [entries, boards, texts, settings, categories] = await Promise.all([
    services.content.byUids<HomeContent>("home", ["home"], locale.contentLocale),
    rackCards(context),
    textsFor(context),
    loadBrand(services, locale),
    loadCategories(services, locale),
  ]);
  const content: Partial<HomeContent> = daysAsRead(entries.get("home")?.data ?? {}, locale);
  const [picture, blocks] = await Promise.all([
    content.dressed?.hotspot ? loadHotspots(context, content.dressed.hotspot) : null,
    Promise.all(
      blocksBySection(content.blocks).map(
        async ({ place, blocks }) => [place, await resolveBlocks(context, blocks)] as const,
      ),
    ),
  ]);
  const { rack, dressed } = content;
  const { rackLink, ...parts } = completeSections(content, categories);
  const view: HomeView = {
    ...parts,
    rack: { title: rack?.title || texts["catalogue.badge-new"], link: rackLink, cards: boards },
    dressed: dressed?.title && picture ? { ...dressed, picture } : undefined,
    blocks: Object.fromEntries(blocks.filter(([, shown]) => shown.length > 0)),
  };
  // Without tiles the categories are listed by name, so that a shop nobody has dressed yet can be entered.
  if (!parts.tiles) view.categories = categories.map(({ title, path }) => ({ title, path }));
  const meta = homeMeta(view, { texts, brand: context.brand, mediaBase: services.config.MEDIA_URL });
  return page(view, { ...meta, jsonLd: siteJsonLd(settings, context) });
};

/** New boards first, then the most popular ones; in a shop without boards, the newest products of any kind. */
async function rackCards(context: PageContext) {
  const { services, region } = context;
  const [fresh, popular] = await Promise.all([
    cardsByTerms(services.db, region, ["kind:snowboard", "is:new"], rackSize),
    cardsByTerms(services.db, region, ["kind:snowboard"], rackSize),
  ]);
  if (popular.length === 0) return cardsInLanguage(context, await newestCards(services.db, region, rackSize));
  const unique = new Map<number, ProductCard>([...fresh, ...popular].map((card) => [card.id, card]));
  return cardsInLanguage(context, [...unique.values()].slice(0, rackSize));
}
