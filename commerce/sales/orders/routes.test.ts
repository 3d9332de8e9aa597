import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import type { App } from "#platform/http/app.ts";
import { plantCustomer, plantProduct } from "#tests/support/catalogue.ts";
import { cards, checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openRoutes, plantSession } from "#tests/support/routes.ts";
import { makeOwnOrders } from "./backend.ts";
import { findOrder } from "./reads.ts";
import { orderRoutes, staffOrderRoutes } from "./routes.ts";
import { addShipment } from "./writes.ts";

const base = useDatabase();
let app: App;
let services: Awaited<ReturnType<typeof checkoutServices>>;
beforeAll(async () => {
  services = await checkoutServices(base);
  app = await openRoutes(base.db, (scope) => {
    orderRoutes(scope, makeOwnOrders(base), base);
    staffOrderRoutes(scope, base);
  });
});
afterAll(() => services.stop());

const get = async (url: string, session?: string) => {
  const answer = await app.inject({ url: `/api${url}`, headers: session ? { "x-session": session } : {} });
  return { status: answer.statusCode, body: answer.json() };
};

async function customerWithOrder(number = cards.good) {
  const customerId = await plantCustomer(base.db);
  const session = await plantSession(base.db, customerId);
  const { variantIds } = await plantProduct(base.db, { prices: { us: 44_905 }, stock: [5, 5], sizes: ["154", "158"] });
  const buyer = { ...guest, customerId, sessionHash: hashSessionId(session) };
  const cart = await readyCart(services, [{ variantId: variantIds[1]!, quantity: 2 }], buyer);
  const placed = await placeOrder(services, payFor(cart, number), buyer);
  return { customerId, session, orderId: placed.ok ? placed.value.orderId : 0 };
}

describe("7.5 orders", () => {
  test("GET orders/{customerId} lists one's own in the V2 shape, and is 404 for anybody else", async () => {
    const { customerId, session, orderId } = await customerWithOrder();
    const { status, body } = await get(`/orders/${customerId}`, session);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        id: orderId,
        customer_id: customerId,
        status: "Awaiting Fulfillment",
        status_id: 11,
        currency_code: "USD",
        subtotal: "898.10",
        shipping_cost: "0.00",
        total_tax: "26.04",
        total_inc_tax: "924.14",
        date_created: expect.stringMatching(/^\w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000$/),
        billing_address: { first_name: "Ada", zip: "80202", country_iso2: "US", email: "ada@firn.example" },
        products: [
          { quantity: 2, base_price: "449.05", product_options: [{ display_name: "Size", display_value: "158" }] },
        ],
      },
    ]);
    const other = await customerWithOrder();
    for (const stranger of [undefined, other.session]) {
      expect((await get(`/orders/${customerId}`, stranger)).status).toBe(404);
    }
    for (const id of ["x", "0", "9".repeat(30)]) expect((await get(`/orders/${id}`, session)).status).toBe(404);
    expect((await get(`/orders/${customerId}?page=2`, session)).body).toEqual([]);
  });

  test("a declined attempt is no order to list", async () => {
    const { customerId, session } = await customerWithOrder(cards.declined);
    expect((await get(`/orders/${customerId}`, session)).body).toEqual([]);
  });

  test("GET order/{id} is one's own order, else 404", async () => {
    const { session, orderId } = await customerWithOrder();
    const other = await customerWithOrder();
    expect((await get(`/order/${orderId}`, session)).body).toMatchObject({ id: orderId, items_total: 2 });
    expect((await get(`/order/${orderId}`, other.session)).status).toBe(404);
    expect((await get(`/order/${orderId}`)).status).toBe(404);
  });

  test("GET order-status/{id} needs the e-mail address of the order", async () => {
    const { orderId } = await customerWithOrder();
    const { body } = await get(`/order-status/${orderId}?email=ADA@firn.example`);
    expect(body).toEqual({
      id: orderId,
      status: "Awaiting Fulfillment",
      status_id: 11,
      currency_code: "USD",
      total_inc_tax: "924.14",
      date_created: expect.any(String),
    });
    expect((await get(`/order-status/${orderId}?email=eve@firn.example`)).status).toBe(404);
    expect(await get(`/order-status/${orderId}`)).toMatchObject({
      status: 422,
      body: { errors: { email: expect.anything() } },
    });
  });

  test("GET order-status/{id} counts by e-mail address and by who asks, never by the order", async () => {
    const { orderId } = await customerWithOrder();
    const ask = (number: number, email: string) => get(`/order-status/${number}?email=${email}`);
    // Guessing at an order's address does not lock out its buyer.
    const guesses = await Promise.all([...Array(12).keys()].map((n) => ask(orderId, `eve${n}@firn.example`)));
    expect(guesses.map(({ status }) => status)).toEqual(Array(12).fill(404));
    expect((await ask(orderId, "ada@firn.example")).status).toBe(200);
    // Knowing an address does not allow trying all numbers.
    const walk = await Promise.all([...Array(12).keys()].map((n) => ask(orderId + 1000 + n, "ada@firn.example")));
    expect(walk.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await ask(orderId, "ada@firn.example")).status).toBe(429);
    expect((await ask(orderId, "eve@firn.example")).status).toBe(404);
  });

  test("GET orders/{id}/shipments lists what is on its way", async () => {
    const { session, orderId } = await customerWithOrder();
    const line = (await findOrder(base.db, orderId))!.lines[0]!;
    const shipment = {
      orderId,
      trackingNumber: "FN7",
      provider: "Post",
      items: [{ orderLineId: line.id, quantity: 2 }],
    };
    await base.db.transaction().execute((trx) => addShipment(trx, shipment));
    expect((await get(`/orders/${orderId}/shipments`, session)).body).toMatchObject([
      {
        order_id: orderId,
        tracking_number: "FN7",
        shipping_provider: "Post",
        items: [{ product_id: line.productId, quantity: 2 }],
      },
    ]);
    expect((await get(`/orders/${orderId}/shipments`)).status).toBe(404);
  });
});
