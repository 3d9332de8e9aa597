import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import { sweepRefunds } from "#commerce/sales/payments/refunds.ts";
import { plantCustomer, stockOf } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { placeAsGuest, useCounter } from "#tests/support/fulfilment.ts";
import { sweepReturns } from "./actions.ts";

const base = useDatabase();
const counter = useCounter(base);
let key: string;
beforeAll(async () => {
  key = await counter.key("orders:read", "orders:write", "refunds:write");
});
afterEach(() => {
  counter.provider = {};
});

const call = (...args: Parameters<typeof counter.call>) => counter.call(...args);
const stock = (variantIds: number[]) => Promise.all(variantIds.map((id) => stockOf(base.db, id)));
const mails = async (orderId: number) =>
  (await counter.queued("order-mail")).filter((mail) => mail.orderId === orderId);

/** A shipped order, its lines, and a function that announces a return of them. */
async function shipped() {
  const order = await counter.order();
  await call("POST", `/orders/${order.orderId}/shipments`, key, {});
  const lines = (await findOrder(base.db, order.orderId))!.lines;
  const items = (...quantities: number[]) =>
    quantities.flatMap((quantity, at) =>
      quantity > 0 ? [{ order_product_id: lines[at]!.id, quantity, reason: "too-small" }] : [],
    );
  const announce = (quantities: number[], who = order.session, more: object = {}) =>
    call("POST", `/orders/${order.orderId}/returns`, who, { items: items(...quantities), ...more });
  return { ...order, lines, announce };
}

