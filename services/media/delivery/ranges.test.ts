import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameVersion, readRange } from "./ranges.ts";

test.each([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=900-", { start: 900, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=990-5000", { start: 990, end: 999 }],
  ["bytes=1000-", "none"],
  ["bytes=-0", "none"],
  ["bytes=0-1,5-6", null],
  ["bytes=9-3", null],
  ["bytes=-", null],
  ["lines=1-2", null],
  [undefined, null],
])("7.12 %s of a video of 1000 bytes", (header, expected) => {
  expect(readRange(header, 1000)).toEqual(expected);
});

test("7.12 whatever a Range header says, the answer lies inside the file", () => {
  const number = fc.oneof(fc.constant(""), fc.nat().map(String));
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1, max: 5000 }), (first, last, size) => {
      const range = readRange(`bytes=${first}-${last}`, size);
      if (range === null || range === "none") return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeLessThan(size);
      expect(range.start).toBeLessThanOrEqual(range.end);
    }),
  );
});

test("7.12 a part is only given of the version that If-Range names", () => {
  expect(isSameVersion(undefined, '"a"')).toBe(true);
  expect(isSameVersion('"a"', '"a"')).toBe(true);
  expect(isSameVersion('"b"', '"a"')).toBe(false);
  expect(isSameVersion('W/"a"', '"a"')).toBe(false);
});
