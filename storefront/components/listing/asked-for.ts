import { boardLength } from "#commerce/catalog/listings/board-lengths.ts";
import { termsByIds } from "#commerce/catalog/products/cards.ts";
import type { Bounds } from "#commerce/catalog/products/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { bootSize, type SizeSystem, sizeLabel } from "#commerce/shared/sizes/rules.ts";
import type { Db } from "#database/tables.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";

/**
 * The filters of a list that decide how its products are opened: colour codes, sizes as they are sold, and board
 * lengths in centimetres.
 */
export type ListSelection = {
  colours: readonly string[];
  sizes?: readonly string[];
  lengths?: Bounds;
  /** The size system of `sizes` ("US 10"). When absent, sizes are as they are sold. */
  system?: SizeSystem;
};

/**
 * Preselects the filtered colour on each card, and the filtered size when exactly one of the product's sizes matches.
 */
export async function askedFor(
  db: Db,
  region: PriceRegion | null,
  cards: readonly CardData[],
  asked: ListSelection,
): Promise<CardData[]> {
  const isSized = asked.sizes !== undefined || asked.lengths !== undefined;
  const ids = cards.map(({ id }) => id);
  const terms = isSized ? await termsByIds(db, region, ids) : new Map<number, string[]>();
  return cards.map((card) => {
    const colour = card.swatches.find(({ code }) => asked.colours.includes(code.toLowerCase()))?.code;
    const size = sizeAsked(terms.get(card.id) ?? [], asked);
    return { ...card, colour, ...(size && { size }) };
  });
}

/**
 * Returns the only size among a product's terms that matches the filters ("156"). Undefined when none or several match.
 * Pure.
 */
export function sizeAsked(
  terms: readonly string[],
  { sizes, lengths, system = "eu" }: ListSelection,
): string | undefined {
  const valuesOf = (name: string) =>
    terms.filter((term) => term.startsWith(`${name}:`)).map((term) => term.slice(name.length + 1));
  const [kind = ""] = valuesOf("kind");
  const riders = valuesOf("rider");
  const fitting = valuesOf("size").filter((size) => {
    const boot = bootSize(kind, riders, size);
    const isNamed = sizes?.some((one) => plain(one) === plain(boot ? sizeLabel(system, boot[system]) : size)) ?? true;
    return isNamed && (!lengths || (kind === "snowboard" && isWithin(boardLength(size), lengths)));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Codes are labels in lower case without spaces and punctuation. */
const plain = (size: string): string => size.toLowerCase().replaceAll(/[^\p{L}\p{N}.]/gu, "");

const isWithin = (length: number | null, { from = length ?? 0, to = length ?? 0 }: Bounds): boolean =>
  length !== null && length >= from && length <= to;
