import { expect } from "vitest";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { openCaller } from "#tests/support/app.ts";

/** The shop still sells: a guest's cart is made, and says what it costs. */
export async function expectSale(app: App, db: Db): Promise<void> {
  const [stock] = await db.selectFrom("stock").select("variant_id").where("available", ">", 5).limit(1).execute();
  const guest = await openCaller(app);
  const made = await guest.call("POST", "/api/cart/create", {
    line_items: [{ variant_id: stock?.variant_id, quantity: 1 }],
  });
  expect(made.statusCode).toBe(201);
  const cart = `/api/checkout/${made.json().data.id}`;
  const address = {
    first_name: "Ada",
    last_name: "Berg",
    address1: "1 Main Street",
    city: "Denver",
    state_or_province: "Colorado",
    postal_code: "80202",
    country_code: "US",
  };
  const details = { email: "ada@firn.example", shipping_address: address };
  const ready = await guest.call("POST", cart, details);
  expect(ready.statusCode).toBe(200);
  const payment = { number: "4242424242424242", expiry: "12/34", code: "123" };
  const order = { expected_total: ready.json().data.total, payment };
  const placed = await guest.call("POST", `${cart}/order`, order, { "idempotency-key": crypto.randomUUID() });
  expect([placed.statusCode, placed.body.slice(0, 300)]).toEqual([201, expect.any(String)]);
}
