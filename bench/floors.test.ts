import { expect, test } from "vitest";
import { floorsOf, floorTable, holds, type Run } from "./floors.ts";

const run: Run = {
  fastify: 10_000,
  react: 400,
  cached: { home: { rate: 6_000, fastify: 10_000 }, category: { rate: 4_799, fastify: 8_000 } },
  uncached: { home: 140, product: 239 },
  product: 1_500,
  list: 499,
  carts: 500,
  orders: 100,
  memory: 200,
  script: 100.1,
};
const failing = (one: Run) =>
  floorsOf(one)
    .filter((floor) => !holds(floor))
    .map(({ what }) => what);

test("a floor holds at its bound and fails beyond it", () => {
  expect(failing(run)).toEqual([
    "cached category page",
    "GET /api/products?limit=24",
    "uncached product page",
    "JavaScript of the product page",
  ]);
});

test("what was not measured fails, and is not taken for fast", () => {
  expect(failing({ ...run, orders: 0, fastify: 0 })).toContain("guest order, whole");
});

test("the table says each floor with what was found, what is wanted, and the outcome", () => {
  const lines = floorTable(floorsOf(run)).split("\n");
  expect(lines).toHaveLength(12);
  expect(lines).toContain("| guest order, whole | 1.00 | at least 1 % of Fastify | holds |");
  expect(lines).toContain("| GET /api/products?limit=24 | 4.99 | at least 5 % of Fastify | fails |");
  expect(lines).toContain("| JavaScript of the product page | 100.1 | at most 100 KB, gzip | fails |");
});
