import { expect, test } from "vitest";
import { boardLength, withLengths } from "./board-lengths.ts";

test.each([
  ["156", 156],
  ["158W", 158],
  ["159.5", 160],
  ["162 wide", 162],
  ["43", null],
  ["XL", null],
  ["150-157", null],
  ["900", null],
])("3.12 a board of size %s is %s centimetres long", (size, length) => {
  expect(boardLength(size)).toBe(length);
});

test("3.12 lists know the lengths of boards, and of nothing else", () => {
  const sizes = ["size:156", "size:156w", "size:s"];
  expect(withLengths(["kind:snowboard", ...sizes])).toEqual(["kind:snowboard", ...sizes, "length:156"]);
  expect(withLengths(["kind:jacket", ...sizes])).toEqual(["kind:jacket", ...sizes]);
});
