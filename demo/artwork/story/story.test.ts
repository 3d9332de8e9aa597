import { expect, test } from "vitest";
import { products } from "#demo/catalogue/products.ts";
import { storyPicture } from "#demo/content/stories.ts";
import { demoPicture } from "#demo/pictures.ts";
import { isTold } from "./story.ts";

/** One product of every kind whose story shows it. */
const told = [...new Map(products.filter(isTold).map((product) => [product.kind, product])).values()];

test.each(told.map(({ uid, kind }) => [kind, uid] as const))("the story of a %s shows %s itself", (_, uid) => {
  const picture = demoPicture(storyPicture(uid)) ?? "";
  expect(picture).toMatch(/^<svg [^>]*width="1792" height="1008"/);
  expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  expect(picture.length).toBeLessThan(500_000);
  const ids = new Set([...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of picture.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids.has(id), `${uid}: ${id}`).toBe(true);
});

test("what is small is told of by a scene with other things", () => {
  const wax = products.find(({ kind }) => kind === "wax");
  expect(wax && demoPicture(storyPicture(wax.uid))).toBeNull();
});
