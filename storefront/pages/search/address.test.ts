import fc from "fast-check";
import { expect, test } from "vitest";
import { readSearchQuery, searchPath, withBounds, withOwn, withValue } from "./address.ts";

const read = (query: string) => readSearchQuery(new URLSearchParams(query));

test("2.5 a search's address says what differs from the usual, in one order", () => {
  const query = read("page=3&sort=price-up&in-stock=yes&size=L&color=ink,black&type=product&q=%20warm%20%20gloves%20");
  expect(searchPath(query)).toBe(
    "/search?q=warm+gloves&type=product&color=black,ink&size=L&in-stock=yes&sort=price-up&page=3",
  );
  expect(searchPath(withValue(query, "color", "ink"))).not.toContain("page=");
  expect(searchPath(read("sort=best&page=1&in-stock=no"))).toBe("/search");
});

test("2.5 own fields stand in it by their keys: values, and bounds of numbers", () => {
  const field = (key: string, kind: "choice" | "number") => ({
    key,
    kind,
    labels: {},
    unit: "",
    choices: [],
    audience: "shoppers" as const,
  });
  const fields = [field("wood", "choice"), field("length", "number")];
  const query = readSearchQuery(new URLSearchParams("q=a&own_wood=oak,ash&own_length-from=150.5&own_other=1"), fields);
  expect(query.own).toEqual({ wood: ["ash", "oak"], length: { from: 150.5 } });
  expect(searchPath(query)).toBe("/search?q=a&own_wood=ash,oak&own_length-from=150.5");
  expect(searchPath(withOwn(query, "wood", "oak"))).toBe("/search?q=a&own_length-from=150.5&own_wood=ash");
  expect(searchPath(withBounds(query, "length", null))).toBe("/search?q=a&own_wood=ash,oak");
});

test("9.3 no page above 100 is asked for", () => {
  expect(read("q=a&page=101").page).toBe(100);
  expect(read("q=a&page=-1").page).toBe(1);
  expect(read("q=a&page=1e9").page).toBe(1);
});

test("2.5 reading what was written gives the same search, whatever the address", () => {
  const name = fc.constantFrom(
    "q",
    "type",
    "category",
    "color",
    "size",
    "price-from",
    "price-to",
    "in-stock",
    "sort",
    "page",
  );
  const value = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("product", "yes", "name", "12", "a,b", "ü"));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const query = readSearchQuery(new URLSearchParams(pairs));
      expect(readSearchQuery(new URLSearchParams(searchPath(query).split("?")[1] ?? ""))).toEqual(query);
    }),
  );
});
