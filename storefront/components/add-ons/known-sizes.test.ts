import { expect, test } from "vitest";
import { knownSizes, sizeFor } from "./known-sizes.ts";

const known = knownSizes([
  { kind: "boot", size: "43", rider: "men" },
  { kind: "snowboard", size: "158W" },
  { kind: "jacket", size: "L", rider: "men" },
  { kind: "boot", size: "41" },
  { kind: "gloves", size: "XL" },
]);
const letters = ["S", "M", "L", "XL"];

test.each([
  ["binding", letters, "M"],
  ["boot", ["42", "43"], "43"],
  ["boot", ["41", "42"], null],
  ["socks", ["39-41", "42-44"], "42-44"],
  ["accessory", ["150-157", "158-165"], "158-165"],
  ["pants", letters, "L"],
  ["gloves", letters, "XL"],
  ["helmet", letters, null],
  ["bag", ["60 l"], "60 l"],
  ["bag", [], null],
])(
  "4 of a %s in %j the size %s is chosen for somebody with boots in 43, a board of 158 cm, and a jacket in L",
  (kind, sizes, size) => {
    expect(sizeFor({ kind }, sizes, known)).toBe(size);
  },
);

test("4 what women wear says nothing of what is made for men, and nothing is chosen for somebody unknown", () => {
  expect(sizeFor({ kind: "pants", rider: "women" }, letters, known)).toBeNull();
  for (const kind of ["binding", "boot", "pants", "socks"])
    expect(sizeFor({ kind }, letters, knownSizes([]))).toBeNull();
});
