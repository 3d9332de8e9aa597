import sharp from "sharp";
import { expect, test } from "vitest";
import { jacketBody } from "#demo/artwork/goods/apparel/jacket.ts";
import { easelFor } from "#demo/artwork/goods/draw/easel.ts";
import { products } from "#demo/catalogue/products.ts";
import { viewsOf } from "#demo/catalogue/views.ts";
import { outfit, requestFor } from "#demo/outfit.ts";
import { keyed } from "./piece.ts";
import { drawInSnow, drawRidden, drawWorn, slotOf } from "./worn.ts";

const worn = products.filter((product) => viewsOf(product).includes("worn"));

test("every article has four to six pictures", () => {
  for (const product of products) {
    expect(viewsOf(product).length, product.uid).toBeGreaterThanOrEqual(4);
    expect(viewsOf(product).length, product.uid).toBeLessThanOrEqual(6);
    expect(new Set(viewsOf(product)).size).toBe(viewsOf(product).length);
  }
});

test.each(worn.map(({ uid, colours }) => [uid, colours[0]?.id ?? ""]))(
  "%s in %s is worn by a rider",
  async (uid, colour) => {
    const request = requestFor(uid, colour);
    const slot = slotOf(request.product);
    if (!slot) throw new Error(`${uid} is worn nowhere`);
    const picture = drawWorn(request, slot, outfit());
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    expect(picture.length).toBeLessThan(340_000);
    const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, "each id is defined once").toBe(ids.length);
    for (const [, id] of picture.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids, uid).toContain(id);
    expect(await sharp(Buffer.from(picture)).metadata()).toMatchObject({ format: "svg", width: 900, height: 1200 });
  },
);

test("a jacket is worn in the panels of its drawing for sale", () => {
  const request = requestFor("ridgeline-3l-jacket", "storm");
  const shapes = (svg: string): string[] => [...svg.matchAll(/ d="(M[^"]{80,})"/g)].map(([, d = ""]) => d);
  const drawn = new Set(shapes(drawWorn(request, "jacket", outfit())));
  const easel = easelFor({ ...request, view: "worn" });
  const body = shapes(jacketBody(easel));
  expect(body.length).toBeGreaterThan(10);
  for (const d of body) expect(drawn).toContain(d);
});

test("leggings are worn on the legs", () => {
  const leggings = requestFor("merino-200-leggings", "slate");
  expect(slotOf(leggings.product)).toBe("pants");
  expect(slotOf(requestFor("merino-200-crew", "slate").product)).toBe("midlayer");
});

test("a board is ridden with its own base towards us", () => {
  const [one, other] = ["signal", "glacier"].map((colour) => drawRidden(requestFor("kestrel", colour), outfit()));
  expect(one).not.toMatch(/NaN|undefined|Infinity/);
  expect(one).not.toBe(other);
  const ids = [...(one ?? "").matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("what nobody wears stands in the snow", () => {
  const picture = drawInSnow(requestFor("thaw-bottle", "white"));
  expect(picture).not.toMatch(/NaN|undefined|Infinity|floorPool/);
});

test("ids of a part are its own, and those of others stay", () =>
  expect(keyed('<g id="a"/><use href="#a"/><use href="#b"/><i fill="url(#a)"/>', "x")).toBe(
    '<g id="xa"/><use href="#xa"/><use href="#b"/><i fill="url(#xa)"/>',
  ));
