import { expect, test } from "vitest";
import { type FacetCounts, facetNames } from "#services/search/narrowing.ts";
import { readSearchQuery } from "./address.ts";
import { wholeOf, withZeros } from "./kept-choices.ts";

const noCounts = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as FacetCounts["values"];
const countsOf = (more: Partial<FacetCounts>, values: Partial<FacetCounts["values"]> = {}): FacetCounts => ({
  prices: [],
  inStock: 0,
  lengths: [],
  own: {},
  ...more,
  values: { ...noCounts, ...values },
});

test("7.10 a filter keeps choices that would leave nothing, with a count of zero, after those that are left", () => {
  const whole = countsOf(
    { lengths: [{ value: "150", count: 3 }], own: { edge: [{ value: "sharp", count: 2 }] }, inStock: 9 },
    {
      level: [
        { value: "beginner", count: 4 },
        { value: "expert", count: 5 },
      ],
    },
  );
  const narrowed = countsOf({ inStock: 2 }, { level: [{ value: "expert", count: 2 }] });
  const kept = withZeros(narrowed, whole);
  expect(kept.values.level).toEqual([
    { value: "expert", count: 2 },
    { value: "beginner", count: 0 },
  ]);
  expect([kept.lengths, kept.own.edge, kept.inStock]).toEqual([
    [{ value: "150", count: 0 }],
    [{ value: "sharp", count: 0 }],
    2,
  ]);
});

test("7.10 what a list is stays when its choices are counted without what narrows it", () => {
  const query = readSearchQuery(
    new URLSearchParams("q=powder&category=boots&level=expert&size=US 9&price-from=50&in-stock=1&page=3"),
  );
  const whole = wholeOf(query);
  expect(whole.values).toEqual({ category: ["boots"] });
  expect([whole.q, whole.page, whole.from, whole.inStock]).toEqual(["powder", 1, undefined, false]);
});
