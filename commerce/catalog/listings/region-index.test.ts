import { array, assert, boolean, constantFrom, integer, option, property, record, uniqueArray } from "fast-check";
import { describe, expect, test } from "vitest";
import { eachBit } from "./bits.ts";
import { countsOf } from "./listing-page.ts";
import type { ListingFilter, ListingRow } from "./listing-row.ts";
import { RegionIndex } from "./region-index.ts";
import type { SortOrder } from "./sort-orders.ts";

const colours = ["black", "glacier", "moss"] as const;
const places = ["in:boards", "in:boots"] as const;

const rows = array(
  record({
    id: integer({ min: 1, max: 60 }),
    price: integer({ min: 0, max: 5 }),
    inStock: boolean(),
    isNew: boolean(),
    popularity: integer({ min: 0, max: 3 }),
    name: constantFrom("a", "b", "c"),
    variantCount: integer({ min: 1, max: 4 }),
    terms: uniqueArray(constantFrom(...colours.map((one) => `color:${one}`), ...places, "level:expert"), {
      maxLength: 5,
    }),
  }),
  { maxLength: 80 },
);

const filters = record({
  within: option(uniqueArray(constantFrom<string>(...places, "in:moon")), { nil: undefined }),
  without: option(uniqueArray(constantFrom<string>("level:expert")), { nil: undefined }),
  ids: option(uniqueArray(integer({ min: 1, max: 70 })), { nil: undefined }),
  filters: record({
    color: uniqueArray(constantFrom<string>(...colours, "pink")),
    level: uniqueArray(constantFrom("expert")),
  }),
  priceFrom: option(integer({ min: 0, max: 5 }), { nil: undefined }),
  priceTo: option(integer({ min: 0, max: 5 }), { nil: undefined }),
  inStock: option(boolean(), { nil: undefined }),
});

/** The same by checking every row. */
function passes(row: ListingRow, filter: ListingFilter, except = ""): boolean {
  const { within, without, ids, filters: wanted = {}, priceFrom = 0, priceTo = 99, inStock } = filter;
  if (within && !within.some((term) => row.terms.includes(term))) return false;
  if (without?.some((term) => row.terms.includes(term))) return false;
  if (ids && !ids.includes(row.id)) return false;
  const fits = Object.entries(wanted).every(
    ([name, values]) =>
      name === except || values.length === 0 || values.some((value) => row.terms.includes(`${name}:${value}`)),
  );
  const isPaid = except === "price" || (row.price >= priceFrom && row.price <= priceTo);
  return fits && isPaid && (!inStock || row.inStock);
}

const compares: Record<SortOrder, (a: ListingRow, b: ListingRow) => number> = {
  id: (a, b) => a.id - b.id,
  popular: (a, b) => b.popularity - a.popularity || a.id - b.id,
  newest: (a, b) => Number(b.isNew) - Number(a.isNew) || b.id - a.id,
  "price-up": (a, b) => a.price - b.price || a.id - b.id,
  "price-down": (a, b) => b.price - a.price || a.id - b.id,
  name: (a, b) => a.name.localeCompare(b.name) || a.id - b.id,
};
const orders = Object.keys(compares) as SortOrder[];

/** An index after products were added, changed and removed, and the remaining rows. */
function lived(given: ListingRow[], gone: readonly number[]): { index: RegionIndex; left: ListingRow[] } {
  const index = new RegionIndex();
  const kept = new Map<number, ListingRow>();
  for (const [at, row] of given.entries()) {
    // Some orders exist before the rows are added, and some are built afterwards.
    if (at % 9 === 4) for (const order of orders.slice(0, 3)) index.page(index.narrow({}).all, order, false, 0, 5);
    index.put([row]);
    kept.set(row.id, row);
  }
  for (const id of gone) {
    index.remove(id);
    kept.delete(id);
  }
  return { index, left: [...kept.values()] };
}

describe("a region's lists in memory", () => {
  test("7.1 hold what looking at every product would find, in every order, on every page", () => {
    assert(
      property(
        rows,
        uniqueArray(integer({ min: 1, max: 60 })),
        filters,
        boolean(),
        (given, gone, filter, isBackwards) => {
          const { index, left } = lived(given, gone);
          const { all } = index.narrow(filter);
          for (const order of orders) {
            const expected = left.filter((row) => passes(row, filter)).sort(compares[order]);
            if (isBackwards) expected.reverse();
            const ids = expected.map((row) => row.id);
            expect(index.page(all, order, isBackwards, 0, 100)).toEqual(ids);
            expect(index.page(all, order, isBackwards, 2, 3)).toEqual(ids.slice(2, 5));
            const byStock = Object.groupBy(expected, (row) => (row.inStock ? "left" : "gone"));
            const last = [...(byStock.left ?? []), ...(byStock.gone ?? [])].map((row) => row.id);
            expect(index.page(all, order, isBackwards, 2, 3, { isStockFirst: true })).toEqual(last.slice(2, 5));
          }
        },
      ),
    );
  });

  test("7.1 count each attribute without its own filter, and prices without theirs", () => {
    assert(
      property(rows, uniqueArray(integer({ min: 1, max: 60 })), filters, (given, gone, filter) => {
        const { index, left } = lived(given, gone);
        const { total, facets, priceRange } = countsOf(index, index.narrow(filter));
        expect(total).toBe(left.filter((row) => passes(row, filter)).length);
        for (const [name, values] of [
          ["color", colours],
          ["level", ["expert"]],
        ] as const) {
          const counted = values.flatMap((value) => {
            const count = left.filter(
              (row) => passes(row, filter, name) && row.terms.includes(`${name}:${value}`),
            ).length;
            return count > 0 ? [{ value, count }] : [];
          });
          expect(facets.find((facet) => facet.name === name)?.values ?? []).toEqual(counted);
        }
        const prices = left.filter((row) => passes(row, filter, "price")).map((row) => row.price);
        expect(priceRange).toEqual(prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : null);
      }),
    );
  });

  test("grow beyond their first room", () => {
    const index = new RegionIndex();
    const row = {
      terms: ["color:ink"],
      price: 1,
      inStock: true,
      isNew: false,
      popularity: 0,
      name: "x",
      variantCount: 1,
    };
    index.put(Array.from({ length: 3000 }, (_, id) => ({ ...row, id: id + 1 })));
    const seen: number[] = [];
    eachBit(index.narrow({ filters: { color: ["ink"] } }).all, (place) => seen.push(place));
    expect([index.size, seen.length, seen.at(-1)]).toEqual([3000, 3000, 2999]);
  });
});
