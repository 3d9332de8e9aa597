import { expect, test } from "vitest";
import { frameOf } from "./gallery-picture.ts";

const columns = { lead: 6, wide: 6, tall: 3, half: 3, third: 2 };
const frames = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => frameOf(kind, count, index));

test.each(["snowboard", "boot"])("3.11 however many pictures a %s has, no row of its mosaic has a hole", (kind) => {
  for (let count = 1; count <= 12; count += 1) {
    let filled = 0;
    for (const frame of frames(kind, count)) {
      filled += columns[frame];
      expect(filled).toBeLessThanOrEqual(6);
      filled %= 6;
    }
    expect(filled).toBe(0);
  }
});

test("the first picture leads, of a board its two sides", () => {
  expect(frames("snowboard", 6)).toEqual(["tall", "tall", "half", "half", "half", "half"]);
  expect(frames("snowboard", 5)).toEqual(["tall", "tall", "third", "third", "third"]);
  expect(frames("snowboard", 1)).toEqual(["lead"]);
  expect(frames("jacket", 4)).toEqual(["lead", "third", "third", "third"]);
  expect(frames("boot", 6)).toEqual(["lead", "half", "half", "third", "third", "third"]);
  expect(frames("gift", 2)).toEqual(["lead", "wide"]);
});
