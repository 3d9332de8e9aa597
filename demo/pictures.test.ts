import { expect, test } from "vitest";
import { products } from "./catalogue/products.ts";
import { mediaId, viewsOf } from "./catalogue/views.ts";
import { demoMedia } from "./media.ts";
import { demoMediaIds, demoPicture } from "./pictures.ts";
import type { Kind } from "./shapes.ts";

const oneOfEachKind = [
  ...new Map<Kind, (typeof products)[number]>(products.map((product) => [product.kind, product])).values(),
];
const pictures = oneOfEachKind.flatMap(({ uid, kind, art, facts, colours }) =>
  viewsOf({ kind, art, facts }).map((view) => mediaId(uid, colours[0]?.id ?? "", view)),
);

test.each([...pictures, "scene-dawn-ridge", "firn-logo", "firn-icon"])("%s is drawn, the same way every time", (id) => {
  const picture = demoPicture(id);
  expect(picture).toMatch(/^<svg [^>]*viewBox="-?\d+ -?\d+ \d+ \d+(?:\.\d)?"[^>]*>.*<\/svg>$/s);
  expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  expect(demoPicture(id)).toBe(picture);
});

test.each(["", "kestrel", "kestrel-glacier", "scene-", "scene-moon", "nobody-red-front", "../etc/passwd", "__proto__"])(
  "%j is no picture",
  (id) => {
    expect(demoPicture(id)).toBeNull();
  },
);

test("every media id is known, and none is used twice", () => {
  const ids = demoMediaIds();
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[\w-]{1,120}$/.test(id))).toBe(true);
});

test("a crop of a scene knows what to keep in view", () => {
  const scenes = demoMedia("firn").filter((asset) => asset.kind === "image" && asset.id.startsWith("scene-"));
  expect(scenes.length).toBeGreaterThan(40);
  for (const scene of scenes) {
    const { x, y, w = 0, h = 0 } = (scene.kind === "image" && scene.pointOfInterest) || { x: 2, y: 2 };
    expect(x + w, scene.id).toBeLessThanOrEqual(1);
    expect(y + h, scene.id).toBeLessThanOrEqual(1);
  }
});
