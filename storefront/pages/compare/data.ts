import { cardsByIds, cardsByTerms } from "#commerce/catalog/products/cards.ts";
import { findProductDetails } from "#commerce/catalog/products/reads.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import type { LoadPrivate } from "#storefront/app/page.ts";
import { comparedKind, mostCompared } from "#storefront/components/compare/limits.ts";
import { titlePage } from "#storefront/components/page/title-page.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import { boardSpecs, isDrawn } from "#storefront/components/product-facts/board-specs.ts";
import { attributeRules, shownSpecs } from "#storefront/components/product-facts/product-attributes.ts";
import { specLabel, specValue } from "#storefront/components/product-facts/spec-words.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { idsInQuery } from "#storefront/routing/ids-in-query.ts";
import { type CompareRow, rowsOf } from "./rows.ts";

export type CompareProps = {
  words: AreaTexts<"comparing">;
  cards: CardData[];
  rows: CompareRow[];
  /** What may be added, by name. */
  others: { id: number; name: string }[];
  /** While none is picked: those that most people ride, to pick from. */
  popular: CardData[];
};

/** Boards side by side (?ids=12,15), and the others that may be added. Works without scripts: every step is an address. */
export const load: LoadPrivate<CompareProps> = async (context) => {
  const { services, region, locale, query } = context;
  const ids = idsInQuery(query, mostCompared);
  const [texts, words, rules, details, found, all] = await Promise.all([
    textsFor(context),
    loadAreaTexts("comparing", context),
    attributeRules(services, locale),
    findProductDetails(services.db, ids, region),
    cardsByIds(services.db, region, ids),
    cardsByTerms(services.db, region, [`kind:${comparedKind}`], 200),
  ]);
  const own = found.filter(({ kind }) => kind === comparedKind);
  const others = all.filter(({ id }) => !own.some((card) => card.id === id));
  const cards = await cardsInLanguage(context, [...own, ...others]);
  const columns = cards.slice(0, own.length);
  const specs = new Map(details.map((product) => [product.id, product.specs]));
  const boards = columns.map(({ id }) => {
    const shown = shownSpecs(rules, specs.get(id) ?? []);
    const { sizes, terrain } = boardSpecs(shown);
    return {
      facts: shown.filter((spec) => !isDrawn(spec)),
      sizes: sizes.map(({ size }) => size),
      terrain: terrain.map(([name, points]) => ({ name, points })),
    };
  });
  const props = {
    words,
    popular: own.length === 0 ? cards.slice(0, 4) : [],
    cards: columns,
    rows: rowsOf(boards, {
      label: (id) => specLabel(texts, id),
      value: (value) => specValue(texts, value),
      sizes: texts["compare.sizes"],
    }),
    others: cards
      .slice(own.length)
      .map(({ id, name }) => ({ id, name }))
      .sort((a, b) => a.name.localeCompare(b.name, locale.intl)),
  };
  return titlePage(context, props, { title: "compare.title" });
};
