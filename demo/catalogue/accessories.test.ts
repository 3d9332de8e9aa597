import { describe, expect, test } from "vitest";
import { languages } from "#commerce/shared/regions/schema.ts";
import type { Text } from "#demo/languages.ts";
import type { DemoProduct, Kind } from "#demo/shapes.ts";
import { categories } from "./categories.ts";
import { products } from "./products.ts";

const accessories = products.filter((product) => product.categories.includes("accessories"));

/** The forms that the artwork can draw. Kinds without an entry have only one form, and their products name none. */
const forms: Partial<Record<Kind, string[]>> = {
  jacket: ["shell", "insulated", "anorak"],
  pants: ["shell", "insulated", "bib"],
  gloves: ["glove", "mitten"],
  goggles: ["cylindrical", "spherical", "otg"],
  beanie: ["cuff", "pom", "fisherman", "balaclava", "neck-tube"],
  bag: ["backpack", "duffel", "board-bag", "boot-bag", "tote"],
  protection: ["back", "wrist", "shorts"],
  safety: ["beacon", "shovel", "probe", "airbag-pack"],
  tool: ["driver", "multitool", "edge-tool", "scraper"],
  wax: ["bar", "paste", "brush", "kit"],
  accessory: ["leash", "stomp-pad", "sticker-set", "lens", "bottle", "strap-set", "lock", "skins"],
};

const families = ["topo", "geometry", "halftone", "flow", "brush", "veneer", "type"];
const variantCount = (product: DemoProduct) => product.colours.length * Math.max(1, product.sizes.length);
const counted = (holds: (product: DemoProduct) => boolean) => accessories.filter(holds).length;

function expectTranslated(text: Text) {
  for (const language of languages) {
    expect(text[language].trim(), language).not.toBe("");
    if (language !== "en") expect(text[language], language).not.toBe(text.en);
  }
}

describe.each(accessories.map((product) => [product.uid, product] as const))("%s", (_, product) => {
  test("speaks eight languages", () => {
    for (const language of languages) expect(product.title[language].trim(), language).not.toBe("");
    expectTranslated(product.tagline);
    expectTranslated(product.description);
    expect(product.description.en.split(/\s+/).length).toBeLessThanOrEqual(25);
    for (const text of [product.tagline, product.description])
      expect(Object.values(text).join("")).not.toMatch(/[!！|]/);
  });

  test("has one to twenty-four variants, no colour or size twice", () => {
    expect(variantCount(product)).toBeGreaterThanOrEqual(1);
    expect(variantCount(product)).toBeLessThanOrEqual(24);
    expect(new Set(product.colours.map(({ id }) => id)).size).toBe(product.colours.length);
    expect(new Set(product.sizes).size).toBe(product.sizes.length);
  });

  test("has palettes of two to five hex colours", () => {
    for (const { palette } of product.colours) {
      expect(palette.length).toBeGreaterThanOrEqual(2);
      expect(palette.length).toBeLessThanOrEqual(5);
      for (const colour of palette) expect(colour).toMatch(/^#[0-9A-F]{6}$/i);
    }
  });

  test("can be drawn", () => {
    expect(families).toContain(product.art.family);
    const known = forms[product.kind];
    if (known) expect(known).toContain(product.art.form);
    else expect(product.art.form).toBeUndefined();
  });

  test("is filed under a known category and under accessories, at a plausible price", () => {
    const [first, last] = product.categories;
    expect(categories.find(({ uid }) => uid === first)?.parent).toBe("accessories");
    expect(last).toBe("accessories");
    expect(Number.isInteger(product.usd)).toBe(true);
    expect(product.usd).toBeGreaterThanOrEqual(8);
    expect(product.usd).toBeLessThanOrEqual(649);
    if (product.retailUsd !== undefined) expect(product.retailUsd).toBeGreaterThan(product.usd);
  });
});

test("addresses, seeds and taglines are unique", () => {
  expect(new Set(accessories.map(({ uid }) => uid)).size).toBe(accessories.length);
  expect(new Set(accessories.map(({ art }) => art.seed)).size).toBe(accessories.length);
  for (const language of languages) {
    expect(new Set(accessories.map(({ tagline }) => tagline[language])).size, language).toBe(accessories.length);
    expect(new Set(accessories.map(({ title }) => title[language])).size, language).toBe(accessories.length);
  }
});

test("the range shows every state of the shop", () => {
  expect(accessories.length).toBeGreaterThanOrEqual(84);
  expect(counted((product) => product.retailUsd !== undefined)).toBeGreaterThanOrEqual(12);
  expect(counted((product) => product.notIn !== undefined)).toBe(2);
  expect(counted((product) => product.stock === "sold-out")).toBe(2);
  expect(counted((product) => product.stock === "low")).toBeGreaterThanOrEqual(8);
  expect(counted((product) => product.stock === "sold-out-sizes")).toBeGreaterThanOrEqual(8);
  for (const flag of ["new", "redesigned", "best-seller", "coming-soon"] as const)
    expect(
      counted((product) => product.flags?.includes(flag) ?? false),
      flag,
    ).toBeGreaterThanOrEqual(3);
  expect(counted((product) => product.colours.length >= 7)).toBeGreaterThanOrEqual(2);
  for (const [kind, known] of Object.entries(forms))
    for (const form of known)
      expect(
        counted((product) => product.kind === kind && product.art.form === form),
        `${kind} ${form}`,
      ).toBeGreaterThan(0);
});
