import { describe, expect, it } from "vitest";
import { languages } from "#commerce/shared/regions/schema.ts";
import type { DemoProduct } from "#demo/shapes.ts";
import { categories } from "./categories.ts";
import { products as all } from "./products.ts";

const [boots = [], bindings = []] = ["boots", "bindings"].map((category) =>
  all.filter((product) => product.categories.includes(category)),
);
const products = [...boots, ...bindings];
const factIds: Record<string, string[]> = {
  lacing: ["dual-dial", "single-dial", "laces", "speed-lace"],
  fit: ["narrow", "medium", "wide"],
  liner: ["heat-mouldable", "standard"],
  sole: ["vibration-damping", "light", "winter-grip"],
  highback: ["composite", "carbon", "urethane"],
  baseplate: ["nylon", "glass-nylon", "carbon-nylon", "aluminium"],
  mount: ["disc-4x4", "channel", "split"],
  level: ["beginner", "intermediate", "advanced", "expert"],
  rider: ["women", "men", "kids"],
  upper: ["synthetic-leather", "waxed-leather", "ripstop"],
  footbed: ["flat-foam", "moulded-foam", "canted-foam"],
  straps: ["moulded", "padded"],
  adjustment: ["tool-free"],
};
const factsOf: Partial<Record<DemoProduct["kind"], string[]>> = {
  boot: ["flex", "lacing", "fit", "liner", "sole", "level", "rider", "upper", "footbed", "weight", "warranty"],
  binding: "flex highback baseplate mount level straps footbed adjustment weight warranty".split(" "),
};
const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe("boots and bindings", () => {
  it("are 26 and 22, each of its own kind, with unique uids", () => {
    expect(boots.map((boot) => boot.kind)).toEqual(Array(26).fill("boot"));
    expect(bindings.map((binding) => binding.kind)).toEqual(Array(22).fill("binding"));
    expect(new Set(products.map((product) => product.uid)).size).toBe(products.length);
  });

  it.each(products)("$uid speaks eight languages of its own", ({ title, tagline, description }) => {
    for (const language of languages) {
      for (const text of [title, tagline, description]) {
        expect(text[language].trim()).not.toBe("");
        expect(text[language]).not.toMatch(/[!！]/);
      }
      if (language !== "en") expect(description[language]).not.toBe(description.en);
      if (language !== "en") expect(tagline[language]).not.toBe(tagline.en);
    }
    expect(new Set(languages.map((language) => description[language])).size).toBe(languages.length);
    for (const language of languages.filter((id) => id !== "ja")) {
      expect(words(tagline[language]), tagline[language]).toBeLessThanOrEqual(7);
      expect(words(description[language]), description[language]).toBeLessThanOrEqual(20);
    }
  });

  it.each(products)("$uid has 2 to 36 variants in distinct, valid colours", ({ colours, sizes }) => {
    const variants = colours.length * sizes.length;
    expect(variants).toBeGreaterThanOrEqual(2);
    expect(variants).toBeLessThanOrEqual(36);
    expect(new Set(colours.map((colour) => colour.id)).size).toBe(colours.length);
    expect(new Set(sizes).size).toBe(sizes.length);
    for (const { palette } of colours) {
      expect(palette.length).toBeGreaterThanOrEqual(3);
      expect(palette.length).toBeLessThanOrEqual(5);
      for (const hex of palette) expect(hex).toMatch(/^#[0-9A-F]{6}$/i);
    }
  });

  it.each(products)("$uid states every fact of its kind in known ids", ({ kind, facts = {} }) => {
    expect(Object.keys(facts).sort()).toEqual([...(factsOf[kind] ?? [])].sort());
    for (const [fact, value] of Object.entries(facts)) {
      if (fact === "flex") expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(value);
      else if (fact === "weight") expect(value).toMatch(/^\d{3,4} g$/);
      else if (fact !== "warranty") expect(factIds[fact]).toContain(value);
    }
  });

  it.each(products)("$uid stands in a category and its parent, at a sensible price", (product) => {
    const [specific, parent] = product.categories;
    expect(categories.find((category) => category.uid === specific)?.parent).toBe(parent);
    const [lowest, highest] = product.kind === "boot" ? [149, 549] : [129, 449];
    expect(product.usd).toBeGreaterThanOrEqual(lowest as number);
    expect(product.usd).toBeLessThanOrEqual(highest as number);
    expect(Number.isInteger(product.usd)).toBe(true);
    if (product.retailUsd !== undefined) expect(product.retailUsd).toBeGreaterThan(product.usd);
  });
});
