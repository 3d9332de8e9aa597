import fc from "fast-check";
import { expect, test } from "vitest";
import { accentContrast, brightAccent, contrast, isReadable, readableAccent } from "./rules.ts";

test("contrast is what WCAG calls it", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#c8350a", "#c8350a")).toBe(1);
  expect(accentContrast("#c8350a")).toBeGreaterThan(4.5);
});

test("an accent that cannot be read is darkened by the least that suffices, any other is left alone", () => {
  expect(readableAccent("#c8350a")).toBe("#c8350a");
  expect(isReadable("#ffd400")).toBe(false);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const colour = `#${number.toString(16).padStart(6, "0")}`;
      const read = readableAccent(colour);
      expect(isReadable(read)).toBe(true);
      if (isReadable(colour)) expect(read).toBe(colour);
      expect(contrast(brightAccent(read), "#0e1216")).toBeGreaterThanOrEqual(3);
    }),
  );
});
