import { expect, test } from "vitest";
import { splitRefund } from "./rules.ts";

test("money goes back by card first, and to gift cards what is beyond that", () => {
  const left = { payment: 4000, cards: 6000 };
  expect(splitRefund(3000, left)).toEqual({ payment: 3000, cards: 0 });
  expect(splitRefund(5000, left)).toEqual({ payment: 4000, cards: 1000 });
  expect(splitRefund(10_000, left)).toEqual({ payment: 4000, cards: 6000 });
  expect(splitRefund(10_001, left)).toBeNull();
});
