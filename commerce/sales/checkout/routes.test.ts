import { describe, expect, test } from "vitest";
import { plantCustomer, plantProduct } from "#tests/support/catalogue.ts";
import { cards } from "#tests/support/checkout.ts";
import { plantStore } from "#tests/support/extras.ts";
import { plantSession } from "#tests/support/routes.ts";
import { useCheckoutRoutes } from "#tests/support/suites/checkout-routes.ts";

const checkout = useCheckoutRoutes();
const { base, address, details, card, call, newCart, order } = checkout;

describe("7.2 a guest's checkout is its session's", () => {
  const stranger = { "x-session": "another-session" };

  test("others neither read, write, order nor attach it by its id; the key that creating the cart answers opens it", async () => {
    const { variantIds } = await plantProduct(base.db, { prices: { us: 5000 } });
    const lines = { line_items: [{ variant_id: variantIds[0], quantity: 1 }] };
    const made = await call("POST", "/cart/create", lines);
    const { id, access_token } = made.body.data;
    expect(access_token).toMatch(/^[0-9a-f]{64}$/);
    expect((await call("GET", `/checkout/${id}`, undefined, stranger)).status).toBe(200);
    expect((await call("POST", `/checkout/${id}`, details, stranger)).status).toBe(404);
    const { body } = await call("POST", `/checkout/${id}`, details);
    const placing = { expected_total: body.data.total, payment: card(cards.good), idempotency_key: "a-strangers-key" };
    const customer = await plantCustomer(base.db);
    const signedIn = { "x-session": await plantSession(base.db, customer) };
    const code = { gift_certificate_code: "x" };
    for (const wrong of [stranger, { "x-session": "" }, { ...stranger, "x-access-token": "0".repeat(64) }]) {
      expect((await call("GET", `/checkout/${id}`, undefined, wrong)).status).toBe(404);
      expect((await call("POST", `/checkout/${id}`, { customer_message: "Hi" }, wrong)).status).toBe(404);
      expect((await call("POST", `/checkout/${id}/order`, placing, wrong)).status).toBe(404);
      expect((await call("POST", `/checkout/${id}/gift-certificates`, code, wrong)).status).toBe(404);
    }
    expect((await call("PUT", `/cart/${id}`, { customerID: customer }, signedIn)).status).toBe(404);
    expect((await call("GET", `/cart/${id}`)).body.data.access_token).toBeUndefined();
    for (const right of [{}, { ...stranger, "x-access-token": access_token }])
      expect((await call("GET", `/checkout/${id}`, undefined, right)).body.data.email).toBe("ada@firn.example");
    const own = { ...signedIn, "x-access-token": access_token };
    expect((await call("PUT", `/cart/${id}`, { customerID: customer }, own)).status).toBe(200);
  });

  test("several carts of one session all stay its own", async () => {
    const ids = [await newCart(), await newCart()];
    for (const id of ids) expect((await call("POST", `/checkout/${id}`, details)).status).toBe(200);
    for (const id of ids) expect((await call("GET", `/checkout/${id}`)).status).toBe(200);
  });
});

