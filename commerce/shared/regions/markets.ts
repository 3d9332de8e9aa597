import type { Market } from "./schema.ts";

/**
 * The merchant's markets, as this process holds them. They determine the locales, which nearly all code needs, so they
 * are kept here and not passed along. commerce/settings sets them at start and on every change. Browsers do not use
 * them, because a page comes with its locale.
 */

type OwnMarkets = { list: readonly Market[]; byCountry: ReadonlyMap<string, Market> };

let own: OwnMarkets | null = null;
let generation = 0;

/** Null means the defaults of countries.ts. */
export function setMarkets(list: readonly Market[] | null): void {
  own = list && { list, byCountry: new Map(list.map((market) => [market.country, market])) };
  generation += 1;
}

export const ownMarkets = (): readonly Market[] | null => own?.list ?? null;
export const marketOf = (country: string): Market | undefined => own?.byCountry.get(country);

/** Caches a value made from the markets. It is made again after the markets have changed. */
export function madeFor<T>(make: () => T): () => T {
  let made: { generation: number; value: T } | null = null;
  return () => {
    if (made?.generation !== generation) made = { generation, value: make() };
    return made.value;
  };
}