describe("announcing", () => {
  test("7.5 in Europe a customer withdraws without a reason, from some pieces or all; nobody else can", async () => {
    const { orderId, lines, session } = await shipped();
    const path = `/orders/${orderId}/withdrawals`;
    expect((await call("GET", path, session)).body).toEqual({ items: [] });
    expect((await call("POST", path, session, {})).status).toBe(409);
    await sql`
      update orders set shipping_address = shipping_address || '{"country": "de"}' where id = ${orderId}`.execute(
      base.db,
    );
    const stranger = await shipped();
    for (const who of [stranger.session, "nobody"]) expect((await call("POST", path, who, {})).status).toBe(404);
    expect((await call("GET", path, stranger.session)).status).toBe(404);
    const piece = { order_product_id: lines[0]!.id, quantity: 1 };
    const tooMany = await call("POST", path, session, { items: [{ ...piece, quantity: 3 }] });
    expect(tooMany.body).toMatchObject({ status: 422, errors: { items: expect.any(String) } });
    const made = await call("POST", path, session, { items: [piece] });
    expect(made).toMatchObject({ status: 201, body: { items: [{ ...piece, reason: "withdrawal" }] } });
    expect((await mails(orderId)).at(-1)).toMatchObject({ kind: "withdrawal", returnId: made.body.id });
    const left = [piece, { order_product_id: lines[1]!.id, quantity: 2 }];
    expect((await call("GET", path, session)).body).toEqual({ items: left });
    const rest = await call("POST", path, session, {});
    expect(rest.body.items).toMatchObject(left);
    expect((await call("POST", path, session, {})).status).toBe(409);
  });

  test("7.5 a customer announces pieces with a reason each; a mail says that it is there", async () => {
    const { orderId, lines, session, announce } = await shipped();
    const made = await announce([1, 2], session, { note: "Boots pinch." });
    expect(made).toMatchObject({
      status: 201,
      body: {
        order_id: orderId,
        status: "requested",
        note: "Boots pinch.",
        items: [
          { order_product_id: lines[0]!.id, quantity: 1, reason: "too-small" },
          { order_product_id: lines[1]!.id, quantity: 2 },
        ],
      },
    });
    expect((await call("GET", `/orders/${orderId}/returns`, session)).body).toMatchObject([{ id: made.body.id }]);
    expect((await mails(orderId)).at(-1)).toEqual({
      orderId,
      kind: "return",
      state: "requested",
      returnId: made.body.id,
    });
  });

  test("7.5 no more pieces than left, however many ask at once; before anything left, none", async () => {
    const { announce, lines, orderId, session } = await shipped();
    const answers = await Promise.all([1, 2, 3].map(() => announce([2, 0])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect((await announce([0, 3])).body.errors).toEqual({ items: expect.any(String) });
    const twice = [1, 2].map(() => ({ order_product_id: lines[1]!.id, quantity: 1, reason: "damaged" }));
    expect((await call("POST", `/orders/${orderId}/returns`, session, { items: twice })).status).toBe(422);
    expect((await announce([0, 2])).status).toBe(201);
    expect(await announce([0, 1])).toMatchObject({ status: 409, body: { code: "not-returnable" } });
    const waiting = await counter.order();
    const [line] = (await findOrder(base.db, waiting.orderId))!.lines;
    const early = { items: [{ order_product_id: line!.id, quantity: 1, reason: "damaged" }] };
    expect((await call("POST", `/orders/${waiting.orderId}/returns`, waiting.session, early)).status).toBe(409);
  });

  test("7.5 another's order has no returns, nor have ids that are none; a wrong reason is named", async () => {
    const { orderId, lines, announce } = await shipped();
    const stranger = await counter.order();
    expect((await announce([1, 0], stranger.session)).status).toBe(404);
    expect((await call("GET", `/orders/${orderId}/returns`, stranger.session)).status).toBe(404);
    expect((await call("GET", `/orders/${orderId}/returns`, "")).status).toBe(404);
    for (const id of ["0", "x", "9".repeat(30), "2147483648"]) {
      expect((await call("GET", `/orders/${id}/returns`, key)).status).toBe(404);
      expect((await call("GET", `/returns/${id}`, key)).status).toBe(404);
      expect((await call("PUT", `/returns/${id}`, key, { status: "approved" })).status).toBe(404);
    }
    const odd = { items: [{ order_product_id: lines[0]!.id, quantity: 1, reason: "bored" }] };
    expect((await call("POST", `/orders/${orderId}/returns`, key, odd)).status).toBe(422);
    const bad = { items: [{ order_product_id: lines[0]!.id, quantity: 1, reason: "damaged" }], note: "\u0000" };
    expect((await call("POST", `/orders/${orderId}/returns`, key, bad)).status).toBe(422);
  });
});

describe("staff", () => {
  test("7.5 approved, received, refunded: the goods are in stock again, the money is back, mails say so", async () => {
    const { orderId, variantIds, announce } = await shipped();
    const { body } = await announce([1, 1]);
    const put = (status: string, who = key) => call("PUT", `/returns/${body.id}`, who, { status, answer: "Fine." });
    expect((await put("approved")).body).toMatchObject({ status: "approved", answer: "Fine." });
    expect(await stock(variantIds)).toEqual([8, 8]);
    expect((await put("received")).body.status).toBe("refunded");
    expect((await put("received")).body.status).toBe("refunded");
    expect(await stock(variantIds)).toEqual([9, 9]);
    const refunds = (await call("GET", `/orders/${orderId}/refunds`, key)).body;
    expect(refunds).toMatchObject([{ status: "done", reason: `return ${body.id}`, items: [{ quantity: 1 }, {}] }]);
    const kinds = (await mails(orderId)).map(({ kind, state }) => state ?? kind);
    expect(kinds).toEqual(["shipped", "requested", "approved", "received", "refunded"]);
    expect((await call("GET", `/order/${orderId}`, key)).body.status).toBe("Partially Refunded");
    expect(await put("refused")).toMatchObject({ status: 409, body: { code: "impossible-return" } });
  });

  test("7.5 what was refused can be announced again; scopes are asked for", async () => {
    const { announce, session } = await shipped();
    const { body } = await announce([2, 2]);
    expect((await announce([1, 0])).status).toBe(409);
    expect((await call("PUT", `/returns/${body.id}`, session, { status: "refused" })).status).toBe(401);
    const reader = await counter.key("orders:read");
    expect((await call("PUT", `/returns/${body.id}`, reader, { status: "refused" })).status).toBe(403);
    expect((await call("PUT", `/returns/${body.id}`, key, { status: "refused" })).body.status).toBe("refused");
    expect((await call("GET", "/returns?status=refused&limit=1", reader)).body).toMatchObject([{ id: body.id }]);
    expect((await announce([1, 0])).status).toBe(201);
  });

  test("7.5 what was refunded before it came back is not paid for twice, and the return ends", async () => {
    for (const [paidBefore, refunds] of [
      [[2, 2], 1],
      [[1, 2], 2],
    ] as const) {
      const { orderId, announce, lines } = await shipped();
      const { body } = await announce([2, 2]);
      const items = paidBefore.map((quantity, at) => ({ order_product_id: lines[at]!.id, quantity }));
      expect((await call("POST", `/orders/${orderId}/refunds`, key, { items })).status).toBe(201);
      expect((await call("PUT", `/returns/${body.id}`, key, { status: "received" })).body.status).toBe("refunded");
      const all = (await call("GET", `/orders/${orderId}/refunds`, key)).body;
      expect(all).toHaveLength(refunds);
      if (refunds === 2) expect(all[1].items).toEqual([{ order_product_id: lines[0]!.id, quantity: 1 }]);
    }
    expect(await sweepReturns(counter.services, new Date(Date.now() + 120_000))).toBe(0);
  });

  test("7.5 a provider that does not answer: the goods are in, the money follows by itself, once", async () => {
    const { orderId, announce, variantIds } = await shipped();
    const { body } = await announce([2, 2]);
    counter.provider = { refund: () => Promise.reject(new PaymentUnclear("no answer")) };
    expect((await call("PUT", `/returns/${body.id}`, key, { status: "received" })).body.status).toBe("received");
    expect(await stock(variantIds)).toEqual([10, 10]);
    counter.provider = {};
    await sweepRefunds(counter.services, -1);
    await sweepReturns(counter.services, new Date(Date.now() + 120_000));
    expect((await call("GET", `/returns/${body.id}`, key)).body.status).toBe("refunded");
    expect((await call("GET", `/orders/${orderId}/refunds`, key)).body).toHaveLength(1);
  });

  test("7.5 the access_token that placing a guest's order answered opens it: shipments, cancellation, return", async () => {
    const [kept, off] = [await placeAsGuest(counter), await placeAsGuest(counter)];
    const other = { "x-access-token": off.token };
    const own = { "x-access-token": kept.token };
    for (const wrong of [{}, other, { "x-access-token": "0".repeat(64) }])
      for (const path of ["order/ID", "orders/ID/shipments", "orders/ID/returns", "orders/ID/withdrawals"])
        expect(
          (await counter.call("GET", `/${path.replace("ID", `${kept.orderId}`)}`, "", undefined, wrong)).status,
        ).toBe(404);
    expect((await counter.call("POST", `/orders/${kept.orderId}/cancel`, "", {}, other)).status).toBe(404);
    const { body } = await counter.call("GET", `/order/${kept.orderId}`, "", undefined, own);
    expect(body).toMatchObject({ id: kept.orderId, customer_id: 0, shipping_addresses: [{ city: "Denver" }] });
    const staff = await counter.key("orders:write");
    await counter.call("POST", `/orders/${kept.orderId}/shipments`, staff, {});
    expect((await counter.call("GET", `/orders/${kept.orderId}/shipments`, "", undefined, own)).body).toHaveLength(1);
    const items = [{ order_product_id: body.products[0].id, quantity: 1, reason: "too-small" }];
    expect((await counter.call("POST", `/orders/${kept.orderId}/returns`, "", { items }, own)).status).toBe(201);
    const cancelled = await counter.call("POST", `/orders/${off.orderId}/cancel`, "", {}, other);
    expect(cancelled).toMatchObject({ status: 200, body: { status: "Cancelled" } });
    const made = await base.db
      .selectFrom("order_history")
      .select("made_by")
      .where("order_id", "=", off.orderId)
      .execute();
    expect(made.at(-1)?.made_by).toBe("guest");
    // An order that has been assigned to an account since requires that account.
    const customerId = await plantCustomer(base.db);
    await base.db.updateTable("orders").set({ customer_id: customerId }).where("id", "=", kept.orderId).execute();
    expect((await counter.call("GET", `/order/${kept.orderId}`, "", undefined, own)).status).toBe(404);
  });
});
