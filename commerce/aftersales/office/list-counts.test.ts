import { sql } from "kysely";
import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { plantOrder } from "#tests/support/office-orders.ts";
import { countedOrders, deriveOrderSearch, pageOfNumbers } from "./list.ts";
import type { OrderQuery } from "./list-schema.ts";

const base = useDatabase();

test("orders are counted by the facts they have now, with a word and without, however many have them", async () => {
  const ids: number[] = [];
  for (let at = 0; at < 3; at++) ids.push(await plantOrder(base.db, { lastName: "Stateword", method: "stateway" }));
  const common = ["pay:paid", "in:us", "status:completed", "tag:gift"];
  const ways = [{}, { isFew: true }, { isCommon: true, common }, { isFew: true, isCommon: true }];
  const count = async (filter: Partial<OrderQuery>) => {
    await deriveOrderSearch(base.db);
    const asked = [
      ...ways.map((known) => countedOrders({ q: "stateword", ...filter }, null, known)),
      countedOrders({ method: "stateway", ...filter }, null),
    ];
    const totals = await Promise.all(asked.map(async (way) => (await way.execute(base.db)).rows[0]?.total));
    expect(totals, JSON.stringify(filter)).toEqual(asked.map(() => totals[0]));
    const shown = ways.flatMap((known) =>
      (["-total", "newest"] as const).map((sort) =>
        pageOfNumbers({ ...filter, q: "stateword", page: 1, limit: 50, sort }, null, known),
      ),
    );
    for (const page of shown) expect((await page.execute(base.db)).rows).toHaveLength(totals[0] ?? 0);
    return totals[0];
  };
  expect(await count({ status: "awaiting_fulfillment" })).toBe(3);
  await sql`update orders set status = 'completed' where id = ${ids[0]}`.execute(base.db);
  expect([await count({ status: "awaiting_fulfillment" }), await count({ status: "completed" })]).toEqual([2, 1]);
  expect(await count({ status: "completed", market: "us", days: 2 })).toBe(1);
  // A state that was written between the notes of two searches is the later one, whoever searches first.
  await sql`update orders set status = 'shipped' where id = ${ids[1]}`.execute(base.db);
  await sql`update orders set status = 'completed' where id = ${ids[1]}`.execute(base.db);
  await Promise.all(Array.from({ length: 5 }, () => deriveOrderSearch(base.db)));
  expect([await count({ status: "shipped" }), await count({ status: "completed" })]).toEqual([0, 2]);
  expect(await count({ needs: "return" })).toBe(0);
  await sql`insert into returns (order_id, made_by) values (${ids[1]}, 'guest'), (${ids[1]}, 'guest')`.execute(base.db);
  expect([await count({ needs: "return" }), await count({ needs: "return", status: "completed" })]).toEqual([1, 1]);
  expect(await count({ needs: "return", status: "awaiting_fulfillment" })).toBe(0);
  // What it waits for is asked of the orders themselves.
  expect([await count({ needs: "pack", payment: "paid" }), await count({ needs: "hold" })]).toEqual([1, 0]);
  // Payments: what is paid back, and an order that is paid for twice, of which one is paid back in part.
  expect([await count({ payment: "paid" }), await count({ payment: "refunded" })]).toEqual([3, 0]);
  await sql`update payments set refunded = amount where order_id = ${ids[0]}`.execute(base.db);
  await sql`update payments set refunded = 1 where order_id = ${ids[1]}`.execute(base.db);
  await sql`
    insert into payments (id, order_id, provider, status, amount, currency)
    values (gen_random_uuid(), ${ids[1]}, 'test', 'captured', 5, 'USD')`.execute(base.db);
  expect([await count({ payment: "paid" }), await count({ payment: "part-refunded" })]).toEqual([2, 1]);
  expect(await count({ payment: "refunded", status: "completed" })).toBe(1);
  // Tags, and a return that turns out to be a withdrawal.
  await sql`update orders set tags = '{fragile,gift}' where id = ${ids[2]}`.execute(base.db);
  expect([await count({ tag: "gift" }), await count({ tag: "gift", needs: "return" })]).toEqual([1, 0]);
  const odd = `it's "a\\b", {c}`;
  await sql`update orders set tags = ${[odd]} where id = ${ids[2]}`.execute(base.db);
  expect([await count({ tag: odd }), await count({ tag: "it's" })]).toEqual([1, 0]);
  await sql`update orders set tags = '{}' where id = ${ids[2]}`.execute(base.db);
  expect(await count({ tag: "gift" })).toBe(0);
  await sql`
    insert into return_items select r.id, l.id, 1, 'withdrawal' from returns r join order_lines l using (order_id)
    where order_id = ${ids[1]} order by r.id limit 1`.execute(base.db);
  expect([await count({ needs: "withdrawal" }), await count({ needs: "withdrawal", tag: "gift" })]).toEqual([1, 0]);
  expect(await count({ buyer: "customer", payment: "paid" })).toBe(
    await count({ buyer: "customer", market: "us", payment: "paid" }),
  );
  // The names that returns are counted by follow those of their order.
  const names = async () =>
    (await sql<{ people: string }>`select people from return_search where order_id = ${ids[1]}`.execute(base.db)).rows;
  expect(await names()).toMatchObject([{ people: expect.stringContaining("stateword") }]);
  await sql`update orders set billing_address = billing_address || '{"lastName": "Renamed"}', shipping_address = '{}'
    where id = ${ids[1]}`.execute(base.db);
  expect(await names()).toEqual([{ people: expect.not.stringContaining("stateword") }]);
});

test("numbers of orders by their facts stay those of the orders, however they come and go", async () => {
  const id = await plantOrder(base.db, { region: "pro_ca", lastName: "Counted" });
  await deriveOrderSearch(base.db);
  await sql`update orders set status = 'completed', customer_id = null where id = ${id}`.execute(base.db);
  const gone = await plantOrder(base.db, { region: "pro_ca", lastName: "Counted" });
  await deriveOrderSearch(base.db);
  await sql`delete from orders where id = ${gone}`.execute(base.db);
  await deriveOrderSearch(base.db);
  const { rows } = await sql`
    select facts, sum(number)::integer as number from (
      select facts, orders as number from order_counts
      union all select order_facts(order_id), -1 from order_search) as moved
    group by facts having sum(number) <> 0`.execute(base.db);
  expect(rows).toEqual([]);
});
