import { describe, expect, it } from "vitest";
import { markName, marksAt } from "./marks.ts";
import { cardMarks } from "./schema.ts";

describe("marks of what is taken", () => {
  it.each([
    ["us", ["visa", "mastercard", "amex", "discover", "diners"]],
    ["jp", ["visa", "mastercard", "jcb", "amex", "diners"]],
    ["de", ["visa", "mastercard", "amex"]],
    ["global", ["visa", "mastercard", "amex"]],
  ])("show a shopper of %s the cards of that country", (country, marks) => {
    expect(marksAt(cardMarks, country)).toEqual(marks);
  });

  it("show nothing that the provider does not take, and wallets last", () => {
    expect(marksAt([], "us")).toEqual([]);
    expect(marksAt(["google-pay", "visa", "apple-pay"], "us")).toEqual(["visa", "apple-pay", "google-pay"]);
  });

  it("have names", () => {
    expect(["visa", "apple-pay", "diners"].map((mark) => markName(mark as "visa"))).toEqual([
      "Visa",
      "Apple Pay",
      "Diners Club",
    ]);
  });
});
