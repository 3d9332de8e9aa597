import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  availableValues,
  type Badge,
  type BadgeSurroundings,
  badgeOf,
  readListingQuery,
  variantFor,
  writeListingQuery,
} from "./rules.ts";

const colours = { values: [1, 2].map((id) => ({ id, code: `c${id}`, label: "", hexColours: [] })) };
const sizes = { values: [3, 4].map((id) => ({ id, code: `s${id}`, label: "", hexColours: [] })) };
const options = [colours, sizes];
const variants = [
  { valueIds: [1, 3], isPurchasable: true },
  { valueIds: [1, 4], isPurchasable: false },
  { valueIds: [2, 3], isPurchasable: true },
];

describe("variants", () => {
  test("4 a single variant is chosen when the selected options leave exactly one match", () => {
    expect(variantFor(options, variants, [1, 3])).toBe(variants[0]);
    expect(variantFor(options, variants, [2])).toBe(variants[2]);
    expect(variantFor(options, variants, [1])).toBeNull();
    expect(variantFor(options, variants, [2, 4])).toBeNull();
    expect(variantFor(options, variants, [])).toBeNull();
    expect(variantFor(options, variants.slice(0, 1), [99])).toBe(variants[0]);
  });

  test("values tell what choosing them would come to", () => {
    expect(Object.fromEntries(availableValues(options, variants, [1]))).toEqual({
      1: "purchasable",
      2: "purchasable",
      3: "purchasable",
      4: "sold-out",
    });
    expect(availableValues(options, variants, [2, 3]).get(4)).toBe("impossible");
  });

  test("a value that is called purchasable leads to a variant that can be bought", () => {
    const variant = fc.record({
      valueIds: fc.tuple(fc.constantFrom<number>(1, 2), fc.constantFrom<number>(3, 4)),
      isPurchasable: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(variant), fc.constantFrom<number[]>([], [1], [2], [3], [1, 4]), (list, chosen) => {
        for (const [id, state] of availableValues(options, list, chosen)) {
          const rest = chosen.filter((one) => one > 2 !== id > 2);
          const left = list.filter(({ valueIds }) => [id, ...rest].every((one) => valueIds.includes(one)));
          expect(state === "impossible").toBe(left.length === 0);
          expect(state === "purchasable").toBe(left.some((one) => one.isPurchasable));
        }
      }),
    );
  });
});

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
