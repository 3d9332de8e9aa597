import { expect, test } from "vitest";
import { noFaults } from "#commerce/catalog/shared/problems.ts";
import { type Conflicts, decideRow, reductionOf } from "./rules.ts";

const noSale = { sale: null, saleFrom: null, saleUntil: null };
const kept = { lowAt: null, shelf: null };
const stored = { sku: "A-1", price: 10_000, was: null, stock: 3, gtin: null, weight: 250, ...noSale, ...kept };
const decide = (given: object, at: object = {}, currency = "USD") => {
  const faults = noFaults();
  const conflicts: Conflicts = {};
  const { cells } = decideRow({ variantId: 1, ...given }, { ...stored, ...at }, currency, "rows.0", faults, conflicts);
  return { cells: cells.map(({ field, before, after }) => [field, before, after]), wrong: faults.wrong, conflicts };
};

test.each([
  ["a barcode", { gtin: { from: null, to: "4006381333931" } }, {}, [["gtin", null, "4006381333931"]]],
  ["from where on it is low", { lowAt: { from: null, to: "7" } }, {}, [["lowAt", null, "7"]]],
  ["where it lies, without spaces around", { shelf: { from: null, to: " A-12 " } }, {}, [["shelf", null, "A-12"]]],
  ["a weight, and none", { weight: { from: "250", to: null } }, {}, [["weight", "250", null]]],
  ["an amount", { price: { from: "100.00", to: "95.5" } }, {}, [["price", "100.00", "95.50"]]],
  ["the same amount written otherwise", { price: { from: "100", to: "100.0" } }, {}, []],
  ["what was read may be written otherwise", { price: { from: "100", to: "90" } }, {}, [["price", "100.00", "90.00"]]],
  ["a former price", { was: { from: null, to: "120" } }, {}, [["was", null, "120.00"]]],
  ["pieces", { stock: { from: "3", to: "12" } }, {}, [["stock", "3", "12"]]],
  ["a SKU", { sku: { from: "A-1", to: "B-1" } }, {}, [["sku", "A-1", "B-1"]]],
  [
    "without a price there is no former price",
    { price: { from: "100.00", to: null } },
    { was: 12_000 },
    [
      ["price", "100.00", null],
      ["was", "120.00", null],
    ],
  ],
  ["what somebody has set to the same already", { price: { from: "80.00", to: "100.00" } }, {}, []],
])("%s", (_name, given, at, cells) => {
  expect(decide(given, at)).toEqual({ cells, wrong: {}, conflicts: {} });
});

test.each([
  ["lowAt", "-1", "must be a whole number from 0"],
  ["shelf", "a".repeat(41), "must have at most 40 characters"],
  ["price", "1,5", "must be an amount of USD with 2 decimals at most"],
  ["price", "1.005", "must be an amount of USD with 2 decimals at most"],
  ["price", "-1", "must be an amount of USD with 2 decimals at most"],
  ["price", "10000000.01", "must not be above 10000000"],
  ["was", "100.00", "must be above price"],
  ["stock", "1.5", "must be a whole number"],
  ["stock", null, "must be a whole number"],
  ["sku", "", "is not a SKU"],
  ["sku", null, "is required"],
])("%s cannot be %s", (field, to, fault) => {
  const from = { price: "100.00", was: null, stock: "3", sku: "A-1" }[field] ?? null;
  expect(decide({ [field]: { from, to } }).wrong).toEqual({ [`rows.0.${field}`]: fault });
});

test("pieces that are not counted cannot be set, and a former price needs a price", () => {
  expect(decide({ stock: { from: null, to: "1" } }, { stock: null }).wrong).toEqual({
    "rows.0.stock": "is not counted",
  });
  expect(decide({ was: { from: null, to: "1" } }, { price: null }).wrong).toEqual({ "rows.0.was": "needs a price" });
});

test("a cell that somebody else set to something else is a conflict that says what it says now", () => {
  expect(decide({ price: { from: "80.00", to: "90.00" } })).toEqual({
    cells: [],
    wrong: {},
    conflicts: { "rows.0.price": "100.00" },
  });
});

const december = "2026-12-01T08:00:00.000Z";
const christmas = "2026-12-25T00:00:00.000Z";
const onSale = { sale: 8000, saleFrom: december, saleUntil: christmas };

test.each([
  [
    "a sale with its days",
    { sale: { from: null, to: "80" }, saleFrom: { from: null, to: "2026-12-01T09:00:00+01:00" } },
    {},
    [
      ["sale", null, "80.00"],
      ["saleFrom", null, december],
    ],
  ],
  [
    "another last day",
    { saleUntil: { from: christmas, to: december.replace("-01T", "-20T") } },
    onSale,
    [["saleUntil", christmas, "2026-12-20T08:00:00.000Z"]],
  ],
  ["the same moment in another zone", { saleFrom: { from: december, to: "2026-12-01T09:00:00+01:00" } }, onSale, []],
  [
    "with a sale its days go",
    { sale: { from: "80.00", to: null } },
    onSale,
    [
      ["sale", "80.00", null],
      ["saleFrom", december, null],
      ["saleUntil", christmas, null],
    ],
  ],
])("3.12 %s", (_name, given, at, cells) => {
  expect(decide(given, at)).toEqual({ cells, wrong: {}, conflicts: {} });
});

test.each([
  [{ sale: { from: "80.00", to: "100.00" } }, onSale, { "rows.0.sale": "must be below price" }],
  [{ price: { from: "100.00", to: "70.00" } }, onSale, { "rows.0.sale": "must be below price" }],
  [{ sale: { from: null, to: "80.00" } }, {}, { "rows.0.sale": expect.stringContaining("needs a day") }],
  [{ saleUntil: { from: null, to: christmas } }, {}, { "rows.0.saleUntil": "needs a sale price" }],
  [
    { saleUntil: { from: christmas, to: "2026-11-30T00:00:00Z" } },
    onSale,
    { "rows.0.saleUntil": "must be after its beginning" },
  ],
  [{ saleFrom: { from: december, to: "soon" } }, onSale, { "rows.0.saleFrom": "is no day" }],
  [{ saleFrom: { from: december, to: "2026-12-01" } }, onSale, { "rows.0.saleFrom": "is no day" }],
  [{ sale: { from: null, to: "1" } }, { price: null }, { "rows.0.sale": "needs a price" }],
])("3.12 a sale that cannot be is told in its cell: %j", (given, at, wrong) => {
  expect(decide(given, at).wrong).toEqual(wrong);
});

test("3.12 what is sold in reduction now, or once its sale begins", () => {
  const row = { ...stored, ...onSale };
  const during = Date.parse(december) + 1;
  expect(reductionOf(row, Date.parse(december) - 1)).toEqual({ price: 8000, isToCome: true });
  expect(reductionOf(row, during)).toEqual({ price: 8000, isToCome: false });
  expect(reductionOf(row, Date.parse(christmas))).toBeNull();
  expect(reductionOf({ ...row, was: 12_000 }, Date.parse(christmas))).toEqual({ price: 10_000, isToCome: false });
  expect(reductionOf({ ...row, price: null }, during)).toBeNull();
  expect(reductionOf(stored, during)).toBeNull();
});
