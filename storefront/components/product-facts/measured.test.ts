import { expect, test } from "vitest";
import { measured } from "./measured.ts";

test("3.11 how waterproof and breathable cloth is has its unit, in the language's way", () => {
  expect(measured("waterproof", "20k", "en-US")).toBe("20,000 mm");
  expect(measured("breathable", "15k", "de-DE")).toBe("15.000 g/m²/24 h");
  expect(measured("waterproof", "none", "en-US")).toBeUndefined();
  expect(measured("weight", "20k", "en-US")).toBeUndefined();
});
