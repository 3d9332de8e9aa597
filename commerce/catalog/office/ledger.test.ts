import { beforeAll, expect, test } from "vitest";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();
let app: App;
let key: string;
beforeAll(async () => {
  app = await openApp(base.db);
  key = (await addKey(base.db, "Warehouse", ["catalogue:write", "stock:write"])).key;
});
const send = async (method: "GET" | "PUT" | "POST", url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
};

test("the ledger tells sales with their orders, counts and corrections with who and why", async () => {
  const { productId, variantIds } = await plantProduct(base.db, { stock: [10] });
  const variantId = variantIds[0] as number;
  const services = await checkoutServices(base);
  try {
    const cart = await readyCart(services, [{ variantId, quantity: 3 }]);
    const placed = await placeOrder(services, payFor(cart), guest);
    if (!placed.ok) throw new Error(placed.problem.code);
    const items = [{ variant_id: variantId, quantity: 20 }];
    await send("PUT", "/inventory/adjustments/absolute", { items });
    const broken = { items: [{ variant_id: variantId, quantity: -2 }], reason: "correction", note: "Dropped" };
    expect((await send("POST", "/inventory/adjustments/relative", broken)).status).toBe(200);
    await send("PUT", "/inventory/adjustments/absolute", { items: [{ variant_id: variantId, quantity: 18 }] });
    await send("PUT", `/catalog/products/${productId}`, { variants: [{ id: variantId, inventory_level: 5 }] });
    const { body } = await send("GET", `/staff/stock/${variantId}/ledger`);
    const shop = { note: "", madeBy: "", orderId: placed.value.orderId };
    const staff = { madeBy: "Warehouse", orderId: null };
    expect(body.data).toMatchObject([
      { change: -13, available: 5, reason: "correction", note: "", ...staff },
      { change: -2, available: 18, reason: "correction", note: "Dropped", ...staff },
      { change: 13, available: 20, reason: "count", note: "", ...staff },
      { change: -3, available: 7, reason: "sale", ...shop },
    ]);
    const last = body.data[2].id;
    expect((await send("GET", `/staff/stock/${variantId}/ledger?before=${last}`)).body.data).toHaveLength(1);
    expect((await send("PUT", "/inventory/adjustments/absolute", { items, reason: "because" })).status).toBe(422);
  } finally {
    await services.stop();
  }
});

test("7.2 a product that is sent back with the level that was read brings nothing back that was sold since", async () => {
  const { productId, variantIds } = await plantProduct(base.db, { stock: [10] });
  const variantId = variantIds[0] as number;
  const level = async () => {
    const { body } = await send("GET", `/catalog/products/${productId}`);
    return body.data.variants[0].inventory_level;
  };
  const { body } = await send("GET", `/catalog/products/${productId}`);
  const [read] = body.data.variants;
  expect(read).toMatchObject({ inventory_level: 10, inventory_level_seen: 10 });
  await base.pool.query("update stock set available = 7 where variant_id = $1", [variantId]);
  await send("PUT", `/catalog/products/${productId}`, { ...body.data, name: "Renamed" });
  expect(await level()).toBe(7);
  // Two more than were read.
  await send("PUT", `/catalog/products/${productId}`, { variants: [{ ...read, inventory_level: 12 }] });
  expect(await level()).toBe(9);
  // Fewer than are left.
  await send("PUT", `/catalog/products/${productId}`, { variants: [{ ...read, inventory_level: 0 }] });
  expect(await level()).toBe(0);
  const { body: ledger } = await send("GET", `/staff/stock/${variantId}/ledger`);
  expect(ledger.data.map(({ change, reason }: { change: number; reason: string }) => [change, reason])).toEqual([
    [-9, "correction"],
    [2, "correction"],
    [-3, "sale"],
  ]);
  await send("PUT", `/catalog/products/${productId}`, { variants: [{ id: variantId, inventory_level: 4 }] });
  expect(await level()).toBe(4);
});
