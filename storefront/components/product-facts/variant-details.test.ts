import { expect, test } from "vitest";
import { namesOf } from "./variant-details.ts";

const option = (...values: [number, string][]) => ({
  values: values.map(([id, label]) => ({ id, label, code: label.toLowerCase(), hexColours: [] })),
});
const options = [option([1, "Ink"], [2, "Moss"]), option([3, "152"], [4, "156"])];
const variants = [
  { id: 10, valueIds: [1, 3] },
  { id: 11, valueIds: [1, 4] },
  { id: 12, valueIds: [2, 3] },
  { id: 13, valueIds: [2, 4] },
];
const of = (...ids: number[]) =>
  namesOf(
    options,
    variants,
    variants.filter(({ id }) => ids.includes(id)),
  );

test("3.12 variants that say the same are named by what they have in common, all of them by nothing", () => {
  expect(of(10, 11, 12, 13)).toBe("");
  expect(of(10, 11)).toBe("Ink");
  expect(of(11, 13)).toBe("156");
  expect(of(10)).toBe("Ink 152");
  expect(of(10, 13)).toBe("Ink 152, Moss 156");
});
