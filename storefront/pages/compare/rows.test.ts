import { expect, test } from "vitest";
import { idsInQuery } from "#storefront/routing/ids-in-query.ts";
import { rowsOf } from "./rows.ts";

test("2.7 boards side by side: a row for every fact that one of them has, marked where they differ", () => {
  const words = { label: (id: string) => id.toUpperCase(), value: (value: string) => value, sizes: "Sizes" };
  const rows = rowsOf(
    [
      {
        facts: [
          { id: "flex", value: "6" },
          { id: "rider", value: "all" },
          { id: "camber", value: "rocker" },
        ],
        sizes: ["154", "156"],
        gone: ["154"],
        terrain: [],
      },
      { facts: [{ id: "rider", value: "all" }], sizes: ["156"], terrain: [{ name: "park", points: 8 }] },
    ],
    words,
  );
  expect(rows).toEqual([
    { label: "FLEX", values: ["6 / 10", ""], levels: [0.6, null], differs: true },
    { label: "RIDER", values: ["all", "all"], differs: false },
    { label: "CAMBER", values: ["rocker", ""], cambers: ["rocker", null], differs: true },
    { label: "Sizes", values: ["154, 156", "156"], gone: [["154"], []], differs: true },
    { label: "TERRAIN: park", values: ["", "8 / 10"], levels: [null, 0.8], differs: true },
  ]);
});

test("2.7 ids of an address are read once each, and only so many", () => {
  expect(idsInQuery(new URLSearchParams("ids=12,15&ids=15,16,x,-1,0,99999999999,1.5&ids=17,18"), 4)).toEqual([
    12, 15, 16, 17,
  ]);
});

test("2.7 what is no number on the scale stays a word", () => {
  const words = { label: (id: string) => id, value: (value: string) => value, sizes: "Sizes" };
  const [row] = rowsOf([{ facts: [{ id: "flex", value: "very stiff" }], sizes: [], terrain: [] }], words);
  expect(row).toEqual({ label: "flex", values: ["very stiff"], differs: false });
});

test("2.7 the board with the most of something is marked, and none where all have the same", () => {
  const words = { label: (id: string) => id, value: (value: string) => value, sizes: "Sizes" };
  const board = (park: number, powder: number, flex: number) => ({
    facts: [{ id: "flex", value: String(flex) }],
    sizes: [],
    terrain: [
      { name: "park", points: park },
      { name: "powder", points: powder },
    ],
  });
  const rows = rowsOf([board(3, 8, 2), board(9, 8, 5), board(9, 8, 7)], words);
  // A stiffer board is no better board.
  expect(rows.map(({ most }) => most)).toEqual([undefined, [false, true, true], undefined]);
});
