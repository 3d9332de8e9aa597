import { expect, test } from "vitest";
import { describedBoard } from "./outline.ts";

const length = (weight: number) => describedBoard({ weight }).size.length;

test("3.11 the drawn board grows with the weight, is wider for larger boots and longer for deep snow", () => {
  const weights = [15, 20, 30, 44, 45, 60, 82, 110, 180];
  const lengths = weights.map(length);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(length(82)).toBe(1590);
  expect(describedBoard({ waist: 268 }).size.waist).toBe(268);
  expect(describedBoard({ weight: 20, waist: 268 }).size.waist).toBeLessThan(268);
  expect(describedBoard({ riding: "powder" }).size.length - describedBoard({ riding: "park" }).size.length).toBe(70);
  expect(describedBoard({ riding: "powder" }).shape).toBe("tapered");
  expect(describedBoard({})).toMatchObject({ size: { length: 1560, waist: 252 }, shape: "twin" });
});
