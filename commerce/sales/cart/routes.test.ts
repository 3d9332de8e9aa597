import { beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { plantCustomer, plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openRoutes, plantSession } from "#tests/support/routes.ts";
import { makeOwnCarts } from "./backend.ts";
import { cartRoutes } from "./routes.ts";

const base = useDatabase();
let app: App;
beforeAll(async () => {
  app = await openRoutes(base.db, (scope) =>
    cartRoutes(scope, makeOwnCarts({ db: base.db }), { SECRET: "s".repeat(32) }),
  );
});

type Method = "GET" | "POST" | "PUT" | "DELETE";
async function call(method: Method, url: string, payload?: object, headers: Record<string, string> = {}) {
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, type: answer.headers["content-type"], body: answer.body ? answer.json() : null };
}
const create = async (lines: object[] = [], headers = {}) =>
  (await call("POST", "/api/cart/create", { line_items: lines }, headers)).body.data;

describe("7.2 cart calls", () => {
  test("POST cart/create answers 201 with the V3 shape and decimal amounts", async () => {
    const { productId, variantIds } = await plantProduct(base.db, { prices: { us: 44_905 }, retailPrice: 49_900 });
    const line = { product_id: productId, variant_id: variantIds[0], quantity: 2 };
    const { status, body } = await call("POST", "/api/cart/create", { line_items: [line] });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      customer_id: 0,
      currency: { code: "USD" },
      base_amount: 898.1,
      cart_amount: 898.1,
      discount_amount: 0,
      line_items: { digital_items: [], gift_certificates: [], custom_items: [] },
    });
    const item = { ...line, list_price: 499, sale_price: 449.05, extended_list_price: 998 };
    expect(body.data.line_items.physical_items).toMatchObject([item]);
  });

  test("gift cards are digital items", async () => {
    const [board, card] = [await plantProduct(base.db), await plantProduct(base.db, { tracking: "none" })];
    await base.db.updateTable("products").set({ kind: "gift-card" }).where("id", "=", card.productId).execute();
    const lines = [board, card].map(({ variantIds }) => ({ variant_id: variantIds[0], quantity: 1 }));
    const { line_items } = await create(lines);
    expect(line_items.physical_items).toMatchObject([{ product_id: board.productId }]);
    expect(line_items.digital_items).toMatchObject([{ product_id: card.productId, quantity: 1, list_price: 100 }]);
  });

  test("GET cart/{id} answers it again, POST items adds, PUT sets a quantity, DELETE removes line and cart", async () => {
    const { productId, variantIds } = await plantProduct(base.db);
    const { id } = await create();
    const added = await call("POST", `/api/cart/${id}/items`, {
      productID: productId,
      variantID: variantIds[0],
      quantity: 1,
    });
    expect(added.status).toBe(201);
    const item = added.body.data.line_items.physical_items[0];
    const put = await call("PUT", `/api/cart/${id}/items/${item.id}`, { productID: productId, quantity: 4 });
    expect(put).toMatchObject({ status: 200, body: { data: { base_amount: 400 } } });
    expect((await call("GET", `/api/cart/${id}`)).body).toEqual(put.body);
    expect(await call("DELETE", `/api/cart/${id}/items/${item.id}`)).toMatchObject({ status: 204, body: null });
    expect((await call("GET", `/api/cart/${id}`)).body.data.line_items.physical_items).toEqual([]);
    expect((await call("DELETE", `/api/cart/${id}`)).status).toBe(204);
    expect(await call("GET", `/api/cart/${id}`)).toMatchObject({ status: 404, body: { code: "cart-not-found" } });
  });

  test("PUT cart/{id} attaches to oneself only, and the cart is then readable in that session alone", async () => {
    const customerId = await plantCustomer(base.db);
    const mine = { "x-session": await plantSession(base.db, customerId) };
    const { id } = await create();
    expect((await call("PUT", `/api/cart/${id}`, { customerID: customerId })).status).toBe(401);
    expect((await call("PUT", `/api/cart/${id}`, { customerID: customerId + 1 }, mine)).status).toBe(403);
    const attached = await call("PUT", `/api/cart/${id}`, { customerID: customerId }, mine);
    expect(attached).toMatchObject({ status: 200, body: { data: { customer_id: customerId } } });
    expect((await call("GET", `/api/cart/${id}`)).status).toBe(404);
    expect((await call("GET", `/api/cart/${id}`, undefined, mine)).status).toBe(200);
    expect((await call("DELETE", `/api/cart/${id}`)).status).toBe(404);
    expect((await call("DELETE", `/api/cart/${id}`, undefined, mine)).status).toBe(204);
  });

  test("the session remembers the cart that it created", async () => {
    const session = await plantSession(base.db, null);
    const { id } = await create([], { "x-session": session });
    const rows = await base.db.selectFrom("sessions").select("cart_id").where("cart_id", "=", id).execute();
    expect(rows).toHaveLength(1);
  });

  test("7 the x-bc-region header says whose prices apply; where nothing is sold there is no cart", async () => {
    const { variantIds } = await plantProduct(base.db, { prices: { us: 10_000, ca: 13_900 } });
    const lines = [{ variant_id: variantIds[0], quantity: 1 }];
    expect(await create(lines, { "x-bc-region": "ca" })).toMatchObject({ currency: { code: "CAD" }, base_amount: 139 });
    const nowhere = await call("POST", "/api/cart/create", { line_items: lines }, { "x-country": "jp" });
    expect(nowhere).toMatchObject({
      status: 422,
      body: { code: "not-sold-here", errors: { "x-bc-region": expect.anything() } },
    });
  });
});

