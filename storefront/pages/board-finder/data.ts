import { boardLength } from "#commerce/catalog/listings/board-lengths.ts";
import { listing } from "#commerce/catalog/listings/listing-page.ts";
import { cardsByIds } from "#commerce/catalog/products/cards.ts";
import { findProductDetails, pricesBehind } from "#commerce/catalog/products/reads.ts";
import type { ProductDetail } from "#commerce/catalog/products/schema.ts";
import { bootSize, chartedSizes, ownSize, sizeSystemOf } from "#commerce/shared/sizes/rules.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { Db } from "#database/tables.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import { type Load, page } from "#storefront/app/page.ts";
import { comparedKind } from "#storefront/components/compare/limits.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { inList } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import { boardSpecs, terrains } from "#storefront/components/product-facts/board-specs.ts";
import { specValue } from "#storefront/components/product-facts/spec-words.ts";
import { fromKilograms, isImperialIn, toKilograms, unitsOf } from "#storefront/components/rider/units.ts";
import { type Reason, waistFor } from "#storefront/components/size-guide/fit.ts";
import { plainNumber } from "#storefront/i18n/plain-number.ts";
import type { FinderPage } from "./finder-view.ts";
import { type Answers, type Candidate, levels, type Match, matches, nearMisses } from "./rules.ts";

/** With fewer boards than this, those that come close are shown too. Before an answer, so many popular ones are. */
const enough = 3;

/** The number of boards of a level that are considered, most popular first. */
const most = 60;

/**
 * The board finder (?level=advanced&riding=powder&weight=82&boot=43): recommends boards, with reasons, from three or
 * four answers.
 */
