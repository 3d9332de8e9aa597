import { expect, test } from "vitest";
import { groupsOf, moved, type Suggestions } from "./options.ts";

const one = (title: string) => ({ title, path: `/en-us/${title}` });
const answer: Suggestions = {
  query: "b",
  meant: null,
  request_id: "",
  products: [one("board"), one("boot")],
  categories: [],
  articles: [one("bench")],
  popular: [one("beanie")],
};

test("7.10 while somebody types there are products, categories and articles, before it what was asked before", () => {
  expect(groupsOf(answer, [one("recent")], true).map(({ label }) => label)).toEqual([
    "search.kind-product",
    "search.kind-page",
  ]);
  const before = groupsOf(answer, [one("recent")], false);
  expect(before.flatMap(({ options }) => options.map(({ title }) => title))).toEqual([
    "recent",
    "beanie",
    "board",
    "boot",
  ]);
  expect(groupsOf(null, [], true)).toEqual([]);
});

test.each([
  ["ArrowDown", -1, 3, 0],
  ["ArrowDown", 2, 3, -1],
  ["ArrowUp", -1, 3, 2],
  ["ArrowUp", 0, 3, -1],
  ["ArrowDown", -1, 0, null],
  ["Enter", 1, 3, null],
])("7.10 %s from option %i of %3$i leads to %4$s", (key, active, count, next) => {
  expect(moved(key, active, count)).toBe(next);
});
