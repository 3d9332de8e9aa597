import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { useOwnOrders } from "#tests/support/own-orders.ts";
import { lastSizesOf } from "./last-sizes.ts";

const base = useDatabase();
const { counter } = useOwnOrders(base);

test("4 the size of each kind is the one that a customer bought last; nobody else's, and none without an order", async () => {
  const first = await counter.order();
  const later = await counter.order();
  await base.db.updateTable("orders").set({ customer_id: first.customerId }).where("id", "=", later.orderId).execute();
  const options = (size: string) => JSON.stringify([{ name: "Size", code: size, label: size }]);
  for (const [orderId, size] of [
    [first.orderId, "41"],
    [later.orderId, "43"],
  ] as const) {
    await base.db
      .updateTable("order_lines")
      .set({ options: options(size) })
      .where("order_id", "=", orderId)
      .execute();
  }
  expect((await lastSizesOf(base.db, first.customerId)).map(({ size }) => size)).toEqual(["43"]);
  expect(await lastSizesOf(base.db, first.customerId + 1_000_000)).toEqual([]);
});
