import { expect, test } from "vitest";
import type { ListingQuery } from "#commerce/catalog/products/schema.ts";
import { pageNumbers } from "#storefront/components/page/paging.ts";
import { activeFilters, listPath } from "./active-filters.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])("2.1 the paging of page %i of %i", (current, last, numbers) => {
  expect(pageNumbers(current, last)).toEqual(numbers);
});

const query: ListingQuery = {
  region: "us",
  category: "snowboards",
  filters: { color: ["black", "ink"], size: ["156"] },
  priceFrom: 20000,
  inStock: true,
  sort: "price-up",
  page: 3,
  perPage: 24,
};

test("2.5 every filter of a list can be taken away by a link, and leads back to page 1", () => {
  const paths = activeFilters(query).map(({ without }) => listPath("/c/snowboards", without, "USD"));
  expect(paths).toEqual([
    "/c/snowboards?color=ink&size=156&price-from=200&in-stock=yes&sort=price-up",
    "/c/snowboards?color=black&size=156&price-from=200&in-stock=yes&sort=price-up",
    "/c/snowboards?color=black,ink&price-from=200&in-stock=yes&sort=price-up",
    "/c/snowboards?color=black,ink&size=156&in-stock=yes&sort=price-up",
    "/c/snowboards?color=black,ink&size=156&price-from=200&sort=price-up",
  ]);
});
