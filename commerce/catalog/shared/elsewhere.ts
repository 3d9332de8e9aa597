import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { lacksMarket, outsideOf } from "#commerce/staff/guard/markets.ts";
import type { Staff } from "#commerce/staff/permissions/schema.ts";
import type { Failure } from "#platform/result.ts";
import type { ManagementProblem } from "./problems.ts";

/**
 * What is replaced as a whole list of several markets: a product's schedule and a category's pins. Staff of some markets
 * send the other markets' lines back as they are, so it is decided by what a plan changes.
 */

type ByMarket = ReadonlyMap<string, string>;

const changedIn = (before: ByMarket, after: ByMarket): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((market) => before.get(market) !== after.get(market));

type Line = { market: string; from: string | null; until: string | null };
const moment = (text: string | null) => (text === null ? null : Date.parse(text));
const linesOf = (schedule: readonly Line[] = []): ByMarket =>
  new Map(schedule.map(({ market, from, until }) => [market, JSON.stringify([moment(from), moment(until)])]));
type Pins = { readonly [market: string]: readonly number[] };
const pinsOf = (pins: Pins = {}): ByMarket =>
  new Map(Object.entries(pins).map(([market, ids]) => [market, ids.join()]));

const refusal = (markets: Staff["markets"], changed: readonly string[]): Failure<ManagementProblem> | null => {
  const outside = outsideOf(markets, changed);
  return outside === undefined ? null : lacksMarket("catalogue:write", outside);
};

type Schedule = { schedule?: readonly Line[] };
type Rescheduled = { product: Schedule; before?: Schedule | null | undefined };

/** The refusal of plans that open or close products in other markets; null when there are none. */
export const rescheduledElsewhere = (plans: readonly Rescheduled[], markets: Staff["markets"]) =>
  refusal(
    markets,
    plans.flatMap(({ product, before }) => changedIn(linesOf(before?.schedule), linesOf(product.schedule))),
  );

type Pinned = { uid: string; pins: Pins };

/** The refusal of categories whose pins change for other markets, or for all of them. */
export function pinnedElsewhere(stored: readonly Pinned[], planned: readonly Pinned[], markets: Staff["markets"]) {
  const before = new Map(stored.map((category) => [category.uid, category]));
  const changed = planned.flatMap(({ uid, pins }) => changedIn(pinsOf(before.get(uid)?.pins), pinsOf(pins)));
  return refusal(
    markets,
    changed.flatMap((market) => (market === "" ? priceRegions : market)),
  );
}
