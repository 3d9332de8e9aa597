import { listing } from "#commerce/catalog/listings/listing-page.ts";
import type { Facet, ListingQuery } from "#commerce/catalog/products/schema.ts";
import type { Discount } from "#commerce/shared/discounts/schema.ts";
import { bootSize, type SizeSystem, sizeLabel, sizeSystemOf } from "#commerce/shared/sizes/rules.ts";
import type { Db } from "#database/tables.ts";
import type { FacetValue } from "#storefront/components/listing/list-controls.ts";
import { asRange } from "#storefront/components/product-facts/size-labels.ts";
import { specValue } from "#storefront/components/product-facts/spec-words.ts";
import type { Texts } from "#storefront/i18n/areas.ts";

/** What a size in the list is called: "43" → "US 10 · EU 43", and within its group. */
export type NameSize = (size: string) => Pick<FacetValue, "label" | "short" | "group">;

const asSold: NameSize = (size) => ({ label: asRange(size.toUpperCase()) });

type ReaderMarket = { country: string; texts: Texts };

/**
 * Returns the names of the sizes in a list in the size system of the visitor's country, as the search facet does. Boots
 * show the country's size with the size printed on the boot; where women's and men's sizes differ, both are shown,
 * men's first ("US 9/10 · EU 42"). Sizes that only children's boots have are a group of their own. A size that boots
 * share with other products in the list stays as it is. The counts of boots by rider in the same list are made in
 * memory.
 */
export async function sizeNames(
  db: Db,
  query: ListingQuery,
  facets: readonly Facet[],
  { country, texts }: ReaderMarket,
  discount: Discount | null,
): Promise<NameSize> {
  const system = sizeSystemOf(country);
  const { size: used = [], ...filters } = query.filters;
  const sold = sizesIn(facets);
  const isAsked = (name: string, value: string) => (filters[name] ?? [value]).includes(value);
  const isCharted = [...sold.keys(), ...used].some((size) => bootSize("boot", [], size));
  if (!isCharted || !isAsked("kind", "boot")) return asSold;
  const boots = { ...filters, kind: ["boot"] };
  const count = async (narrowed: ListingQuery["filters"]) =>
    sizesIn((await listing(db, { ...query, filters: narrowed, page: 1, perPage: 0, leftOver: 0 }, discount)).facets);
  const ofRider = async (rider: string) =>
    isAsked("rider", rider) ? count({ ...boots, rider: [rider] }) : new Map<string, number>();
  const [all, women, kids] = await Promise.all([count(boots), ofRider("women"), ofRider("kids")]);
  const named = [...all].map(([size, number]) => {
    const [ofWomen, ofKids] = [women.get(size) ?? 0, kids.get(size) ?? 0];
    return {
      size,
      number,
      riders: ridersOf(number, ofWomen, ofKids),
      isWomens: ofWomen > 0,
      isOthers: number > ofWomen,
    };
  });
  const adults = new Set(named.flatMap(({ riders }) => riders));
  adults.delete("kids");
  const heads = {
    kids: headOf(["kids"], system, texts),
    adults: headOf(
      ["men", "women"].filter((rider) => adults.has(rider)),
      system,
      texts,
    ),
  };
  return (size) => {
    const own = named.find((one) => one.size === size);
    if (!own || own.number < (sold.get(size) ?? 0)) return asSold(size);
    const [mens, womens] = [["men"], ["women"]].map((rider) => bootSize("boot", rider, size)?.[system]);
    if (!mens || !womens) return asSold(size);
    const told = [...new Set([...(own.isOthers ? [mens] : []), ...(own.isWomens ? [womens] : [])])];
    const isPair = mens !== womens && adults.size > 1;
    const isOfKids = own.riders.join() === "kids";
    return {
      label: system === "eu" ? asSold(size).label : `${sizeLabel(system, told.join("/"))} · EU ${size}`,
      short: isPair && !isOfKids ? pairOf(own, mens, womens) : told.join("/"),
      group: isOfKids ? heads.kids : heads.adults,
    };
  };
}

/** Who a size is sold to. */
const ridersOf = (all: number, women: number, kids: number): string[] => [
  ...(all > women + kids ? ["men"] : []),
  ...(women > 0 ? ["women"] : []),
  ...(kids > 0 && all === kids ? ["kids"] : []),
];

/** "9 / 10": men's and women's; a dash for the one that there is not. */
const pairOf = ({ isOthers, isWomens }: { isOthers: boolean; isWomens: boolean }, mens: string, womens: string) =>
  `${isOthers ? mens : "–"}\u00a0/\u00a0${isWomens ? womens : "–"}`;

/** "Men / Women (US)". */
const headOf = (riders: readonly string[], system: SizeSystem, texts: Texts): string => {
  const names = riders.map((rider) => specValue(texts, rider)).join(" / ");
  return `${names} (${system === "mondo" ? "cm" : system.toUpperCase()})`;
};

const sizesIn = (facets: readonly Facet[]): Map<string, number> =>
  new Map(facets.find(({ name }) => name === "size")?.values.map(({ value, count }) => [value, count]));
