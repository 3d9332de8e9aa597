import { describe, expect, test } from "vitest";
import { signsOf } from "../../runtime/numbers.ts";
import { dayStyle } from "./days.ts";
import {
  boundsOf,
  cellNamed,
  type Edits,
  filledDown,
  overtakenEdits,
  pasted,
  placesOf,
  readTable,
  readValue,
  repriced,
  restoredEdits,
  rowsToSend,
  type Selection,
  type Sheet,
  setCells,
  valueAt,
} from "./rules.ts";

const row = (variantId: number, price: string | null = "100.00", stock: string | null = "5") => ({
  variantId,
  productId: 1,
  name: "Kestrel",
  options: [],
  sku: `K-${variantId}`,
  price,
  was: null,
  stock,
  gtin: null,
  weight: null,
  lowAt: null,
  shelf: null,
  sale: null,
  saleFrom: null,
  saleUntil: null,
});
const sheet: Sheet = {
  rows: [row(1), row(2), row(3, null), row(4, "80.00", null)],
  currency: "EUR",
  signs: signsOf("de"),
  days: dayStyle("de"),
  mayCount: true,
};
const select = (row: number, column: number, lastRow = row, lastColumn = column): Selection => ({
  anchor: { row, column },
  head: { row: lastRow, column: lastColumn },
});
const after = (cells: Parameters<typeof setCells>[2], edits: Edits = {}) => {
  const next = setCells(sheet, edits, cells);
  return Object.fromEntries(Object.entries(next).map(([key, { to }]) => [key, to]));
};

describe("what is pasted", () => {
  test.each([
    [
      "a range goes from the corner on",
      select(0, 1),
      "90\t1.234,5\n91,00\t",
      { "1:price": "90.00", "1:was": "1234.50", "2:price": "91.00" },
    ],
    [
      "one cell fills the selection",
      select(0, 1, 2, 1),
      "95",
      { "1:price": "95.00", "2:price": "95.00", "3:price": "95.00" },
    ],
    [
      "a range is repeated where it fits",
      select(0, 1, 3, 1),
      "1\n2",
      { "1:price": "1.00", "2:price": "2.00", "3:price": "1.00", "4:price": "2.00" },
    ],
    ["what lies beyond the sheet is left", select(3, 10), "7\t8\n9\t9", { "4:shelf": "7" }],
    ["pieces that are not counted stay", select(2, 6), "7\n8", { "3:stock": "7" }],
    ["what is no number stays as it is", select(0, 1), "cheap", { "1:price": "cheap" }],
    ["an empty cell empties", select(0, 1), "", { "1:price": null }],
    [
      "from the right bottom too",
      select(1, 2, 0, 1),
      "1\t2\r\n3\t4\r\n",
      { "1:price": "1.00", "1:was": "2.00", "2:price": "3.00", "2:was": "4.00" },
    ],
  ])("%s", (_name, selection, text, expected) => {
    expect(after(pasted(sheet, selection, readTable(text)))).toEqual(expected);
  });

  test("is read as spreadsheets quote it", () => {
    expect(readTable('a\t"b ""c"""\r\nd\te\n')).toEqual([
      ["a", 'b "c"'],
      ["d", "e"],
    ]);
  });
});

