import { beforeAll, describe, expect, test } from "vitest";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";

const base = useDatabase();
const counter = useCounter(base);
let write: string;
let read: string;
beforeAll(async () => {
  write = await counter.key("orders:write", "refunds:write");
  read = await counter.key("orders:read");
});
const { call } = { call: (...args: Parameters<typeof counter.call>) => counter.call(...args) };

const linesOf = async (orderId: number) => (await findOrder(base.db, orderId))!.lines;

describe("staff see every order", () => {
  test("7.5 the list is filtered by state, date and e-mail address, and pages", async () => {
    const first = await counter.order();
    const second = await counter.order();
    await call("PUT", `/order/${second.orderId}`, write, { status: "Disputed" });
    const ids = async (query: string) =>
      (await call("GET", `/orders?${query}`, read)).body.map(({ id }: { id: number }) => id) as number[];
    expect((await ids("limit=2")).slice(0, 2)).toEqual([second.orderId, first.orderId]);
    expect(await ids("limit=1&page=2")).toEqual([first.orderId]);
    expect(await ids("status_id=13")).toEqual([second.orderId]);
    expect(await ids("status_id=Awaiting%20Fulfillment&limit=1")).toEqual([first.orderId]);
    expect(await ids(`email=${encodeURIComponent("ADA@firn.example")}&limit=1`)).toEqual([second.orderId]);
    expect(await ids("email=nobody@firn.example")).toEqual([]);
    expect(await ids(`min_date_created=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([]);
    const hourAgo = encodeURIComponent(new Date(Date.now() - 3_600_000).toUTCString().replace("GMT", "+0000"));
    expect(await ids(`min_date_created=${hourAgo}&limit=1`)).toEqual([second.orderId]);
    for (const [field, value] of [
      ["status_id", "99"],
      ["min_date_created", "soon"],
      ["page", "0"],
      ["limit", "x"],
    ]) {
      const answer = await call("GET", `/orders?${field}=${value}`, read);
      expect(answer).toMatchObject({ status: 422, body: { errors: { [field!]: expect.any(String) } } });
    }
  });

  test("7.5 with a key an order is read whoever placed it; without the permission it is refused", async () => {
    const { orderId, customerId } = await counter.order();
    const other = await counter.key("customers:read");
    for (const path of [`/order/${orderId}`, `/orders/${orderId}/shipments`, `/orders/${customerId}`]) {
      expect((await call("GET", path, read)).status).toBe(200);
      // The permission to write orders includes reading them.
      expect((await call("GET", path, write)).status).toBe(200);
      const refused = await call("GET", path, other);
      expect(refused).toMatchObject({ status: 403, body: { code: "forbidden", permission: "orders:read" } });
    }
    expect((await call("GET", "/orders", other)).status).toBe(403);
    expect((await call("GET", "/orders", "")).status).toBe(401);
  });
});

describe("parcels", () => {
  test("7.5 piece by piece the state follows, each parcel brings a mail, and the history says who", async () => {
    const { orderId } = await counter.order();
    const [board, boots] = await linesOf(orderId);
    const sent = await call("POST", `/orders/${orderId}/shipments`, write, {
      tracking_number: "FN1",
      shipping_provider: "Post",
      items: [{ order_product_id: board!.id, quantity: 1 }],
    });
    expect(sent).toMatchObject({
      status: 201,
      body: { order_id: orderId, tracking_number: "FN1", items: [{ product_id: board!.productId, quantity: 1 }] },
    });
    expect((await call("GET", `/order/${orderId}`, read)).body.status).toBe("Partially Shipped");
    const tooMany = { items: [{ order_product_id: boots!.id, quantity: 3 }] };
    expect((await call("POST", `/orders/${orderId}/shipments`, write, tooMany)).body.code).toBe("bad-quantity");
    const rest = await call("POST", `/orders/${orderId}/shipments`, write, {});
    expect(rest.body.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 2]);
    expect((await call("GET", `/order/${orderId}`, read)).body.status).toBe("Shipped");
    expect((await call("POST", `/orders/${orderId}/shipments`, write, {})).status).toBe(422);
    const mails = (await counter.queued("order-mail")).filter((mail) => mail.orderId === orderId);
    expect(mails).toEqual([sent, rest].map(({ body }) => ({ orderId, kind: "shipped", shipmentId: body.id })));
    const history = (await call("GET", `/orders/${orderId}/history`, read)).body;
    expect(history.slice(2)).toMatchObject([
      {
        previous_status: "Awaiting Fulfillment",
        status: "Partially Shipped",
        made_by: expect.stringMatching(/^staff:\d+ ERP$/),
      },
      { previous_status: "Partially Shipped", status: "Shipped", status_id: 2, date: expect.any(String) },
    ]);
  });

  test("two parcels at once never hold more than was ordered", async () => {
    const { orderId } = await counter.order();
    const [board] = await linesOf(orderId);
    const both = { items: [{ order_product_id: board!.id, quantity: 2 }] };
    const answers = await Promise.all([1, 2, 3].map(() => call("POST", `/orders/${orderId}/shipments`, write, both)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });
});

describe("PUT order/{id}", () => {
  test("7.5 brings an order into a state with all that belongs to it, by name or number", async () => {
    const { orderId } = await counter.order();
    const put = (body: Record<string, unknown>) => call("PUT", `/order/${orderId}`, write, body);
    expect(await put({ status_id: 10 })).toMatchObject({ status: 409, body: { code: "impossible-status" } });
    expect(await put({ status: "shipped" })).toMatchObject({ status: 200, body: { status: "Shipped" } });
    expect((await call("GET", `/orders/${orderId}/shipments`, read)).body[0].items).toHaveLength(2);
    expect((await put({ status_id: 10, note: "handed over" })).body.status).toBe("Completed");
    expect((await put({ status_id: 10 })).status).toBe(200);
    expect((await put({ status: "Refunded" })).body.status).toBe("Refunded");
    const history = (await call("GET", `/orders/${orderId}/history`, read)).body;
    expect(history.find(({ status }: { status: string }) => status === "Completed").note).toBe("handed over");
    expect(history.filter(({ status }: { status: string }) => status === "Completed")).toHaveLength(1);
  });

  test("what is no state, cannot be set by hand, or is of no order is refused", async () => {
    const { orderId } = await counter.order();
    const put = (body: Record<string, unknown>, id: number | string = orderId) =>
      call("PUT", `/order/${id}`, write, body);
    expect(await put({ status: "Lost" })).toMatchObject({ status: 422, body: { errors: { status: "is no status" } } });
    expect(await put({ status_id: 99 })).toMatchObject({
      status: 422,
      body: { errors: { status_id: "is no status" } },
    });
    expect((await put({})).status).toBe(422);
    expect((await put({ status: "Pending" })).body.code).toBe("not-by-hand");
    expect((await put({ status: "Completed" }, 999_999)).status).toBe(404);
    expect((await put({ status: "Completed" }, "9".repeat(30))).status).toBe(404);
    expect((await put({ status: "Completed", note: "\u0000" })).status).toBe(422);
    expect((await call("PUT", `/order/${orderId}`, read, { status: "Disputed" })).status).toBe(403);
  });
});
