import { cardsByIds, cardsByTerms } from "#commerce/catalogue/cards.ts";
import { findProductDetails } from "#commerce/catalogue/reads.ts";
import { textsFor } from "#shop/frame/display-texts.ts";
import { type LoadPrivate, page } from "#shop/frame/page.ts";
import { boardSpecs, isDrawn } from "#shop/parts/board-specs.ts";
import { cardsInLanguage } from "#shop/parts/card-texts.ts";
import { comparedKind, mostCompared } from "#shop/parts/compare/limits.ts";
import { idsInQuery } from "#shop/parts/ids-in-query.ts";
import { attributeRules, shownSpecs } from "#shop/parts/product-attributes.ts";
import { specLabel, specValue } from "#shop/parts/spec-words.ts";
import type { CompareProps } from "./props.ts";
import { rowsOf } from "./rows.ts";

/** Boards side by side (?ids=12,15), and the others that may be added. Works without scripts: every step is an address. */
export const load: LoadPrivate<CompareProps> = async (context) => {
  const { services, region, locale, query } = context;
  const ids = idsInQuery(query, mostCompared);
  const [texts, rules, details, found, all] = await Promise.all([
    textsFor(context),
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
  const props: CompareProps = {
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
  return page(props, { title: `${texts["compare.title"]} | ${context.brand}` });
};
