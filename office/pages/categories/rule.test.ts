import { expect, test } from "vitest";
import { blankCondition, isComplete, readValues } from "./rule.ts";

test("a condition is asked for once it says all that it has to", () => {
  expect((["flag", "sale", "stock"] as const).every((field) => isComplete(blankCondition(field)))).toBe(true);
  expect((["price", "brand", "option"] as const).some((field) => isComplete(blankCondition(field)))).toBe(false);
  expect(isComplete({ field: "price", market: "us", below: 100 })).toBe(true);
  expect(isComplete({ field: "price", market: "us", from: 100, below: 100 })).toBe(false);
  expect(isComplete({ field: "attribute", name: "", values: ["park"] })).toBe(false);
  expect(isComplete({ field: "attribute", name: "terrain", values: ["park"] })).toBe(true);
});

test("what is typed is read as values", () => {
  expect(readValues(" park, powder,, park")).toEqual(["park", "powder"]);
});

test("conditions on own fields are complete with a field and what is asked of it", () => {
  expect(isComplete({ field: "own", key: "wood", values: [] })).toBe(false);
  expect(isComplete({ field: "own", key: "wood", values: ["oak"] })).toBe(true);
  expect(isComplete(blankCondition("own-number"))).toBe(false);
  expect(isComplete({ field: "own-number", key: "length", from: 160, to: 150 })).toBe(false);
  expect(isComplete({ field: "own-number", key: "length", to: 150 })).toBe(true);
});
