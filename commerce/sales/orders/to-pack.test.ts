import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { countToPack } from "./reads.ts";

const base = useDatabase();
const counter = useCounter(base);

test("orders that wait to be packed are counted, in the regions that somebody works in", async () => {
  const before = (await countToPack(base.db, null)).total;
  const [first] = [await counter.order(), await counter.order()];
  expect(await countToPack(base.db, null)).toEqual({ total: before + 2, isExact: true });
  const order = base.db.selectFrom("orders").select("region").where("id", "=", first.orderId);
  const { region } = await order.executeTakeFirstOrThrow();
  expect((await countToPack(base.db, [region])).total).toBeGreaterThanOrEqual(2);
  expect((await countToPack(base.db, [])).total).toBe(0);
  await base.db.updateTable("orders").set({ status: "shipped" }).where("id", "=", first.orderId).execute();
  expect((await countToPack(base.db, null)).total).toBe(before + 1);
});
