import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importCatalog } from "#commerce/catalog/import/import-catalog.ts";
import type { App } from "#platform/http/app.ts";
import { type Caller, openApp, openCaller } from "#tests/support/app.ts";
import { type LocalStore, openLocalStore } from "#tests/support/bigcommerce/server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { ownShop } from "#tests/support/own-shop.ts";
import { sampleCategories } from "#tests/support/samples/catalog.ts";

const base = useDatabase();
let store: LocalStore;
let app: App;
let caller: Caller;

const settingsFor = (address: string) => ({
  ...ownShop,
  BOT_CHECK: "off",
  COMMERCE_BACKEND: "bigcommerce",
  BIGCOMMERCE_CHANNELS: "us=1,ca=2,eu_region_1=3",
  BIGCOMMERCE_STORE_HASH: "firn0",
  BIGCOMMERCE_TOKEN: "test-token",
  BIGCOMMERCE_API_HOST: address,
});

beforeAll(async () => {
  store = await openLocalStore();
  await importCatalog(base.db, { categories: sampleCategories, products: [] });
  app = await openApp(base.db, settingsFor(new URL(store.settings.base).origin));
  caller = await openCaller(app);
});
afterAll(() => Promise.all([app.close(), store.close()]));

describe("7 the shop with its commerce at BigCommerce", () => {
  test("7.1 products come from the store, in the visitor's region", async () => {
    const { data } = (await caller.call("GET", "/api/products?limit=1", undefined, { "x-bc-region": "ca" })).json();
    expect(data[0].id).toBe(store.world.products[0]?.id);
    expect(data[0].currency_code).toBe("CAD");
  });

  test("7.2 a cart needs the token, and the header counts its pieces", async () => {
    const variant = store.world.products
      .flatMap(({ variants = [] }) => variants)
      .find((one) => one.inventory_level > 2);
    const line = { product_id: variant?.product_id, variant_id: variant?.id, quantity: 2 };
    expect(
      (await app.inject({ method: "POST", url: "/api/cart/create", payload: { line_items: [line] } })).statusCode,
    ).toBe(403);
    const made = await caller.call("POST", "/api/cart/create", { line_items: [line] });
    expect(made.statusCode).toBe(201);
    const cartId = made.json().data.id;
    expect([...store.world.carts.keys()]).toEqual([cartId]);
    const session = (await caller.call("GET", "/api/session")).json();
    expect(session).toMatchObject({ customer: null, cartId, cartCount: 2 });
  });

  test("4 the cart and checkout pages are the store's own, for whoever has a cart there", async () => {
    const cartId = [...store.world.carts.keys()][0];
    const cart = await caller.call("GET", "/en-us/cart");
    expect(cart.statusCode).toBe(303);
    expect(cart.headers.location).toBe(
      `https://store-firn-1.mybigcommerce.com/cart.php?action=load&id=${cartId}&token=once`,
    );
    expect((await caller.call("GET", "/en-us/checkout")).headers.location).toContain("/checkout?action=load");
    expect((await caller.call("GET", "/en-us/cart/_payload.json")).statusCode).toBe(204);
    const stranger = await app.inject({ url: "/en-us/cart" });
    expect(stranger.statusCode).toBe(200);
    expect(stranger.headers.location).toBeUndefined();
  });

  test("6 accounts are opened and kept at the store", async () => {
    for (const path of ["account", "account/sign-in", "account/orders"]) {
      const { statusCode, headers } = await app.inject({ url: `/en-us/${path}` });
      expect(statusCode).toBe(303);
      expect(headers.location).toBe("https://store-firn-1.mybigcommerce.com/login.php");
    }
    const form = "email=a%40firn.example&first_name=A&last_name=B&password=uphill-2026-track";
    const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
    const posted = await app.inject({ method: "POST", url: "/en-us/account/create", payload: form, headers });
    expect(posted.headers.location).toBe("https://store-firn-1.mybigcommerce.com/login.php");
    expect(await base.db.selectFrom("customers").select("id").execute()).toEqual([]);
  });

  test("4 without a script the buy button fills the store's cart", async () => {
    const product = store.world.products.find(({ variants = [] }) => variants.some((one) => one.inventory_level > 2));
    const variant = product?.variants?.find((one) => one.inventory_level > 2);
    const payload = new URLSearchParams({ product_id: `${product?.id}`, variant_id: `${variant?.id}`, quantity: "1" });
    const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
    const form = { method: "POST" as const, url: "/en-us/cart", payload: payload.toString() };
    const before = store.world.carts.size;
    const added = await app.inject({ ...form, headers });
    expect(added.statusCode).toBe(303);
    expect(added.headers.location).toContain("mybigcommerce.com/cart.php");
    expect(store.world.carts.size).toBe(before + 1);
    const foreign = await app.inject({ ...form, headers: { ...headers, "sec-fetch-site": "cross-site" } });
    expect(foreign.statusCode).toBe(403);
    expect(store.world.carts.size).toBe(before + 1);
  });

  test("7.4 signing in keeps the cart and tells who it is", async () => {
    const account = {
      email: "whole@firn.example",
      first_name: "Ada",
      last_name: "Berg",
      authentication: { new_password: "uphill-2026-track" },
    };
    expect((await caller.call("POST", "/api/customers/create", account)).statusCode).toBe(201);
    const signedIn = await openCaller(app, account.email, "uphill-2026-track");
    const session = (await signedIn.call("GET", "/api/session")).json();
    expect(session.customer).toEqual({ firstName: "Ada", lastName: "Berg" });
    const own = await caller.call("POST", "/api/customers/login", { email: account.email, pw: "uphill-2026-track" });
    const cookie = own.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const taken = (await app.inject({ url: "/api/session", headers: { cookie } })).json();
    expect(taken).toMatchObject({ cartCount: 2, cartId: [...store.world.carts.keys()][0] });
  });

  test("8 while the store is away, its routes are 503 and everything else goes on", async () => {
    await store.close();
    const away = await caller.call("GET", "/api/products?limit=3");
    expect(away.statusCode).toBe(503);
    expect(Number(away.headers["retry-after"])).toBeGreaterThan(0);
    expect((await caller.call("GET", "/api/session")).statusCode).toBe(200);
    expect((await app.inject({ url: "/en-us" })).statusCode).toBeLessThan(400);
    expect((await app.inject({ url: "/en-us/c/boots" })).statusCode).toBe(200);
    expect((await app.inject({ url: "/healthz" })).statusCode).toBe(200);
  });
});

test("wrong settings stop the start", async () => {
  const settings = { ...settingsFor("http://127.0.0.1:1"), BIGCOMMERCE_CHANNELS: "us=1,moon=2" };
  await expect(openApp(base.db, settings)).rejects.toThrow(/"moon", which is no region/);
});
