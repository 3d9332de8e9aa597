import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawTag, tagKinds, tagLanguages, tagSize, tagWidth } from "./tags.ts";

test("4 every tag is drawn in every language, on its ground, small, the same way every time", () => {
  const drawings = tagKinds.flatMap((kind) => tagLanguages.map((language) => drawTag(kind, language)));
  expect(drawings).toHaveLength(40);
  for (const drawing of drawings) {
    expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 560 96">.*<\/svg>$/);
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawing.length).toBeLessThan(5000);
  }
  for (const kind of tagKinds)
    for (const language of tagLanguages) expect(tagWidth(kind, language)).toBeLessThan(tagSize.width);
  expect(drawTag("sale", "de")).toBe(drawTag("sale", "de"));
});

test("4 letters keep their accents", () => {
  const pieces = (drawing: string) => (drawing.match(/Z/g) ?? []).length;
  // Ñ is drawn with its tilde.
  expect(pieces(drawTag("redesigned", "es"))).toBeGreaterThan(pieces(drawTag("redesigned", "en")));
});

test("4 the files that the shop serves are what is drawn", () => {
  const folder = "storefront/layout/tags";
  const drawn = tagKinds.flatMap((kind) => tagLanguages.map((language) => [kind, language] as const));
  expect(readdirSync(folder).sort()).toEqual(drawn.map((one) => `${one.join("-")}.svg`).sort());
  for (const [kind, language] of drawn)
    expect(readFileSync(`${folder}/${kind}-${language}.svg`, "utf8")).toBe(drawTag(kind, language));
});
