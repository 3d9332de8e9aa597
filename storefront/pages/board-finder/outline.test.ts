import { expect, test } from "vitest";
import { idealBoard } from "./outline.ts";

const length = (weight: number) => idealBoard({ weight }).size.length;

test("3.11 the drawn board grows with the weight, is wider for larger boots and longer for deep snow", () => {
  const weights = [15, 20, 30, 44, 45, 60, 82, 110, 180];
  const lengths = weights.map(length);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(length(82)).toBe(1590);
  expect(idealBoard({ waist: 268 }).size.waist).toBe(268);
  expect(idealBoard({ weight: 20, waist: 268 }).size.waist).toBeLessThan(268);
  expect(idealBoard({ riding: "powder" }).size.length - idealBoard({ riding: "park" }).size.length).toBe(70);
  expect(idealBoard({ riding: "powder" }).shape).toBe("tapered");
  expect(idealBoard({})).toMatchObject({ size: { length: 1560, waist: 252 }, shape: "twin" });
});
