import { expect, test } from "vitest";
import { fewLeftOver, pagesOf, sizeOfPage } from "./last-page.ts";

const size = { perPage: 24, leftOver: fewLeftOver };

test.each([
  [0, 1],
  [24, 1],
  [26, 1],
  [32, 1],
  [33, 2],
  [42, 2],
  [56, 2],
  [57, 3],
])("2.1 a list of %i products has %i pages, and a last few have none of their own", (total, pages) => {
  expect(pagesOf(total, size)).toBe(pages);
});

test("2.1 every product of a list is on exactly one page, however many there are", () => {
  for (let total = 0; total <= 200; total++) {
    const pages = Array.from({ length: pagesOf(total, size) }, (_, at) => at + 1);
    const shown = pages.flatMap((page) => {
      const from = (page - 1) * size.perPage;
      return Array.from({ length: total }, (_, at) => at).slice(from, from + sizeOfPage(page, total, size));
    });
    expect(shown, `${total} products`).toEqual(Array.from({ length: total }, (_, at) => at));
    if (pages.length > 1) expect(total - (pages.length - 1) * size.perPage).toBeGreaterThan(fewLeftOver);
  }
});
