import { cardsByIds, cardsByTerms } from "#commerce/catalog/products/cards.ts";
import { findProductDetails } from "#commerce/catalog/products/reads.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import type { LoadPrivate } from "#storefront/app/page.ts";
import { comparedKind, mostCompared } from "#storefront/components/compare/limits.ts";
import { titlePage } from "#storefront/components/page/title-page.ts";
import { type BuyableVariant, cardsToBuy } from "#storefront/components/product/buyable.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import { type BoardSize, boardSpecs, isDrawn, type Spec } from "#storefront/components/product-facts/board-specs.ts";
import { measured } from "#storefront/components/product-facts/measured.ts";
import { attributeRules, shownSpecs } from "#storefront/components/product-facts/product-attributes.ts";
import { specLabel, specValue } from "#storefront/components/product-facts/spec-words.ts";
import { fromKilograms, isImperialIn, unitsOf } from "#storefront/components/rider/units.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { plainNumber } from "#storefront/i18n/plain-number.ts";
import { idsInQuery } from "#storefront/routing/ids-in-query.ts";
import { type CompareRow, rowsOf } from "./rows.ts";

export type CompareCard = CardData & { variants: BuyableVariant[] };

export type CompareProps = {
  words: AreaTexts<"comparing">;
  /** The boards, with what can be bought of them. */
  cards: CompareCard[];
  csrf: string;
  rows: CompareRow[];
  /** The boards that can be added, sorted by name. */
  others: { id: number; name: string }[];
  /** No board is selected: three that many ride stand in for them; `popular` are further boards to choose from. */
  isStart: boolean;
  popular: CardData[];
};

/** As many boards as fit beside each other on a phone. */
const startWith = 3;

/**
 * Boards side by side (?ids=12,15), and the other boards that can be added. Without ids, three boards to start with.
 * Works without scripts: every step is an address.
 */
export const load: LoadPrivate<CompareProps> = async (context) => {
  const { services, region, locale, query } = context;
  const ids = idsInQuery(query, mostCompared);
  const [texts, words, rules, found, all] = await Promise.all([
    textsFor(context),
    loadAreaTexts("comparing", context),
    attributeRules(services, locale),
    cardsByIds(services.db, region, ids),
    cardsByTerms(services.db, region, [`kind:${comparedKind}`], 200),
  ]);
  const chosen = found.filter(({ kind }) => kind === comparedKind);
  const isStart = chosen.length === 0;
  const own = isStart ? all.slice(0, startWith) : chosen;
  const others = all.filter(({ id }) => !own.some((card) => card.id === id));
  const cards = await cardsInLanguage(context, [...own, ...others]);
  const columns = await cardsToBuy(context, own);
  const details = await findProductDetails(
    services.db,
    own.map(({ id }) => id),
    region,
  );
  const isLeft = (id: number, size: string) =>
    columns.some(({ card, variants }) => card.id === id && variants.some((one) => one.size === size));
  const specs = new Map(details.map((product) => [product.id, product.specs]));
  const boards = own.map(({ id }) => {
    const facts = shownSpecs(rules, specs.get(id) ?? []);
    const { sizes, terrain } = boardSpecs(facts);
    return {
      facts: leading([...facts.filter((spec) => !isDrawn(spec)), ...measuresOf(sizes, locale)]),
      sizes: sizes.map(({ size }) => size),
      // Where the shop does not deliver, stock says nothing.
      gone: locale.shoppingRegion ? sizes.map(({ size }) => size).filter((size) => !isLeft(id, size)) : [],
      terrain: terrain.map(([name, points]) => ({ name, points })),
    };
  });
  const rows = rowsOf(boards, {
    label: (id) => specLabel(texts, id),
    value: (value, id = "") => measured(id, value, locale.intl) ?? specValue(texts, value),
    sizes: texts["compare.sizes"],
  });
  const props = {
    words,
    isStart,
    popular: isStart ? cards.slice(own.length, own.length + 4) : [],
    cards: columns.map(({ card, variants }) => ({ ...card, variants })),
    csrf: context.visitor.csrfToken,
    rows,
    others: cards
      .slice(own.length)
      .map(({ id, name }) => ({ id, name }))
      .sort((a, b) => a.name.localeCompare(b.name, locale.intl)),
  };
  return titlePage(context, props, { title: "compare.title" });
};

/** Whom a board is for comes before how it is made. */
const first = ["rider-weight", "level"];
const leading = (facts: readonly Spec[]): Spec[] => {
  const place = ({ id }: Spec) => (first.includes(id) ? first.indexOf(id) : first.length);
  return facts.toSorted((a, b) => place(a) - place(b));
};

/** The ranges of a board's measures over its lengths, such as "152–162 cm". */
function measuresOf(sizes: readonly BoardSize[], { language, country }: Pick<Locale, "language" | "country">): Spec[] {
  const range = (id: string, unit: string, of: (size: BoardSize) => number[]): Spec[] => {
    const values = sizes.flatMap(of).sort((a, b) => a - b);
    const ends = [...new Set([values[0], values.at(-1)])].flatMap((value) =>
      value ? [plainNumber(String(value), language)] : [],
    );
    return ends.length > 0 ? [{ id, value: `${ends.join("–")} ${unit}` }] : [];
  };
  const units = unitsOf(isImperialIn(country));
  return [
    ...range("rider-weight", units.weight, ({ weight }) => weight.map((kilograms) => fromKilograms(kilograms, units))),
    ...range("length", "cm", ({ length }) => [length / 10]),
    ...range("waist", "cm", ({ waist }) => [waist / 10]),
    ...range("effective-edge", "cm", ({ effectiveEdge }) => [effectiveEdge / 10]),
    ...range("sidecut", "m", ({ sidecut }) => [sidecut]),
  ];
}