describe("what is changed", () => {
  test.each([
    ["by percent", { percent: -10 }, { "1:price": "90.00", "2:price": "90.00", "4:price": "72.00" }],
    ["by an amount", { amount: 5.5 }, { "1:price": "105.50", "2:price": "105.50", "4:price": "85.50" }],
    ["rounded", { round_to: 0.95 }, { "1:price": "99.95", "2:price": "99.95", "4:price": "79.95" }],
    ["never below zero", { amount: -90 }, { "1:price": "10.00", "2:price": "10.00" }],
  ])("%s; empty cells stay empty, and other columns as they are", (_name, change, expected) => {
    expect(after(repriced(sheet, {}, select(0, 0, 3, 3), change))).toEqual(expected);
  });

  test("fills down what the first row says now", () => {
    const edits = setCells(sheet, {}, [[{ row: 0, column: 1 }, "42.00"]]);
    const filled = setCells(sheet, edits, filledDown(sheet, edits, select(0, 1, 2, 1)));
    expect([0, 1, 2].map((at) => valueAt(sheet, filled, { row: at, column: 1 }))).toEqual(["42.00", "42.00", "42.00"]);
  });

  test("a cell that says again what it said is changed no more, and keeps what was read first", () => {
    const once = setCells(sheet, {}, [[{ row: 0, column: 1 }, "90.00"]]);
    expect(setCells(sheet, once, [[{ row: 0, column: 1 }, "100.00"]])).toEqual({});
    expect(setCells(sheet, once, [[{ row: 0, column: 1 }, "80.00"]])).toEqual({
      "1:price": { from: "100.00", to: "80.00" },
    });
  });

  test("who may not count changes no stock", () => {
    expect(setCells({ ...sheet, mayCount: false }, {}, [[{ row: 0, column: 6 }, "9"]])).toEqual({});
    expect(readValue(" 12 ", "stock", sheet)).toBe("12");
    expect(readValue(" K-9 ", "sku", sheet)).toBe("K-9");
    expect(readValue(" '4006381 333931", "gtin", sheet)).toBe("4006381333931");
    expect(readValue("1.250", "weight", sheet)).toBe("1250");
  });

  test("is sent by variant, and problems are found again by their paths", () => {
    const edits = setCells(sheet, {}, [
      [{ row: 0, column: 1 }, "90.00"],
      [{ row: 0, column: 6 }, "6"],
      [{ row: 1, column: 2 }, "120.00"],
    ]);
    const sent = rowsToSend(edits);
    expect(sent).toEqual([
      { variantId: 1, price: { from: "100.00", to: "90.00" }, stock: { from: "5", to: "6" } },
      { variantId: 2, was: { from: null, to: "120.00" } },
    ]);
    expect(cellNamed("rows.1.was", sent)).toBe("2:was");
  });

  test("a selection has its bounds and places whichever way it was drawn", () => {
    const drawn = select(2, 3, 1, 2);
    expect(boundsOf(drawn)).toEqual({ top: 1, bottom: 2, left: 2, right: 3 });
    expect(placesOf(drawn)).toHaveLength(4);
  });
});

describe("a draft that is opened again", () => {
  const draft: Edits = {
    "1:price": { from: "100.00", to: "90.00" },
    "2:price": { from: "95.00", to: "91.00" },
    "3:price": { from: "70.00", to: "71.00" },
    "4:price": { from: "75.00", to: "80.00" },
    "4:stock": { from: "3", to: "4" },
    "9:price": { from: "1.00", to: "2.00" },
  };

  test("keeps what can still be set, leaves out what says so already, and counts what has no cell here", () => {
    const { edits, lost } = restoredEdits(sheet, draft);
    expect(Object.keys(edits)).toEqual(["1:price", "2:price", "3:price"]);
    expect(lost).toBe(2);
  });

  test("knows the cells that others changed, and sends those as changes of what they say now", () => {
    const { edits, overtaken } = restoredEdits(sheet, draft);
    expect(overtakenEdits(edits, overtaken)).toEqual([
      ["2:price", "100.00"],
      ["3:price", null],
    ]);
    expect(rowsToSend(edits, overtaken)).toEqual([
      { variantId: 1, price: { from: "100.00", to: "90.00" } },
      { variantId: 2, price: { from: "100.00", to: "91.00" } },
      { variantId: 3, price: { from: null, to: "71.00" } },
    ]);
  });

  test("a cell typed anew after it was read again is overtaken no more", () => {
    const { edits, overtaken } = restoredEdits(sheet, draft);
    const back = setCells(sheet, edits, [[{ row: 1, column: 1 }, "100.00"]]);
    expect(back["2:price"]).toBeUndefined();
    const anew = setCells(sheet, back, [[{ row: 1, column: 1 }, "92.00"]]);
    expect(overtakenEdits(anew, overtaken)).toEqual([["3:price", null]]);
  });
});
