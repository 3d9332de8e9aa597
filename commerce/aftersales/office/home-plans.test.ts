import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { countedPickUps } from "#commerce/aftersales/fulfilment/pick-ups/reads.ts";
import { useDatabase } from "#tests/support/database.ts";
import { countedOrders } from "./list.ts";
import { hoursOfDays } from "./today.ts";
import { waitingReturns } from "./waiting.ts";

const base = useDatabase();

/** The few rows that say how many orders have which facts. */
const byFacts = /Scan (using|on) order_counts/;
/** The numbers of the home page, and the index with which each is counted. */
const numbers: [name: string, statement: RawBuilder<unknown>, index: RegExp][] = [
  ["to pack", countedOrders({ needs: "pack" }, null), /orders_by_status|orders_unsent|orders_to_collect/],
  ["late", countedOrders({ needs: "late" }, null), /orders_unsent|orders_by_status/],
  ["on hold", countedOrders({ needs: "hold" }, null), /orders_on_hold/],
  ["unclear", countedOrders({ payment: "unclear" }, null), byFacts],
  ["disputed", countedOrders({ status: "disputed" }, null), byFacts],
  ["invoices", countedOrders({ needs: "invoice" }, null), byFacts],
  ["pick-ups", countedPickUps({ regions: null }), /orders_to_collect/],
  ["returns to receive", waitingReturns(null).returnsToReceive, /returns_\w+/],
  ["returns to decide", waitingReturns(null).returnsUndecided, /returns_\w+/],
  ["with returns", countedOrders({ needs: "return" }, null), byFacts],
  ["of the day", hoursOfDays(new Date(), new Date(), null), /Index Scan (using|on) orders_by_time/],
  ["withdrawals", waitingReturns(null).withdrawals, /returns?_\w+/],
];

test("every number of orders on the home page comes from an index, however many orders there are", async () => {
  await sql`
    insert into orders (cart_id, region, currency, country, language, status, email, billing_address, shipping_address,
      shipping_method, totals, total, access_hash, confirmed_at, hold_reason, extras, placed_at)
    select gen_random_uuid(), 'us', 'USD', 'us', 'en',
      (array['completed', 'completed', 'completed', 'shipped', 'awaiting_fulfillment', 'awaiting_pickup', 'disputed'])[
        case when n % 100 = 0 then 5 + n / 100 % 3 else 1 + n % 4 end],
      'buyer' || n || '@orders.example', '{}', '{}', '{}', '[]', 1, 'x', now() - make_interval(hours => n),
      case when n % 500 = 0 then 'Waits' end, case when n % 300 = 0 then '{"pickUp": {"storeId": 1}}'::jsonb end, now() - make_interval(hours => n)
    from generate_series(1, 6000) n`.execute(base.db);
  await sql`
    insert into payments (id, order_id, provider, status, amount, currency)
    select gen_random_uuid(), id, 'test', case when id % 300 = 0 then 'invoiced' when id % 301 = 0 then 'pending' else 'captured' end, 1, 'USD'
    from orders`.execute(base.db);
  await sql`
    insert into returns (order_id, status, made_by)
    select id, case when id % 70 = 0 then 'requested' when id % 71 = 0 then 'received' else 'refunded' end, 'guest'
    from orders where id % 2 = 0`.execute(base.db);
  await sql`
    insert into return_items (return_id, order_line_id, quantity, reason)
    select r.id, l.id, 1, 'withdrawal' from returns r join order_lines l on l.order_id = r.order_id`.execute(base.db);
  await sql`insert into order_history (order_id, status) select id, status from orders, generate_series(1, 3)`.execute(
    base.db,
  );
  await sql`vacuum analyze orders, payments, returns, return_items, order_history`.execute(base.db);
  for (const [name, statement, index] of numbers) {
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${statement}`.execute(base.db);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan, `${name}\n${plan}`).toMatch(index);
    expect(plan, `${name}\n${plan}`).not.toMatch(/Seq Scan on (orders|payments|returns|order_history)/);
  }
});
