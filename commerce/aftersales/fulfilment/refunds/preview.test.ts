import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";

const base = useDatabase();
const counter = useCounter(base);

/** Places a guest's order of one piece and two pieces, with a delivery that costs something. */
async function small() {
  const [wax, strap] = [
    await plantProduct(base.db, { prices: { us: 2500 } }),
    await plantProduct(base.db, { prices: { us: 999 } }),
  ];
  const variantIds = [wax.variantIds[0]!, strap.variantIds[0]!];
  const cart = await readyCart(counter.services, [
    { variantId: variantIds[0]!, quantity: 1 },
    { variantId: variantIds[1]!, quantity: 2 },
  ]);
  const placed = await placeOrder(counter.services, payFor(cart), guest);
  if (!placed.ok) throw new Error(placed.problem.code);
  return { orderId: placed.value.orderId, variantIds };
}

async function scene(make: () => Promise<{ orderId: number; variantIds: number[] }> = counter.order) {
  const order = await make();
  const key = await counter.key("orders:write", "refunds:write");
  const { lines, total } = (await findOrder(base.db, order.orderId))!;
  const path = `/orders/${order.orderId}/refunds`;
  const preview = async (body: object) => (await counter.call("POST", `${path}/preview`, key, { ...body })).body;
  const refund = (body: object, more = {}) => counter.call("POST", path, key, { ...body }, more);
  const item = (at: number, quantity = 1, restock?: boolean) => ({
    order_product_id: lines[at]!.id,
    quantity,
    ...(restock !== undefined && { restock }),
  });
  return { ...order, key, lines, total: total / 100, path, preview, refund, item };
}
const number = (text: string) => Math.round(Number(text) * 100);

describe("7.5 what a refund does is told before, to the cent", () => {
  test("pieces, delivery, an amount and all that is left: the refund is what its preview said", async () => {
    const { preview, refund, item, total } = await scene(small);
    let gone = 0;
    for (const body of [{ items: [item(0)] }, { delivery: true }, { amount: "3.21" }, { items: [item(1)] }, {}]) {
      const told = await preview(body);
      const { body: made } = await refund({ ...body, left: told.left_before });
      expect(made).toMatchObject({ amount: told.amount, delivery: told.delivery, status: "done", to: "payment" });
      expect(number(told.goods) + number(told.delivery) + number(told.other)).toBe(number(told.amount));
      expect(number(told.payment) + number(told.gift_cards) + number(told.credit)).toBe(number(told.amount));
      gone += number(told.amount);
      expect(number(told.left)).toBe(Math.round(total * 100) - gone);
      expect(number(told.tax)).toBeLessThanOrEqual(number(told.amount));
    }
    expect(gone).toBe(Math.round(total * 100));
  });

  test("delivery goes back once, by itself or with all that is left", async () => {
    const { preview, refund, key, orderId } = await scene(small);
    const { body: open } = await counter.call("GET", `/orders/${orderId}/open`, key);
    const told = await preview({ delivery: true });
    expect(told.delivery).toBe(open.delivery_left);
    await refund({ delivery: true });
    expect(await preview({ delivery: true })).toMatchObject({
      status: 409,
      code: "refund-exceeds",
      errors: { delivery: expect.any(String) },
    });
    expect((await preview({})).delivery).toBe("0.00");
  });

  test("over what is left: the field and the amount are named, and nothing is written", async () => {
    const { preview, refund, total, path, key } = await scene();
    await refund({ amount: "10.00" });
    const left = (total - 10).toFixed(2);
    for (const answer of [await preview({ amount: "900" }), (await refund({ amount: "900" })).body])
      expect(answer).toMatchObject({
        status: 409,
        refundable: left,
        errors: { amount: `must be at most ${left} USD` },
      });
    expect((await counter.call("GET", path, key)).body).toHaveLength(1);
  });
});

describe("7.5 nothing goes back twice", () => {
  test("a key that comes again is the same refund; two people at once: the second is told of the first", async () => {
    const { preview, refund, path, key, item } = await scene();
    const { left_before: left } = await preview({ items: [item(0)] });
    const again = { "idempotency-key": randomUUID() };
    const clicks = await Promise.all([1, 2].map(() => refund({ items: [item(0)], left }, again)));
    expect(new Set(clicks.map(({ body }) => body.id)).size).toBe(1);
    const other = await refund({ items: [item(0)], left }, { "idempotency-key": randomUUID() });
    expect(other).toMatchObject({
      status: 409,
      body: { code: "changed-meanwhile", meanwhile: [{ note: expect.stringContaining("USD paid back") }] },
    });
    expect((await counter.call("GET", path, key)).body).toHaveLength(1);
  });

  test("a provider that does not answer: 202, a refund that is open, and no second one", async () => {
    const { refund, preview, item, path, key } = await scene();
    counter.provider = { refund: () => Promise.reject(new PaymentUnclear("no answer")) };
    const first = await refund({ items: [item(0)] });
    counter.provider = {};
    expect(first).toMatchObject({ status: 202, body: { code: "refund-unclear" } });
    expect((await counter.call("GET", path, key)).body).toMatchObject([{ status: "pending" }]);
    const told = await preview({ items: [item(0)] });
    expect(number(told.left_before)).toBeLessThan(number(told.left_before) + number(told.amount));
    expect((await preview({ items: [item(0, 2)] })).status).toBe(422);
  });
});

