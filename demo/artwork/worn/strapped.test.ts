import { expect, test } from "vitest";
import { requestFor, rigOf } from "#demo/outfit.ts";
import { drawStrapped } from "./strapped.ts";

test.each([
  ["waymark-boot", "black"],
  ["needle-boot", "bone"],
  ["snowpea-boot", "moss"],
])("%s is shown in a binding on a board, whose straps close over it", (uid, colour) => {
  const request = requestFor(uid, colour);
  const picture = drawStrapped(request, rigOf(request));
  expect(picture).not.toMatch(/NaN|undefined|Infinity|floorPool/);
  expect(picture.length).toBeLessThan(240_000);
  const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of picture.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids, uid).toContain(id);
  const order = ["bd", "bk", "bo", "le", "bf"].map((key) => picture.indexOf(` id="${key}d0`));
  expect(order.slice(1)).toEqual(order.slice(1).sort((a, b) => a - b));
});