export const load: Load<FinderPage> = async (context) => {
  const { services, locale, region, query } = context;
  const prices = pricesBehind(region);
  const units = unitsOf(isImperialIn(locale.country));
  const typed = Number((query.get("weight") ?? "").replace(",", "."));
  const [lightest, heaviest] = [15, 180];
  const weight = typed > 0 ? Math.round(toKilograms(typed, units) * 10) / 10 : 0;
  const answers: Answers = {
    level: levels.find((one) => one === query.get("level")),
    riding: terrains.find((one) => one === query.get("riding")),
    ...(weight >= lightest && weight <= heaviest && { weight }),
    boot: chartedSizes.find((one) => one === query.get("boot")),
  };
  const isAsked = Object.values(answers).some((answer) => answer !== undefined);
  const [texts, words, guide, details] = await Promise.all([
    textsFor(context),
    loadAreaTexts("board-finder", context),
    loadAreaTexts("size-guide", context),
    isAsked ? boardsFor(answers) : [],
  ]);
  const found = matches(details.map(candidate), answers);
  const isFew = isAsked && found.length < enough;
  const others = isFew && answers.level ? await boardsFor({}) : details;
  const near = isFew ? nearMisses(others.map(candidate), answers, enough) : [];
  const popular = isAsked ? [] : await popularCards();
  const byId = new Map([...details, ...others].map((product) => [product.id, product]));
  const [results, close] = await Promise.all([found, near].map(resultsOf));

  const props: FinderPage = {
    words,
    answers: { ...answers, ...(answers.weight && { weight: typed }) },
    units: { weight: units.weight, lightest: fromKilograms(lightest, units), heaviest: fromKilograms(heaviest, units) },
    levels: levels.map((value) => ({ value, label: specValue(texts, value) })),
    ridings: terrains.map((value) => ({ value, label: specValue(texts, value) })),
    boots: chartedSizes.map((value) => ({ value, label: bootLabel(value) })),
    isAsked,
    state: String(query),
    results: results ?? [],
    more: isAsked ? (close ?? []) : popular.map((card) => ({ card, reasons: [] })),
  };
  return page(props, plainMeta(words["finder.title"], context.brand, "/board-finder", words["finder.intro"]));

  function listed({ level }: Answers, perPage: number) {
    const filters: Record<string, string[]> = { kind: [comparedKind], ...(level && { level: [level] }) };
    return listing(services.db, { region: prices, filters, inStock: true, sort: "popular", page: 1, perPage });
  }

  async function popularCards() {
    return inList(await cardsInLanguage(context, (await listed({}, enough)).cards), { isByPopularity: true });
  }

  async function boardsFor(wanted: Answers): Promise<Board[]> {
    const list = await listed(wanted, most);
    const ids = list.cards.map(({ id }) => id);
    const [all, made] = await Promise.all([
      findProductDetails(services.db, ids, region),
      levelsOfProducts(services.db, ids),
    ]);
    return ids.flatMap((id) => {
      const detail = all.find((one) => one.id === id);
      return detail ? [{ ...detail, levels: made.get(id) ?? [] }] : [];
    });
  }

  async function resultsOf(chosen: readonly Match[]): Promise<FinderPage["results"]> {
    const ids = chosen.map(({ id }) => id);
    const cards = await cardsInLanguage(context, await cardsByIds(services.db, region, ids));
    return cards.map((card) => {
      const match = chosen.find(({ id }) => id === card.id);
      return {
        card,
        ...(match?.size && { size: match.size, length: boardLength(match.size) }),
        reasons: match ? reasonsOf(match) : [],
      };
    });
  }

  function bootLabel(eu: string): string {
    const size = bootSize("boot", ["men"], eu);
    const system = sizeSystemOf(locale.country);
    return !size || system === "eu" ? `EU ${eu}` : ownSize(system, size);
  }

  function reasonsOf(match: Match): string[] {
    const { points, size } = match;
    const say = (reason: Reason) =>
      fill(reason === "weight" ? words["finder.why.weight"] : guide[`guide.why.${reason}`], valuesOf(match));
    const { riding, level } = answers;
    return [
      ...(riding && points !== undefined
        ? [fill(words["finder.why.riding"], { riding: specValue(texts, riding), points })]
        : []),
      ...(level ? [fill(words["finder.why.level"], { levels: levelsOf(match.id) })] : []),
      ...(size ? match.reasons.map(say) : []),
    ];
  }

  function levelsOf(id: number): string {
    const made = byId.get(id)?.levels ?? [];
    return levels
      .filter((level) => made.includes(level))
      .map((level) => specValue(texts, level))
      .join(", ");
  }

  function valuesOf({ weight: range = [0, 0] }: Match) {
    const number = (value: number) => plainNumber(String(value), locale.language);
    const kilograms = (value: number) => `${number(fromKilograms(value, units))}\u00a0${units.weight}`;
    return {
      weight: kilograms(answers.weight ?? 0),
      from: number(fromKilograms(range[0], units)),
      to: number(fromKilograms(range[1], units)),
      unit: units.weight,
      boot: bootLabel(answers.boot ?? ""),
      waist: `${number(waistFor(answers.boot ?? "") / 10)}\u00a0cm`,
    };
  }
};

type Board = ProductDetail & { levels: readonly string[] };

async function levelsOfProducts(db: Db, ids: readonly number[]): Promise<Map<number, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("products")
    .select(["id", "attributes"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, attributes }) => [id, attributes.level ?? []]));
}

/** A board with those of its lengths that are in stock. */
function candidate({ id, levels: made, specs, options, variants }: Board): Candidate {
  const own = boardSpecs(specs);
  const sold = new Set(variants.filter(({ isPurchasable }) => isPurchasable).flatMap(({ valueIds }) => valueIds));
  const sizes = options.flatMap(({ kind, values }) =>
    kind === "swatch" ? [] : values.filter((value) => sold.has(value.id)).map(({ label }) => label),
  );
  return {
    id,
    levels: made,
    specs: { ...own, sizes: own.sizes.filter(({ size }) => sizes.includes(size)) },
  };
}
