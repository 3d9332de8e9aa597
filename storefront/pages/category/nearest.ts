import { listing } from "#commerce/catalog/listings/listing-page.ts";
import type { ListingQuery } from "#commerce/catalog/products/schema.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { type ActiveFilter, activeFilters } from "./active-filters.ts";

/** What stands for the products that the filter in the way hides. */
const shown = 4;

/**
 * When nothing matches, the filter whose removal finds most, with the first products that it hides. Null where no single
 * filter is in the way. Lists are counted in memory, the cards of one are read.
 */
export async function nearestTo({ services, discount }: PageContext, query: ListingQuery) {
  const counted = await Promise.all(
    activeFilters(query).map(async (filter) => ({ filter, count: (await read(filter, 0)).total })),
  );
  const [best] = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return best ? { ...best, cards: (await read(best.filter, shown)).cards } : null;

  function read({ without }: ActiveFilter, perPage: number) {
    return listing(services.db, { ...without, page: 1, perPage, leftOver: 0 }, discount ?? null);
  }
}