describe("checkout for programs", () => {
  test("3.10 takes a store, a note and gift wrapping, says what they come to, and names what is wrong as the body does", async () => {
    const [id, store] = [await newCart(), await plantStore(base.db)];
    const wish = {
      email: "ada@firn.example",
      billing_address: address,
      pickup_store_id: store,
      customer_message: "Ring twice",
      gift_wrapping: { message: "For you" },
    };
    const { status, body } = await call("POST", `/checkout/${id}`, wish);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      step: "payment",
      total: 57.57,
      pickup_store: { id: store, slug: "edge-boulder", name: "Edge" },
      customer_message: "Ring twice",
      gift_wrapping: { message: "For you" },
      invoice_days: null,
      shipping_method_id: null,
    });
    const long = {
      customer_message: "x".repeat(501),
      gift_wrapping: { message: "y".repeat(201) },
      pickup_store_id: 999,
    };
    expect((await call("POST", `/checkout/${id}`, long)).body.errors).toEqual({
      customer_message: "is too long",
      "gift_wrapping.message": "is too long",
      pickup_store_id: "is not a store that hands out orders of this cart",
    });
    const sent = await call("POST", `/checkout/${id}`, {
      pickup_store_id: null,
      gift_wrapping: null,
      shipping_address: address,
    });
    expect(sent.body.data).toMatchObject({
      pickup_store: null,
      gift_wrapping: null,
      shipping_method_id: 102,
      total: 64.4,
    });
    expect((await order(id, 64.4, cards.good)).status).toBe(201);
  });

  test("takes contact and addresses in one body, chooses the cheapest delivery, and explains the total", async () => {
    const id = await newCart();
    const { status, body } = await call("POST", `/checkout/${id}`, details);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      cart_id: id,
      currency: { code: "USD" },
      step: "payment",
      total: 64.4,
      email: "ada@firn.example",
      shipping_address: { city: "Denver", state_or_province: "CO", country_code: "US", company: "" },
      billing_address: null,
      shipping_method_id: 102,
    });
    const lines = body.data.totals.map((line: { label: string; amount: number }) => [line.label, line.amount]);
    expect(lines).toEqual([
      ["total.goods", 50],
      ["total.shipping", 12.95],
      ["tax.sales", 1.45],
    ]);
    expect((await call("GET", `/checkout/${id}`)).body).toEqual(body);
    const express = body.data.shipping_options.find((option: { code: string }) => option.code === "express");
    const chosen = await call("POST", `/checkout/${id}`, { shipping_method_id: express.id });
    expect(chosen.body.data).toMatchObject({ total: 76.4, shipping_method_id: express.id });
  });

  test("names every wrong field as the body names it, and saves nothing of it", async () => {
    const id = await newCart();
    const wrong = { ...address, postal_code: "8", first_name: "", country_code: "de" };
    const { status, body } = await call("POST", `/checkout/${id}`, {
      email: "x",
      shipping_address: wrong,
      shipping_method_id: 7,
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual([
      "email",
      "shipping_address.country_code",
      "shipping_address.first_name",
      "shipping_address.postal_code",
      "shipping_method_id",
    ]);
    expect((await call("GET", `/checkout/${id}`)).body.data).toMatchObject({ step: "contact", email: null });
  });

  test("3.2 a postal code of another state is refused, and named", async () => {
    const id = await newCart();
    const elsewhere = { ...address, state_or_province: "OR", postal_code: "05401" };
    const { status, body } = await call("POST", `/checkout/${id}`, { ...details, shipping_address: elsewhere });
    const text = "is not a postal code of that state or province";
    expect([status, body.errors]).toEqual([422, { "shipping_address.postal_code": text }]);
  });

  test("places the order once per key, with 201 and the same answer", async () => {
    const id = await newCart();
    await call("POST", `/checkout/${id}`, details);
    const first = await order(id, "64.40", cards.good, "k1");
    expect(first).toMatchObject({
      status: 201,
      body: { order_id: expect.any(Number), status: "awaiting_fulfillment" },
    });
    expect(await order(id, 64.4, cards.good, "k1")).toMatchObject({ status: 201, body: first.body });
    expect(await order(id, 64.41, cards.good, "k1")).toMatchObject({ status: 422, body: { code: "key-reused" } });
    expect(await order(id, 64.4, cards.good)).toMatchObject({ status: 409, body: { code: "already-placed" } });
  });

  test("tells another total in the cart's currency, a declined card, and what is missing", async () => {
    const id = await newCart();
    expect(await order(id, 50, cards.good)).toMatchObject({
      status: 422,
      body: { code: "incomplete", step: "contact" },
    });
    await call("POST", `/checkout/${id}`, details);
    expect(await order(id, 1, cards.good)).toMatchObject({
      status: 409,
      body: { code: "price-changed", total: 64.4, due: 64.4, was: 1 },
    });
    expect(await order(id, "much", cards.good)).toMatchObject({
      status: 422,
      body: { errors: { expected_total: "is not valid" } },
    });
    expect(await order(id, 64.4, "4111")).toMatchObject({
      status: 422,
      body: { errors: { "payment.number": "is not a card number" } },
    });
    const declined = await order(id, 64.4, cards.declined);
    expect(declined).toMatchObject({ status: 402, body: { code: "payment-declined", reason: "generic" } });
    const keyless = await call("POST", `/checkout/${id}/order`, { expected_total: 1, payment: card(cards.good) });
    expect(keyless).toMatchObject({ status: 422, body: { errors: { "Idempotency-Key": "is not valid" } } });
  });

  test("answers 202 while the payment is unclear, and 201 when asked again", async () => {
    const id = await newCart();
    await call("POST", `/checkout/${id}`, details);
    const unclear = await order(id, 64.4, cards.unclear, "k2");
    expect(unclear).toMatchObject({ status: 202, headers: { "retry-after": "5" }, body: { status: "pending" } });
    const { order_id, access_token } = unclear.body;
    expect(await order(id, 64.4, cards.unclear, "k2")).toMatchObject({ status: 201, body: { order_id, access_token } });
  });

  test("sends a second step to the shop's page of the test bank, and ends it", async () => {
    const id = await newCart();
    await call("POST", `/checkout/${id}`, details);
    const { body } = await order(id, 64.4, cards.secondStep);
    const path = body.action.url.replace("/api", "");
    const page = await call("GET", path, undefined, { accept: "application/json" });
    const returnUrl = `/en-us/checkout/done/${body.order_id}?key=${body.access_token}`;
    expect(page.body).toMatchObject({ order_id: body.order_id, amount: 6440, return_url: returnUrl, is_open: true });
    const browser = await checkout.app.inject({ url: body.action.url, headers: { accept: "text/html" } });
    expect(browser.statusCode).toBe(303);
    expect(browser.headers.location).toBe(`/en-us/checkout/challenge/${page.body.reference}`);
    const ended = await call("POST", path, { approved: true });
    expect(ended.body).toEqual({ order_id: body.order_id, status: "awaiting_fulfillment", return_url: returnUrl });
    expect((await call("POST", "/payments/test/challenge/test_x", { approved: true })).status).toBe(404);
  });

  test("a customer's checkout does not exist for others", async () => {
    const session = await plantSession(base.db, await plantCustomer(base.db));
    const [row] = await base.db
      .selectFrom("sessions")
      .select("id_hash")
      .orderBy("created_at", "desc")
      .limit(1)
      .execute();
    const id = await newCart(5000, row!.id_hash);
    expect((await call("GET", `/checkout/${id}`)).status).toBe(404);
    expect((await call("POST", `/checkout/${id}`, details)).status).toBe(404);
    expect((await order(id, 64.4, cards.good)).status).toBe(404);
    expect((await call("POST", `/checkout/${id}`, details, { "x-session": session })).status).toBe(200);
  });
});
