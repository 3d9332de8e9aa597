import sharp from "sharp";
import { expect, test } from "vitest";
import { languages } from "#commerce/shared/regions/schema.ts";
import { demoMedia } from "#demo/media.ts";
import { demoPicture } from "#demo/pictures.ts";
import { frontAlt, shopfrontOf } from "#demo/store-fronts.ts";
import { demoStores } from "#demo/stores.ts";
import { drawShopfront } from "./front.ts";
import { frontStyles } from "./styles.ts";

test("2.1 every store of the demo world has a picture of its own, the same every time", () => {
  const pictures = new Set<string>();
  for (const store of demoStores) {
    const picture = drawShopfront(shopfrontOf(store));
    expect(picture, store.slug).not.toMatch(/NaN|undefined|Infinity/);
    expect(picture.length).toBeLessThan(120_000);
    expect(demoPicture(store.image)).toBe(picture);
    pictures.add(picture);
  }
  expect(pictures.size).toBe(demoStores.length);
});

test.each(frontStyles)("a shop of kind %s is drawn well-formed", async (style) => {
  const picture = drawShopfront({ seed: style, sign: "COLD SMOKE", style, hasMountains: true });
  expect(await sharp(Buffer.from(picture)).metadata()).toMatchObject({ format: "svg", width: 1792, height: 1008 });
});

test("the picture of a store says what it shows in every language, and is in the library", () => {
  const assets = new Map(demoMedia("firn").map((asset) => [asset.id, asset]));
  for (const store of demoStores) {
    const alt = frontAlt(store);
    expect(Object.keys(alt).sort()).toEqual([...languages].sort());
    for (const language of languages) expect(alt[language]).toContain(store.name);
    expect(assets.get(store.image)).toMatchObject({ kind: "image", alt });
  }
});

test("a shop is called by its name where our letters have it, else by its address", () => {
  const signs = new Map(demoStores.map((store) => [store.slug, shopfrontOf(store).sign]));
  expect(signs.get("firn-oslo")).toBe("");
  expect(signs.get("gletschertor-soelden")).toBe("Gletschertor");
  expect(signs.get("happo-camber-hakuba")).toBe("happo camber");
});
