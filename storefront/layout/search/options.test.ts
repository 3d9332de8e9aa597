import { expect, test } from "vitest";
import { groupsOf, matched, moved, type Suggestions } from "./options.ts";

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

const start: Suggestions = {
  ...answer,
  query: "",
  categories: [one("boots")],
  articles: [],
  popular: [one("beanie"), one("boot bag")],
};
const titles = (groups: ReturnType<typeof groupsOf>) => groups.map(({ options }) => options.map(({ title }) => title));

test("7.10 while somebody types there are products, questions and articles, and best sellers stand aside", () => {
  const found = { ...answer, products: [one("board")] };
  const groups = groupsOf(start, found, [one("binding")]);
  expect(groups.map(({ label }) => label)).toEqual([
    "search.kind-product",
    "search.questions",
    "search.kind-page",
    "search.popular-products",
  ]);
  expect(titles(groups)).toEqual([["board"], ["binding", "beanie", "boot bag"], ["bench"], ["boot"]]);
  expect(groups.map(({ columns, isAside = false }) => [columns, isAside])).toEqual([
    [{ from: 1, count: 1 }, false],
    [undefined, false],
    [undefined, false],
    [{ from: 2, count: 3 }, true],
  ]);
});

test("7.10 where only products match, the categories are the way on, and nothing unrelated is called a search", () => {
  const groups = groupsOf(start, { ...answer, query: "kes", articles: [] }, []);
  expect(groups.map(({ label }) => label)).toEqual(["search.kind-product", "search.kind-category"]);
  expect(titles(groups)).toEqual([["board", "boot"], ["boots"]]);
  const none = groupsOf(start, { ...answer, query: "kes", products: [], articles: [] }, []);
  expect(none.at(-1)).toMatchObject({
    label: "search.popular-products",
    columns: { from: 1, count: 4 },
    isAside: false,
  });
});

test("7.10 before anything is typed there is what was asked, and best sellers; categories where nothing was asked yet", () => {
  expect(titles(groupsOf(start, null, [one("recent"), one("Beanie")]))).toEqual([
    ["recent", "Beanie"],
    ["boot bag"],
    ["board", "boot"],
  ]);
  expect(titles(groupsOf(start, null, []))).toEqual([["beanie", "boot bag"], ["boots"], ["board", "boot"]]);
  expect(groupsOf(null, null, [])).toEqual([]);
});

test.each([
  ["Kestrel", "kest", ["", "Kest", "rel"]],
  ["Kestrel", "boot", ["Kestrel", "", ""]],
  ["Kestrel", "", ["Kestrel", "", ""]],
])("7.10 of %s what was typed (%s) is marked", (title, typed, parts) => {
  expect(matched(title, typed)).toEqual(parts);
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
