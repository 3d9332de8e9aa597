import { expect, test } from "vitest";
import { Bits } from "./bits.ts";
import { type Code, colourZerosBefore, patternCode, runsBefore, tokenOf, zerosBefore } from "./tables.ts";

/** A reader can tell codes apart when none begins as another does. */
const areApart = (codes: readonly Code[]) => {
  const words = codes.map(([length, value]) => value.toString(2).padStart(length, "0"));
  expect(words.every((word, index) => word.length === codes[index]?.[0])).toBe(true);
  for (const word of words) expect(words.filter((other) => other.startsWith(word))).toEqual([word]);
};

test("7.12 the film's codes can be told apart, table by table", () => {
  for (const [around, most] of [
    [0, 16],
    [2, 16],
    [4, 16],
    [8, 16],
    [-1, 4],
  ] as const) {
    const counts = Array.from({ length: most + 1 }, (_, count) => count);
    areApart(
      counts.flatMap((count) => [0, 1, 2, 3].filter((ones) => ones <= count).map((n) => tokenOf(around, count, n))),
    );
  }
  for (const table of [...zerosBefore, ...colourZerosBefore, ...runsBefore]) areApart(table);
  expect(new Set(Array.from({ length: 48 }, (_, pattern) => patternCode(pattern))).size).toBe(48);
});

test("7.12 numbers are written as the standard has them, and no unit holds what looks like the beginning of one", () => {
  const bits = new Bits();
  for (const value of [0, 1, 2, 3, 7]) bits.unsigned(value);
  for (const value of [1, -1]) bits.signed(value);
  // 1 010 011 00100 0001000 010 011, then 1 and zeros.
  expect(bits.unit(1).toString("hex")).toBe("61a64109c0");
  const zeros = new Bits();
  zeros.put(32, 1);
  expect(zeros.unit(5).toString("hex")).toBe("65000003000180");
});
