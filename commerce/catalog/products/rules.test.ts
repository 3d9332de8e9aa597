import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Badge, type BadgeSurroundings, badgeOf, readListingQuery, writeListingQuery } from "./rules.ts";

const plain = { price: 100, isNew: false, isRedesigned: false, isBestSeller: false, isComingSoon: false };
const reduced = { ...plain, retailPrice: 120 };
const us: BadgeSurroundings = { region: "us", isPro: false };

test.each<[string, Parameters<typeof badgeOf>[0], BadgeSurroundings, Badge | null]>([
  ["a reduced product is on sale", reduced, us, "sale"],
  ["sale comes before new", { ...reduced, isNew: true }, us, "sale"],
  ["no sale tag where the shop does not sell", reduced, { region: null, isPro: false }, null],
  ["no sale tag for professionals", { ...reduced, isNew: true }, { region: "pro", isPro: true }, "new"],
  ["no sale tag in an add-on grid", reduced, { ...us, isAddOn: true }, null],
  ["no sale tag at the retail price", { ...plain, retailPrice: 100 }, us, null],
  ["new comes before redesigned", { ...plain, isNew: true, isRedesigned: true }, us, "new"],
  ["redesigned alone", { ...plain, isRedesigned: true, isBestSeller: true }, us, "redesigned"],
  ["best seller", { ...plain, isBestSeller: true, isComingSoon: true }, us, "best-seller"],
  ["coming soon", { ...plain, isComingSoon: true }, us, "coming-soon"],
  ["nothing to say", plain, us, null],
])("4 badge: %s", (_title, card, surroundings, badge) => {
  expect(badgeOf(card, surroundings)).toBe(badge);
});

const context = { region: "us" as const, category: "snowboards", currency: "USD" };
const read = (text: string) => readListingQuery(new URLSearchParams(text), context);
const plainQuery = { region: "us", category: "snowboards", filters: {}, sort: "popular", page: 1, perPage: 24 };

describe("a list's address", () => {
  test("holds filters, prices, sorting and page", () => {
    expect(
      read("color=Glacier,ink&size=10.5&size=156w&price-from=100&price-to=400&in-stock=yes&sort=price-up&page=3"),
    ).toEqual({
      ...plainQuery,
      filters: { color: ["glacier", "ink"], size: ["10.5", "156w"] },
      priceFrom: 10_000,
      priceTo: 40_000,
      inStock: true,
      sort: "price-up",
      page: 3,
    });
  });

  test.each([
    "",
    "sort=worst",
    "page=0",
    "page=-1",
    "page=1.5",
    "page=x",
    "fbclid=1&utm_source=x",
    "color=",
    "color=%00,<b>,,",
    "price-from=-1&price-to=NaN",
    "in-stock=no",
  ])("junk is left out: %s", (text) => {
    expect(read(text)).toEqual(plainQuery);
  });

  test("bounds are kept", () => {
    expect(read("page=9999999").page).toBe(5000);
    expect(read(`size=${Array.from({ length: 500 }, (_, index) => index).join(",")}`).filters.size).toHaveLength(30);
  });

  test("reading what was written gives the same, and writing it again the same text", () => {
    fc.assert(
      fc.property(
        fc.webQueryParameters(),
        fc.constantFrom("", "color=b,a&size=1", "price-to=5&page=2&sort=name"),
        (junk, text) => {
          const query = read(`${text}&${junk}`);
          const written = writeListingQuery(query, "USD");
          expect(readListingQuery(written, context)).toEqual(query);
          expect(writeListingQuery(readListingQuery(written, context), "USD").toString()).toBe(written.toString());
        },
      ),
    );
    expect(writeListingQuery(read("sort=popular&page=1"), "USD").toString()).toBe("");
  });
});
