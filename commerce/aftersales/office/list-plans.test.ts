import { sql } from "kysely";
import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { countedOrders, deriveOrderSearch, findKnown, pageOfNumbers } from "./list.ts";
import type { OrderQuery } from "./list-schema.ts";

const base = useDatabase();

test("no question reads a whole table, however many orders there are", async () => {
  await sql`
    insert into orders (cart_id, region, currency, country, language, status, email, billing_address, shipping_address,
      shipping_method, totals, total, access_hash, confirmed_at, placed_at)
    select gen_random_uuid(), (array['us', 'ca', 'eu_region_1', 'pro'])[n % 4 + 1], 'USD', 'us', 'en',
      case when n % 100 = 0 then 'awaiting_fulfillment' else 'completed' end, 'buyer' || md5(n::text) || '@bulk.example',
      jsonb_build_object('firstName', 'Bulk', 'lastName', md5(n::text), 'phone', '+1 555 ' || n * 7919),
      '{"country": "us"}', '{"code": "standard", "name": "Standard"}', '[]', n, 'x', now(), now() - n * interval '3 minutes'
    from generate_series(1, 20000) n`.execute(base.db);
  await sql`
    insert into order_lines (order_id, product_id, variant_id, sku, name, quantity, unit_price, total)
    select id, 1, 1, 'SKU-' || id % 500, 'x', 1, 1, 1 from orders where email like 'buyer%'`.execute(base.db);
  await sql`
    insert into payments (id, order_id, provider, status, amount, currency, paid_with)
    select gen_random_uuid(), id, 'test', case when id % 200 = 0 then 'invoiced' else 'captured' end, 1, 'USD',
      jsonb_build_object('card', jsonb_build_object('last4', lpad((id % 10000)::text, 4, '0')))
    from orders where email like 'buyer%'`.execute(base.db);
  await sql`
    insert into shipments (order_id, tracking_number) select id, md5('t' || id) from orders where email like 'buyer%'`.execute(
    base.db,
  );
  await deriveOrderSearch(base.db);
  await sql`vacuum analyze orders, order_search, order_lines, payments, shipments, returns, return_items`.execute(
    base.db,
  );
  const page = { page: 1, limit: 50, sort: "newest" } as const;
  // The same shares of these orders as 10,000 of 200,000, and 3,000 of 400,000: half of all orders need no index.
  const [part, few] = [1_000, 150];
  const filters: Partial<OrderQuery>[] = [
    ...["", "12345", "a3f9c", "5557919", "SKU-77", "4242", "b81c02"].map((q) => ({ q })),
    ...(["pack", "late", "hold", "withdrawal", "invoice"] as const).map((needs) => ({ needs })),
    { sort: "oldest" },
    { sort: "-total" },
    { market: "pro" },
    { method: "express" },
    { buyer: "guest" },
    { tag: "fragile" },
    { status: "awaiting_fulfillment" },
    { payment: "paid" },
    { payment: "failed" },
    { payment: "ended" },
    { days: 7 },
    { q: "a3f9c", market: "ca" },
    { q: "bulk", status: "completed", market: "us" },
    { q: "a3f9c", status: "completed", buyer: "guest" },
    { q: "bulk", days: 7, sort: "-total" },
    { q: "bulk", from: "2026-01-01", to: "2026-01-07" },
    { q: "a3f9c", needs: "return" },
    { q: "a3f9c", payment: "invoiced", days: 30 },
    { q: "SKU-77", payment: "paid" },
    { q: "buyer@bulk.example", market: "us" },
    { q: "PAST0012345678" },
    { market: "us", status: "completed" },
    { market: "pro", buyer: "pro", method: "standard" },
    { days: 1, payment: "paid", buyer: "guest" },
  ];
  for (const filter of filters) {
    const known = await findKnown(base.db, filter, few);
    for (const question of [
      pageOfNumbers({ ...page, ...filter }, null, known),
      countedOrders(filter, null, known, part),
    ]) {
      const plan = await sql<{ "QUERY PLAN": string }>`explain ${sql.raw("")} ${question}`.execute(base.db);
      const text = plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(text, `${JSON.stringify(filter)}\n${text}`).not.toMatch(
        // A few rows say how many orders have which facts.
        /Seq Scan on (orders|order_(?!counts)|payments|shipments)/,
      );
    }
  }
  const dated = pageOfNumbers({ ...page, from: "2020-01-01", to: "2020-01-07" }, null);
  const days = await sql<{ "QUERY PLAN": string }>`explain ${dated}`.execute(base.db);
  expect(days.rows.map((row) => row["QUERY PLAN"]).join("\n")).toMatch(/orders_by_time/);
  // Orders with a common word are counted without reading orders, and only up to the limit.
  const bulk = { q: "bulk", market: "us" } as const;
  const counted = countedOrders(bulk, null, await findKnown(base.db, bulk, few), part);
  const { rows } = await sql<{ "QUERY PLAN": string }>`explain (analyze, costs off, timing off) ${counted}`.execute(
    base.db,
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).not.toMatch(/orders_pkey.*rows=[1-9]/);
  expect(plan).toMatch(/on order_search \(actual rows=1001/);
  // They are walked through by their market, and a text with which no SKU begins is not looked for among SKUs.
  expect(plan).toMatch(/using order_search_by_region/);
  expect(plan).not.toMatch(/order_lines/);
  expect(await findKnown(base.db, { q: "sku-77" }, few)).toMatchObject({ isSku: true });
  // The same with anything else that a list is narrowed by: only the lookup by SKU may read orders.
  const narrowed = [
    { days: 3 },
    { days: 3, needs: "return" },
    { payment: "invoiced" },
    { payment: "paid", market: "us" },
    { status: "completed", market: "us" },
    { tag: "fragile", status: "awaiting_fulfillment" },
  ] as const;
  for (const filter of narrowed) {
    const known = await findKnown(base.db, { q: "bulk", ...filter }, few);
    const question = countedOrders({ q: "bulk", ...filter }, null, known, part);
    const counting = await sql<{ "QUERY PLAN": string }>`explain ${question}`.execute(base.db);
    const lines = counting.rows.map((row) => row["QUERY PLAN"]);
    expect(lines.join("\n")).toMatch(/ on order_search/);
    expect(lines.filter((line) => / on orders\b/.test(line)).length, lines.join("\n")).toBeLessThan(2);
  }
  // What few orders have is found by it; of a word that most have, nothing else is looked up.
  for (const [q, index] of [
    ["a3f", /order_search_(by_words|invoiced)/],
    ["bulk", /order_search_invoiced/],
  ] as const) {
    const rare = { q, payment: "invoiced", status: "completed" } as const;
    const known = await findKnown(base.db, rare, few);
    expect(known).toEqual({ isFew: true, isCommon: q === "bulk", isSku: false, common: ["status:completed"] });
    const found = await sql<{
      "QUERY PLAN": string;
    }>`explain ${pageOfNumbers({ ...page, ...rare }, null, known)}`.execute(base.db);
    expect(found.rows.map((row) => row["QUERY PLAN"]).join("\n")).toMatch(index);
  }
});
