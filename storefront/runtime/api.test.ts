import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openApp } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { callApi } from "./api.ts";

const database = useDatabase();
let productId: number;
let close: () => Promise<void>;

/** Adds what a browser adds to a call: the page's address and its cookies. */
beforeAll(async () => {
  const app = await openApp(database.db);
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  close = async () => void (await app.close());
  const cookies = new Map<string, string>();
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", async (path: string, options: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await real(`${origin}${path}`, { ...options, headers: { ...options.headers, cookie } });
    for (const one of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      cookies.set(name, value);
    }
    return answer;
  });
  productId = (await plantProduct(database.db)).productId;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await close();
});

test("7.2 browser code calls the API by its routes' names, and the token is got on the way", async () => {
  const made = await callApi("post", "/api/cart/create", { body: { product_id: productId, quantity: 2 } });
  const id = made.data?.data.id ?? "";
  const read = await callApi("get", "/api/cart/{id}", { path: { id } });
  expect(read.data?.data.line_items.physical_items[0]?.quantity).toBe(2);
  expect((await callApi("delete", "/api/cart/{id}", { path: { id } })).status).toBe(204);
  const gone = await callApi("get", "/api/cart/{id}", { path: { id } });
  expect([gone.status, gone.data, gone.problem?.code]).toEqual([404, undefined, "cart-not-found"]);
});

test("7 a path, a method or a field that the API does not know does not compile", async () => {
  // @ts-expect-error no such path
  expect((await callApi("get", "/api/nowhere")).status).toBe(404);
  // @ts-expect-error no such method there
  expect((await callApi("delete", "/api/products")).status).toBe(405);
  // @ts-expect-error a text is no number
  expect((await callApi("post", "/api/wishlist", { body: { product_id: "one" } })).status).toBe(422);
});
