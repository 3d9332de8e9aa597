import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { useReviewShop } from "#tests/support/samples/reviewed-shop.ts";

const shop = useReviewShop();
let app: App;
let staff: Record<string, string>;
let product: { id: number; uid: string };
beforeAll(() => {
  ({ app, staff, product } = shop);
});

const said = {
  rating: 4,
  title: "Warm genug",
  text: "Hält warm bis minus zwanzig, wenn man sich bewegt.",
  name: "Ada",
};
const publish = (id: number) =>
  app.inject({ method: "PUT", url: `/api/reviews/${id}`, headers: staff, payload: { status: "published" } });
const write = async (more: object) => {
  const writer = await shop.buyer();
  return writer.call("POST", `/api/products/${product.id}/reviews`, { ...said, ...more });
};
const published = async (more: object): Promise<number> => {
  const { id } = (await write(more)).json();
  await publish(id);
  return id;
};
const translate = (id: number, language: string, payload: object, headers = staff) =>
  app.inject({ method: "PUT", url: `/api/reviews/${id}/translations/${language}`, headers, payload });
const html = async (path: string) => (await app.inject(path)).body;
const fold = "reviews-translation";

test("a review says who wrote it: the size that was bought, weight and height, as the reader's country counts", async () => {
  expect((await write({ weight: 5 })).json()).toMatchObject({ status: 422, errors: { weight: expect.any(String) } });
  expect((await write({ height: 400 })).statusCode).toBe(422);
  const id = await published({ weight: 82, height: 180 });
  const { data } = (await app.inject(`/api/products/${product.id}/reviews`)).json();
  expect(data[0]).toMatchObject({ id, weight: 82, height: 180, translations: {} });
  expect(typeof data[0].size).toBe("string");
  expect(await html(`/en-us/p/${product.uid}/reviews`)).toMatch(/181\u00a0lb[\s\S]*5′11″/);
  expect(await html(`/de-de/p/${product.uid}/reviews`)).toMatch(/82\u00a0kg[\s\S]*180\u00a0cm/);
});

test("the list is narrowed by the weight of who wrote, and says how many there are", async () => {
  const light = await published({ weight: 58 });
  const page = `/de-at/p/${product.uid}/reviews`;
  expect((await html(page)).includes("weight=55-65")).toBe(true);
  const narrowed = await html(`${page}?weight=55-65`);
  expect(narrowed.match(/id="review-\d+"/g)).toEqual([`id="review-${light}"`]);
  for (const odd of ["weight=1-2", "weight=%00", "size=%00", "size=nothing"])
    expect((await app.inject(`${page}?${odd}`)).statusCode, odd).toBe(200);
});

test("what staff have translated is read on demand, and otherwise the language is named alone", async () => {
  const id = await published({ weight: 70 });
  // A page that was not cached before, because this shop has no process that follows changes.
  const french = (country: string) => html(`/fr-${country}/p/${product.uid}/reviews`);
  expect((await french("fr")).includes(fold)).toBe(false);
  const chaud = { title: "Assez chaud", text: "Tient chaud jusqu’à moins vingt, si l’on bouge." };
  expect((await translate(id, "fr", chaud, {})).statusCode).toBe(403);
  expect((await translate(id, "xx", chaud)).statusCode).toBe(422);
  expect((await translate(id, "fr", chaud)).json().translations).toEqual({ fr: chaud });
  const shown = await french("ca");
  expect([fold, "Assez chaud", "Warm genug"].filter((text) => !shown.includes(text))).toEqual([]);
  expect((await translate(id, "fr", { title: "", text: "" })).json().translations).toEqual({});
  expect((await french("ch")).includes(fold)).toBe(false);
  expect((await translate(999_999, "fr", chaud)).statusCode).toBe(404);
});
