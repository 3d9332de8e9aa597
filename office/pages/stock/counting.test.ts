import { expect, test } from "vitest";
import type { StockRow } from "#commerce/catalog/office/list-schema.ts";
import { bodiesOf, type Entries, linesOf, quantityIn } from "./counting.ts";

const row = (variantId: number, available: number): StockRow => ({
  variantId,
  productId: 1,
  sku: `K-${variantId}`,
  name: "Kestrel",
  options: [],
  image: null,
  available,
  isTracked: true,
  isLow: false,
  lowAt: null,
  shelf: null,
});
const entered = (texts: Record<number, string>): Entries =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, { row: row(Number(id), 10), text }]));

test("what is counted is a whole number from 0; what came or went may have a sign", () => {
  expect(["12", " 7 ", "-1", "1.5", "", "many"].map((text) => quantityIn(text, "count"))).toEqual([
    12,
    7,
    null,
    null,
    null,
    null,
  ]);
  expect(["+12", "−3", "-1", "x"].map((text) => quantityIn(text, "correction"))).toEqual([12, -3, -1, null]);
});

test("only differences are told and sent, counts with what was seen", () => {
  const lines = linesOf(entered({ 1: "10", 2: "8", 3: "no", 4: "0" }), "count");
  expect(lines.map(({ row: { variantId }, after }) => [variantId, after])).toEqual([
    [2, 8],
    [4, 0],
  ]);
  expect(bodiesOf(lines, "count", "Autumn")).toEqual([
    {
      reason: "count",
      note: "Autumn",
      items: [
        { variant_id: 2, quantity: 8, seen: 10 },
        { variant_id: 4, quantity: 0, seen: 10 },
      ],
    },
  ]);
  const came = linesOf(entered({ 1: "0", 2: "5", 3: "-4" }), "import");
  expect(came.map(({ after }) => after)).toEqual([15, 6]);
  expect(bodiesOf(came, "import", "")[0]).toMatchObject({ items: [{ quantity: 5 }, { quantity: -4 }] });
});

test("more than a thousand are sent in parts", () => {
  const lines = Array.from({ length: 2500 }, (_, at) => ({ row: row(at, 1), quantity: 2, after: 2 }));
  expect(bodiesOf(lines, "count", "").map((body) => (body as { items: object[] }).items.length)).toEqual([
    1000, 1000, 500,
  ]);
});
