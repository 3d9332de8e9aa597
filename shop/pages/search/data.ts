import { cardsByTerms } from "#commerce/catalogue/cards.ts";
import { type Load, page } from "#shop/frame/page.ts";
import { fill } from "#shop/frame/shop.tsx";
import { loadTexts } from "#shop/frame/texts.ts";
import { brand } from "#shop/parts/brand.ts";
import type { CardData } from "#shop/parts/card-data.ts";
import { cardsInLanguage } from "#shop/parts/card-texts.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";
import { findByTitle } from "./find.ts";

export type SearchProps = {
  query: string;
  total: number;
  cards: CardData[];
  page: number;
  pages: number;
  /** What to show while nothing is asked for, or nothing is found. */
  popular: CardData[];
};

const perPage = 24;
/** Specification 9.3. */
const maxPages = 100;

export const load: Load<SearchProps> = async ({ services, locale, region, query }) => {
  const asked = (query.get("q") ?? "").replaceAll("\0", "").trim().slice(0, 100);
  const wanted = Math.min(maxPages, Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1));
  const place = { region, contentLocale: locale.contentLocale };
  const [texts, found] = await Promise.all([
    loadTexts(locale.language),
    findByTitle(services.db, place, asked, wanted, perPage),
  ]);
  const others = found.total > 0 ? [] : await cardsByTerms(services.db, region, [], 4);
  const [cards, popular] = await Promise.all([
    cardsInLanguage(services, locale, found.cards),
    cardsInLanguage(services, locale, others),
  ]);
  const pages = Math.min(maxPages, Math.ceil(found.total / perPage));
  const key = found.total === 1 ? "search.count.one" : "search.count.other";
  const title = asked ? fill(texts[key], { query: asked, count: found.total }) : texts["search.title"];
  const props = { query: asked, total: found.total, cards, page: wanted, pages, popular };
  return page(props, plainMeta(title, brand), ["listings"]);
};
