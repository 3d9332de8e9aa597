import { expect, test } from "vitest";
import { languages } from "#commerce/shared/regions/schema.ts";
import { products } from "#demo/catalogue/products.ts";
import { storyOf } from "./stories.ts";

test("every product has a story in every language: a line and two sentences or more", () => {
  for (const product of products) {
    const story = storyOf(product);
    for (const language of languages) {
      expect(story?.line[language], product.uid).toMatch(/[.。、]/);
      expect(story?.text[language].split(/[.;:。](?:\s|$|(?=.))/u).length, product.uid).toBeGreaterThan(2);
      if (language !== "en") expect(story?.text[language]).not.toBe(story?.text.en);
    }
  }
});

test("a product's own story comes before that of its category, and that before that of its kind", () => {
  const lineOf = (uid: string, categories: string[], kind: "snowboard" | "boot") =>
    storyOf({ uid, categories, kind })?.line.en;
  expect(lineOf("kestrel", ["freeride-snowboards"], "snowboard")).toBe("One board. Any morning.");
  expect(lineOf("another", ["freeride-snowboards"], "snowboard")).toBe("Where nobody has drawn a line yet.");
  expect(lineOf("another", ["all-mountain-snowboards"], "snowboard")).toBe("Wood, glass, steel. In that order.");
});
