import { expect, test } from "vitest";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { findOrder, historyOf, shipmentsOf } from "./reads.ts";
import { allStatuses, beforeStatus, mayBecome, statusV2, transitions } from "./states.ts";
import { addShipment, changeStatus } from "./writes.ts";

const base = useDatabase();

test("every state can be reached and has a V2 number of its own; the end states lead nowhere", () => {
  const reachable = new Set(Object.values(transitions).flat());
  expect(allStatuses.filter((status) => !reachable.has(status))).toEqual(["pending"]);
  expect(new Set(allStatuses.map((status) => statusV2[status].id)).size).toBe(allStatuses.length);
  expect(allStatuses.filter((status) => transitions[status].length === 0)).toEqual(["cancelled", "refunded"]);
});

test("an order that was never paid cannot be shipped, and a paid one cannot be forgotten", () => {
  expect(beforeStatus("shipped")).toEqual(["awaiting_fulfillment", "partially_shipped", "partially_refunded"]);
  expect(beforeStatus("cancelled")).toEqual([
    "pending",
    "awaiting_payment",
    "awaiting_fulfillment",
    "partially_refunded",
  ]);
  expect(mayBecome("cancelled", "awaiting_fulfillment")).toBe(false);
});

test("an order is shipped piece by piece, with its history", async () => {
  const services = await checkoutServices(base);
  const [board, boots] = [await plantProduct(base.db), await plantProduct(base.db)];
  const pieces = [board, boots].map(({ variantIds }) => ({ variantId: variantIds[0]!, quantity: 2 }));
  const placed = await placeOrder(services, payFor(await readyCart(services, pieces)), guest);
  await services.stop();
  if (!placed.ok) throw new Error(placed.problem.code);
  const { orderId } = placed.value;
  const [first, second] = (await findOrder(base.db, orderId))!.lines;
  const ship = (items: { orderLineId: number; quantity: number }[]) =>
    base.db
      .transaction()
      .execute((trx) => addShipment(trx, { orderId, trackingNumber: "FN1", provider: "Post", items }));
  expect(await ship([{ orderLineId: first!.id, quantity: 3 }])).toMatchObject({ problem: { code: "bad-quantity" } });
  expect(await ship([{ orderLineId: first!.id, quantity: 1 }])).toMatchObject({ ok: true });
  expect(await ship([{ orderLineId: second!.id, quantity: 1 }])).toMatchObject({ ok: true });
  expect((await findOrder(base.db, orderId))?.status).toBe("partially_shipped");
  await ship([first, second].map((line) => ({ orderLineId: line!.id, quantity: 1 })));
  expect((await findOrder(base.db, orderId))?.status).toBe("shipped");
  expect(await shipmentsOf(base.db, orderId)).toHaveLength(3);
  const change = (to: "completed" | "pending") =>
    base.db.transaction().execute((trx) => changeStatus(trx, orderId, to, "by hand"));
  expect(await change("pending")).toMatchObject({
    problem: { code: "impossible-status", detail: { from: "shipped" } },
  });
  expect(await change("completed")).toEqual({ ok: true, value: "shipped" });
  const history = await historyOf(base.db, orderId);
  expect(history.map(({ from, status }) => `${from ?? ""}>${status}`)).toEqual([
    ">pending",
    "pending>awaiting_fulfillment",
    "awaiting_fulfillment>partially_shipped",
    "partially_shipped>partially_shipped",
    "partially_shipped>shipped",
    "shipped>completed",
  ]);
});
