import { describe, expect, test } from "vitest";
import { languages } from "#commerce/shared/regions/schema.ts";
import { categories } from "./categories.ts";
import { products } from "./products.ts";

const boards = products.filter((product) => product.categories.includes("snowboards"));

const adults = boards.filter((board) => board.board?.rider !== "kids");

describe("the snowboards of the demo world", () => {
  test("there are enough of them, each with its own uid and seed", () => {
    expect(boards.length).toBeGreaterThanOrEqual(42);
    expect(new Set(boards.map((board) => board.uid)).size).toBe(boards.length);
    expect(new Set(boards.map((board) => board.art.seed)).size).toBe(boards.length);
  });

  test("all seven graphic families occur", () => {
    expect(new Set(boards.map((board) => board.art.family)).size).toBe(7);
  });

  test("prices stay in the brand's range, and a former price is the higher one", () => {
    for (const { usd } of adults) expect(Number.isInteger(usd) && usd >= 249 && usd <= 1099).toBe(true);
    for (const { retailUsd, usd } of boards) if (retailUsd) expect(retailUsd).toBeGreaterThan(usd);
  });

  describe.each(boards)("$uid", (product) => {
    test("speaks eight languages, shortly", () => {
      const { title, tagline, description } = product;
      for (const language of languages) {
        for (const text of [title, tagline, description]) {
          expect(text[language].trim()).not.toBe("");
          expect(text[language]).not.toMatch(/[!！]/);
        }
        expect(tagline[language].split(" ").length).toBeLessThanOrEqual(7);
        expect(description[language].split(" ").filter((word) => /\p{L}/u.test(word)).length).toBeLessThanOrEqual(22);
        if (language !== "en") {
          expect(description[language]).not.toBe(description.en);
          expect(tagline[language]).not.toBe(tagline.en);
        }
      }
    });

    test("stands in categories that exist, the specific one first", () => {
      const [specific, general] = product.categories;
      expect(general).toBe("snowboards");
      expect(categories.find((category) => category.uid === specific)?.parent).toBe("snowboards");
    });

    test("has colourways with four or five proper colours", () => {
      expect(new Set(product.colours.map((colour) => colour.id)).size).toBe(product.colours.length);
      for (const { palette } of product.colours) {
        expect(palette.length === 4 || palette.length === 5).toBe(true);
        for (const hex of palette) expect(hex).toMatch(/^#[0-9A-F]{6}$/);
      }
    });

    test("sells each size it has measures for, in 2 to 24 variants", () => {
      expect(product.sizes).toEqual(product.board?.sizes.map((size) => size.size));
      expect(new Set(product.sizes).size).toBe(product.sizes.length);
      expect(product.sizes.length).toBeGreaterThanOrEqual(3);
      expect(product.sizes.length).toBeLessThanOrEqual(7);
      const variants = product.colours.length * product.sizes.length;
      expect(variants).toBeGreaterThanOrEqual(2);
      expect(variants).toBeLessThanOrEqual(24);
    });

    test("has measures a builder would believe", () => {
      const { sizes, rider, flex, shape } = product.board!;
      const [shortest, longest, narrowest] = rider === "kids" ? [900, 1350, 195] : [1380, 1680, 240];
      expect(flex >= 1 && flex <= 10).toBe(true);
      for (const size of sizes) {
        expect(size.length >= shortest && size.length <= longest).toBe(true);
        expect(size.waist >= narrowest && size.waist <= 272).toBe(true);
        expect(size.nose).toBeGreaterThan(size.waist);
        expect(size.tail).toBeGreaterThan(size.waist);
        if (shape === "twin") expect(size.nose).toBe(size.tail);
        else expect(size.nose).toBeGreaterThan(size.tail);
        expect(size.nose - size.waist).toBeLessThan(65);
        expect(size.effectiveEdge).toBeLessThan(size.length * 0.85);
        expect(size.effectiveEdge).toBeGreaterThan(size.length * 0.68);
        expect(size.sidecut >= 4 && size.sidecut <= 13).toBe(true);
        expect(size.weight[1] - size.weight[0]).toBeGreaterThanOrEqual(10);
      }
    });
  });
});
