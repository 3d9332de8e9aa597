import { expect, test } from "vitest";
import { measured } from "./measured.ts";

test("3.11 how waterproof and breathable cloth is has its unit, in the language's way", () => {
  expect(measured("waterproof", "20k", "en-US")).toBe("20,000 mm");
  expect(measured("breathable", "15k", "de-DE")).toBe("15.000 g/m²/24 h");
  expect(measured("waterproof", "none", "en-US")).toBeUndefined();
  expect(measured("weight", "20k", "en-US")).toBeUndefined();
});

test("3.11 points say of how many they are, and a warranty its years", () => {
  expect(measured("flex", "5", "en-US")).toBe("5 / 10");
  expect(measured("flex", "medium", "en-US")).toBeUndefined();
  expect(measured("warranty", "3", "en-US")).toBe("3 years");
  expect(measured("warranty", "2", "de-DE")).toBe("2 Jahre");
  expect(measured("pockets", "5", "en-US")).toBeUndefined();
});
