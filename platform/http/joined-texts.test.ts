import fc from "fast-check";
import { expect, test } from "vitest";
import { joinedTexts } from "./joined-texts.ts";

test("texts of any script follow one another as they would in one string", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), (texts) => {
      expect(joinedTexts(texts).toString()).toBe(texts.join(""));
    }),
  );
});

test("an earlier result is kept when another is made, and a page may be of any size", () => {
  const first = joinedTexts(["Größe ", "158"]);
  const large = joinedTexts(["雪".repeat(500_000), "板"]);
  expect(first.toString()).toBe("Größe 158");
  expect(large.toString()).toBe(`${"雪".repeat(500_000)}板`);
});
