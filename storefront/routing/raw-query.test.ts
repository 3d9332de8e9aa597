import { expect, test } from "vitest";
import { changeQuery } from "./raw-query.ts";

test.each([
  ["", {}, ""],
  ["?q=snow%20board%20%26%20boots", {}, "?q=snow%20board%20%26%20boots"],
  ["?a=1&page=99&b=%2B+%23", { page: "3" }, "?a=1&page=3&b=%2B+%23"],
  ["?page=99", { page: null }, ""],
  ["?page=99&q=x&page=7", { page: "2" }, "?page=2&q=x"],
  ["?q=%E9&x", { answer: "1" }, "?q=%E9&x&answer=1"],
  ["?p%61ge=9", { page: "1" }, "?page=1"],
])("2.4 a query stays as it was sent but for what is changed: %j with %j", (search, changes, wanted) => {
  expect(changeQuery(search, changes)).toBe(wanted);
});
