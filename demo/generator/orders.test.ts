import { expect, test } from "vitest";
import { findOrder, shipmentsOf } from "#commerce/sales/orders/reads.ts";
import { useDatabase } from "#tests/support/database.ts";
import { fillCatalogue } from "./fill.ts";
import { fillOrders } from "./orders.ts";

const base = useDatabase();

test("a past of orders is made once, and each of them can be read", async () => {
  await fillCatalogue(base.db, 500);
  await fillOrders(base.db, 1000);
  await fillOrders(base.db, 1000);
  const { rows } = await base.pool.query<{ id: number; status: string }>(
    "select id, status from orders where email like '%@past.firn.example' order by id",
  );
  expect(rows.length).toBe(1000);
  expect(new Set(rows.map(({ status }) => status)).size).toBe(6);
  const order = await findOrder(base.db, rows.at(-1)!.id);
  expect(order).toMatchObject({ status: "completed", total: 10_000 });
  expect(order!.lines.length).toBe(2);
  expect(await shipmentsOf(base.db, order!.id)).toMatchObject([{ provider: "ups" }]);
});
