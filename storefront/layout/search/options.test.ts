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

test("7.10 while somebody types there is what the letters found, and nothing general beside it", () => {
  const found = { ...answer, products: [one("board")] };
  const groups = groupsOf(start, found, [one("binding")]);
  expect(groups.map(({ label, look }) => [label, look])).toEqual([
    ["search.kind-product", "products"],
    ["search.kind-page", "pages"],
    ["search.questions", "words"],
  ]);
  expect(titles(groups)).toEqual([["board"], ["bench"], ["binding", "beanie", "boot bag"]]);
});

test("7.10 where nothing matches, best sellers and the categories are the way on", () => {
  const none = groupsOf(start, { ...answer, query: "kes", products: [], articles: [] }, []);
  expect(none.map(({ label }) => label)).toEqual(["search.popular-products", "search.kind-category"]);
  expect(titles(none)).toEqual([["board", "boot"], ["boots"]]);
});

test("7.10 before anything is typed there is what was asked, best sellers, and the categories", () => {
  expect(titles(groupsOf(start, null, [one("recent"), one("Beanie")]))).toEqual([
    ["recent", "Beanie"],
    ["boot bag"],
    ["board", "boot"],
    ["boots"],
  ]);
  expect(titles(groupsOf(start, null, []))).toEqual([["beanie", "boot bag"], ["board", "boot"], ["boots"]]);
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
