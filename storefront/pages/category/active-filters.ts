import { writeListingQuery } from "#commerce/catalog/products/rules.ts";
import type { ListingQuery } from "#commerce/catalog/products/schema.ts";

/** The addresses of the list page with one filter or setting changed. Pure. */

export function listPath(path: string, query: ListingQuery, currency: string): string {
  const params = writeListingQuery(query, currency).toString();
  // Commas between values need no escaping, and are easier to read.
  return params ? `${path}?${params.replaceAll("%2C", ",")}` : path;
}

export type ActiveFilter = { name: string; value?: string; without: ListingQuery };

/** Returns every active filter of the list, each with the query that omits it, on page 1. */
export function activeFilters(query: ListingQuery): ActiveFilter[] {
  const first = { ...query, page: 1 };
  const values = Object.entries(query.filters).flatMap(([name, chosen]) =>
    chosen.map((value) => ({
      name,
      value,
      without: { ...first, filters: { ...query.filters, [name]: chosen.filter((one) => one !== value) } },
    })),
  );
  const others: ActiveFilter[] = Object.keys(query.ranges ?? {}).map((name) => {
    const { [name]: _, ...ranges } = query.ranges ?? {};
    return { name, without: { ...first, ranges } };
  });
  if (query.priceFrom !== undefined || query.priceTo !== undefined) {
    others.push({ name: "price", without: { ...first, priceFrom: undefined, priceTo: undefined } });
  }
  if (query.inStock) others.push({ name: "in-stock", without: { ...first, inStock: undefined } });
  return [...values, ...others];
}
