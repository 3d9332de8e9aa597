import { listing } from "#commerce/catalog/listings/listing-page.ts";
import type { Facet, ListingQuery } from "#commerce/catalog/products/schema.ts";
import type { Discount } from "#commerce/shared/discounts/schema.ts";
import { bootSize, sizeLabel, sizeSystemOf } from "#commerce/shared/sizes/rules.ts";
import type { Db } from "#database/tables.ts";
import { asRange } from "#storefront/components/product-facts/size-labels.ts";

/**
 * Returns the label of a size in the list: "43" → "US 10 · EU 43". Sizes other than those of boots keep their own
 * names.
 */
export type NameSize = (size: string) => string;

const asSold: NameSize = (size) => asRange(size.toUpperCase());

/**
 * Returns labels for the sizes in a list in the size system of the visitor's country, as the search facet does. Boots
 * show the country's size with the size printed on the boot; where women's and men's sizes differ, both are shown,
 * men's first ("US 9/10 · EU 42"). A size that boots share with other products in the list stays as it is. The counts
 * of boots and of women's boots in the same list are made in memory.
 */
export async function sizeNames(
  db: Db,
  query: ListingQuery,
  facets: readonly Facet[],
  country: string,
  discount: Discount | null,
): Promise<NameSize> {
  const system = sizeSystemOf(country);
  const { size: used = [], ...filters } = query.filters;
  const sold = sizesIn(facets);
  const isAsked = (name: string, value: string) => (filters[name] ?? [value]).includes(value);
  const isCharted = [...sold.keys(), ...used].some((size) => bootSize("boot", [], size));
  if (system === "eu" || !isCharted || !isAsked("kind", "boot")) return asSold;
  const boots = { ...filters, kind: ["boot"] };
  const count = async (narrowed: ListingQuery["filters"]) =>
    sizesIn((await listing(db, { ...query, filters: narrowed, page: 1, perPage: 0 }, discount)).facets);
  const [all, women] = await Promise.all([
    count(boots),
    isAsked("rider", "women") ? count({ ...boots, rider: ["women"] }) : new Map<string, number>(),
  ]);
  return (size) => {
    const [number = 0, ofWomen = 0] = [all.get(size), women.get(size)];
    if (number === 0 || number < (sold.get(size) ?? 0)) return asSold(size);
    const riders = [...(number > ofWomen ? ["men"] : []), ...(ofWomen > 0 ? ["women"] : [])];
    const own = riders.flatMap((rider) => bootSize("boot", [rider], size)?.[system] ?? []);
    return own.length > 0 ? `${sizeLabel(system, [...new Set(own)].join("/"))} · EU ${size}` : asSold(size);
  };
}

const sizesIn = (facets: readonly Facet[]): Map<string, number> =>
  new Map(facets.find(({ name }) => name === "size")?.values.map(({ value, count }) => [value, count]));