describe("refusals name the field", () => {
  test.each([
    [{ line_items: [{ variant_id: 1, quantity: 0 }] }, 422, "line_items.0.quantity"],
    [{ line_items: [{ variant_id: 1, quantity: 1.5 }] }, 422, "line_items.0.quantity"],
    [{ line_items: [{ variant_id: 99_999_999_999, quantity: 1 }] }, 422, "line_items.0.variant_id"],
    [{ line_items: [{ quantity: 1 }] }, 422, "line_items.0.variant_id"],
    [{ line_items: [] }, 422, "line_items"],
    [{}, 422, "line_items"],
    [{ variantID: 1, quantity: 1 }, 422, "line_items.0.variant_id"],
  ])("%j → %i %s", async (payload, status, field) => {
    const { id } = await create();
    const answer = await call("POST", `/api/cart/${id}/items`, payload);
    expect(answer).toMatchObject({ status, type: expect.stringContaining("application/problem+json") });
    expect(Object.keys(answer.body.errors)).toContain(field);
  });

  test("nothing to add is said to be nothing", async () => {
    const { id } = await create();
    const answer = await call("POST", `/api/cart/${id}/items`, { line_items: [] });
    expect(answer.body).toMatchObject({ code: "nothing-to-add", title: "Name at least one article to add." });
  });

  test("too few in stock is a conflict that says how many there are", async () => {
    const { variantIds } = await plantProduct(base.db, { stock: [2] });
    const { id } = await create();
    const answer = await call("POST", `/api/cart/${id}/items`, { variant_id: variantIds[0], quantity: 3 });
    expect(answer).toMatchObject({ status: 409, body: { code: "not-enough-stock", available: 2 } });
  });

  test.each(["x", "%00", "00000000-0000-4000-8000-000000000000", "1".repeat(90)])(
    "cart id %s is unknown",
    async (id) => {
      expect((await call("GET", `/api/cart/${id}`)).status).toBe(404);
      expect((await call("DELETE", `/api/cart/${id}`)).status).toBe(404);
      expect((await call("PUT", `/api/cart/${id}/items/1`, { quantity: 1 })).status).toBe(404);
    },
  );
});
