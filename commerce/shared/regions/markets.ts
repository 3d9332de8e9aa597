import type { Market } from "./schema.ts";

/**
 * The merchant's markets as this process knows them. They decide what a locale is, which nearly everything asks for, so they
 * stand here once and are not passed along: commerce/settings sets them at start and whenever they change. Browsers never ask:
 * a page comes with its locale.
 */

type Own = { list: readonly Market[]; byCountry: ReadonlyMap<string, Market> };

let own: Own | null = null;
let generation = 0;

/** Null: as countries.ts has it. */
export function setMarkets(list: readonly Market[] | null): void {
  own = list && { list, byCountry: new Map(list.map((market) => [market.country, market])) };
  generation += 1;
}

export const ownMarkets = (): readonly Market[] | null => own?.list ?? null;
export const marketOf = (country: string): Market | undefined => own?.byCountry.get(country);

/** What is made of the markets, made anew once they are others. */
export function madeFor<T>(make: () => T): () => T {
  let made: { generation: number; value: T } | null = null;
  return () => {
    if (made?.generation !== generation) made = { generation, value: make() };
    return made.value;
  };
}
