import { expect, test } from "vitest";
import { formatText } from "./rules.ts";

const entries = { one: "{count} entry of {number}", other: "{count} entries of {number}" };

test("a count is written as its language groups digits; other numbers stay as they are", () => {
  const said = (language: "en" | "de" | "es" | "fr", count: number) =>
    formatText(entries, language, { count, number: 10042 });
  expect(said("en", 1)).toBe("1 entry of 10042");
  expect(said("en", 1826)).toBe("1,826 entries of 10042");
  expect(said("de", 1826)).toBe("1.826 entries of 10042");
  expect(said("es", 1826)).toBe("1826 entries of 10042");
  expect(said("fr", 1826)).toBe("1\u202f826 entries of 10042");
});

test("a text without a count takes its values as they are", () => {
  expect(formatText("Order {number}", "de", { number: 10042 })).toBe("Order 10042");
  expect(formatText({ by: "days", other: "{days} days" }, "en", { days: 2000 })).toBe("2,000 days");
});
