import { expect, test } from "vitest";
import { languages } from "#commerce/shared/regions/schema.ts";
import { products } from "#demo/catalogue/products.ts";
import { demoReviews } from "./choose.ts";
import { toldBy } from "./riders.ts";
import { reviewLanguages, texts } from "./texts.ts";

test("what a text says of its writer is read in every language", () => {
  expect(toldBy("Cut is roomy. I am 178 and took M.")).toEqual({ height: 178, size: "M" });
  expect(toldBy("Bei 1,90 fehlen mir hinten fünf Zentimeter.")).toEqual({ height: 190 });
  expect(toldBy("Mido 1,68 y los piso con zapatillas.")).toEqual({ height: 168 });
  expect(toldBy("Ich wiege 88 und merke es.")).toEqual({ weight: 88 });
  expect(toldBy("Je fais 64 kg.")).toEqual({ weight: 64 });
  expect(toldBy("Größe M sitzt bei 57 gut.")).toEqual({ size: "M" });
  expect(toldBy("Everything under 40 km/h is a joke. 1400 Höhenmeter.")).toEqual({});
});

test("no review contradicts what stands below it: size, weight and height are those that its text names", () => {
  let checked = 0;
  for (const { uid, text, size, weight, height } of demoReviews()) {
    const told = toldBy(text);
    if (told.weight !== undefined) expect(weight, `${uid}: ${text}`).toBe(told.weight);
    if (told.height !== undefined) expect(height, `${uid}: ${text}`).toBe(told.height);
    if (told.size !== undefined) {
      expect(products.find((product) => product.uid === uid)?.sizes, `${uid}: ${text}`).toContain(told.size);
      expect(size, `${uid}: ${text}`).toBe(told.size);
    }
    checked += Object.keys(told).length;
  }
  expect(checked).toBeGreaterThan(8);
});

test("texts name no size of one shop's list, which the product may not have", () => {
  for (const language of reviewLanguages)
    for (const { topic, text } of texts[language].reviews)
      expect(`${topic}: ${text.replaceAll(/\d+ ?(kg|km\/h|Höhenmeter)/g, "")}`).not.toMatch(
        /board: .*\b1[3-9]\d\b|boot: .*\b(3\d|4\d|1?\d[.,]5)\b/,
      );
});

test("what is written in the home language can be read in every other, and no two texts of a language are the same", () => {
  const others = languages.filter((language) => language !== "en");
  for (const language of others) {
    const said = texts.en.reviews.map(({ title, translations }) => {
      const own = translations?.[language];
      expect(own?.title.length && own.text.length, `${language}: ${title}`).toBeGreaterThan(2);
      return own?.text;
    });
    expect(new Set(said).size, language).toBe(texts.en.reviews.length);
  }
});
