import { expect, test } from "vitest";
import { blankCondition, isComplete, readAmount, readNumber, readValues } from "./rule.ts";

test("a condition is asked for once it says all that it has to", () => {
  expect((["flag", "sale", "stock"] as const).every((field) => isComplete(blankCondition(field)))).toBe(true);
  expect((["price", "brand", "option"] as const).some((field) => isComplete(blankCondition(field)))).toBe(false);
  expect(isComplete({ field: "price", market: "us", below: 100 })).toBe(true);
  expect(isComplete({ field: "price", market: "us", from: 100, below: 100 })).toBe(false);
  expect(isComplete({ field: "attribute", name: "", values: ["park"] })).toBe(false);
  expect(isComplete({ field: "attribute", name: "terrain", values: ["park"] })).toBe(true);
});

test("what is typed is read as values and amounts", () => {
  expect(readValues(" park, powder,, park")).toEqual(["park", "powder"]);
  expect([readAmount("100"), readAmount(" 99,5 "), readAmount("99.95")]).toEqual([100, 99.5, 99.95]);
  expect([readAmount(""), readAmount("1.234,5"), readAmount("-1"), readAmount("many")]).toEqual(
    Array(4).fill(undefined),
  );
});

test("conditions on own fields are complete with a field and what is asked of it", () => {
  expect(isComplete({ field: "own", key: "wood", values: [] })).toBe(false);
  expect(isComplete({ field: "own", key: "wood", values: ["oak"] })).toBe(true);
  expect(isComplete(blankCondition("own-number"))).toBe(false);
  expect(isComplete({ field: "own-number", key: "length", from: 160, to: 150 })).toBe(false);
  expect(isComplete({ field: "own-number", key: "length", to: 150 })).toBe(true);
  expect([readNumber("-1,5"), readNumber("2"), readNumber("-")]).toEqual([-1.5, 2, undefined]);
});