describe("7.5 to a gift card instead", () => {
  test("the buyer gets a new card of that worth by e-mail, no provider is asked, and it counts as gone back", async () => {
    const { preview, refund, item, orderId, key, total } = await scene();
    let isAsked = false;
    const asked = () => {
      isAsked = true;
      return Promise.reject(new PaymentUnclear("nobody was to be asked"));
    };
    const told = await preview({ items: [item(0, 2)], to: "gift_card" });
    expect(told).toMatchObject({ payment: "0.00", credit: told.amount });
    counter.provider = { refund: asked };
    const made = await refund({ items: [item(0, 2)], to: "gift_card", left: told.left_before });
    counter.provider = {};
    expect(isAsked).toBe(false);
    expect(made).toMatchObject({ status: 201, body: { status: "done", to: "gift_card", amount: told.amount } });
    const { rows } = await base.pool.query(
      `select g.balance, g.to_email, g.message from gift_cards g join refunds r on r.credit_card_id = g.id
       join payments p on p.id = r.payment_id where p.order_id = $1`,
      [orderId],
    );
    expect(rows).toEqual([
      { balance: number(told.amount), to_email: "ada@firn.example", message: expect.stringContaining(`${orderId}`) },
    ]);
    expect(await counter.queued("gift-card-letter")).toHaveLength(1);
    const { body: open } = await counter.call("GET", `/orders/${orderId}/open`, key);
    expect(open.left).toBe((total - Number(told.amount)).toFixed(2));
    await refund({});
    expect((await findOrder(base.db, orderId))?.status).toBe("refunded");
  });
});

test("7.5 of a refund some pieces go back into stock, and some do not; those still have to leave", async () => {
  const { refund, item, orderId, key, variantIds } = await scene();
  const { body } = await refund({ items: [item(0, 1, true), item(1, 1)] });
  expect(body).toMatchObject({ restock: true });
  const { rows } = await base.pool.query(
    "select available from stock where variant_id = any ($1) order by variant_id",
    [variantIds],
  );
  expect(rows.map(({ available }) => available)).toEqual([9, 8]);
  const open = (await counter.call("GET", `/orders/${orderId}/open`, key)).body;
  expect(open.lines.map((line: { to_ship: number }) => line.to_ship)).toEqual([1, 2]);
});

test("7.5 a parcel's number is corrected; who ships or cancels what others changed meanwhile is told so", async () => {
  const { orderId, key, item } = await scene();
  const open = async () => (await counter.call("GET", `/orders/${orderId}/open`, key)).body;
  const { seen } = await open();
  const ship = (body: object) => counter.call("POST", `/orders/${orderId}/shipments`, key, { ...body });
  const sent = await ship({ items: [item(0)], tracking_number: "1Z", seen, notify: false });
  expect(sent.status).toBe(201);
  const late = await ship({ items: [item(0)], seen });
  expect(late).toMatchObject({
    status: 409,
    body: { code: "changed-meanwhile", meanwhile: [{ status: "Partially Shipped" }] },
  });
  const cancelled = await counter.call("POST", `/orders/${orderId}/cancel`, key, { seen });
  expect(cancelled).toMatchObject({ status: 409, body: { code: "changed-meanwhile" } });
  const own = async () => (await counter.queued("order-mail")).filter((mail) => mail.orderId === orderId);
  expect(await own()).toEqual([]);
  const path = `/orders/${orderId}/shipments/${sent.body.id}`;
  const put = await counter.call("PUT", path, key, {
    tracking_number: "1Z999AA10123456784",
    shipping_provider: "UPS",
    notify: true,
  });
  expect(put).toMatchObject({ status: 200, body: { tracking_number: "1Z999AA10123456784", shipping_provider: "UPS" } });
  expect(await own()).toMatchObject([{ kind: "shipped", shipmentId: sent.body.id }]);
  expect((await open()).parcels[0].tracking_url).toContain("1Z999AA10123456784");
  expect((await counter.call("PUT", `/orders/${orderId}/shipments/99999`, key, { tracking_number: "1" })).status).toBe(
    404,
  );
});
