import fc from "fast-check";
import { expect, test } from "vitest";
import {
  exponentOf,
  formatMoney,
  fromDecimal,
  includedPercentOf,
  percentOf,
  splitProportionally,
  toDecimal,
  toDecimalText,
} from "./rules.ts";

const amount = fc.integer({ min: -1e12, max: 1e12 });

test("minor units depend on the currency", () => {
  expect(["USD", "CAD", "EUR", "JPY"].map(exponentOf)).toEqual([2, 2, 2, 0]);
  expect(() => exponentOf("dollars")).toThrow(RangeError);
});

test("amounts are written the local way", () => {
  expect(formatMoney(44900, "USD", "en-US")).toBe("$449.00");
  expect(formatMoney(144905, "EUR", "de-DE").replace(/\s/g, " ")).toBe("1.449,05 €");
  expect(formatMoney(45800, "JPY", "ja-JP")).toMatch(/^[¥￥]45,800$/);
});

test("decimal values go there and back", () => {
  expect(toDecimal(44905, "USD")).toBe(449.05);
  expect(toDecimalText(44900, "USD")).toBe("449.00");
  fc.assert(fc.property(amount, (minor) => fromDecimal(toDecimal(minor, "USD"), "USD") === minor));
  fc.assert(fc.property(amount, (minor) => fromDecimal(toDecimalText(minor, "EUR"), "EUR") === minor));
});

test.each([
  ["449.005", 44901],
  ["-449.005", -44901],
  ["449.004999", 44900],
  ["7", 700],
  ["0.1", 10],
])("the decimal %s is %d cents", (text, cents) => {
  expect(fromDecimal(text, "USD")).toBe(cents);
});

test.each(["", "abc", "1e5", "1,5", "Infinity", "NaN", " ", "1.2.3", "9".repeat(20)])("%j is no amount", (text) => {
  expect(fromDecimal(text, "USD")).toBeNull();
});

test.each([
  [44900, 8.875, 3985],
  [50, 1, 1],
  [-50, 1, -1],
  [49, 1, 0],
  [10_000, 35, 3500],
  [1, 0, 0],
])("percentOf(%d, %d) is %d", (value, percent, expected) => {
  expect(percentOf(value, percent)).toBe(expected);
});

test("percent: never more than half a unit off, and the same for both signs", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 100_000 }), (value, thousandths) => {
      const percent = thousandths / 1000;
      const result = percentOf(value, percent);
      return Math.abs(result - (value * percent) / 100) <= 0.5 + 1e-6 && percentOf(-value, percent) === 0 - result;
    }),
  );
});

test("contained tax and the net amount give the gross amount again", () => {
  expect(includedPercentOf(11_900, 19)).toBe(1900);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(10, 19, 20, 21, 22), (gross, rate) => {
      const net = gross - includedPercentOf(gross, rate);
      return Math.abs(net + percentOf(net, rate) - gross) <= 1;
    }),
  );
});

test("a split adds up, keeps to the shares, and gives nothing to weight zero", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e7 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(amount, weights, (total, list) => {
      const parts = splitProportionally(total, list);
      const sum = list.reduce((all, weight) => all + weight, 0);
      expect(parts.reduce((all, part) => all + part, 0)).toBe(total);
      for (const [index, part] of parts.entries()) {
        const share = sum === 0 ? total / list.length : (total * (list[index] ?? 0)) / sum;
        expect(Math.abs(part - share)).toBeLessThanOrEqual(1);
        if (sum > 0 && list[index] === 0) expect(part).toBe(0);
      }
    }),
  );
  expect(splitProportionally(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitProportionally(100, [])).toEqual([]);
});
