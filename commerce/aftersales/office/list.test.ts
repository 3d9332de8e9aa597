import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/writes.ts";
import type { App } from "#platform/http.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantOrder } from "#tests/support/office-orders.ts";
import { countedOrders, findKnown, pageOfNumbers, settleOrderSearch } from "./list.ts";
import type { OrderQuery } from "./list-schema.ts";

const base = useDatabase();
let app: App;
let key: string;
beforeAll(async () => {
  app = await openApp(base.db);
  key = (await addKey(base.db, "Desk", ["orders:read", "exports:write"])).key;
});

const get = (path: string, as = key) =>
  app.inject({ url: `/api/staff/orders${path}`, headers: { authorization: `Bearer ${as}` } });
const find = async (query: Record<string, string>) => {
  const answer = await get(`?${new URLSearchParams(query)}`);
  return answer.json().data.map(({ id }: { id: number }) => id) as number[];
};
const searched = (q: string) => find({ q });

describe("orders are found", () => {
  test("by the number or a part of it, the number itself first", async () => {
    const id = await plantOrder(base.db, { email: "number@orders.example" });
    await plantOrder(base.db, { phone: `555${id}` });
    expect((await searched(String(id)))[0]).toBe(id);
    expect(await searched(`#${id}`)).toContain(id);
    expect(await searched(String(id).slice(1))).toContain(id);
    expect(await searched(String(id).slice(0, 4))).toContain(id);
  });

  test("by parts of the e-mail address and of names in any order, in any script; few letters begin a word", async () => {
    const id = await plantOrder(base.db, { email: "Sol.Quist@Fjell.example", firstName: "Sólveig", lastName: "Quist" });
    const inJapan = await plantOrder(base.db, { firstName: "花子", lastName: "山田", email: "hanako@jp.example" });
    for (const q of ["sol.quist", "fjell", "QUIST sól", "sólveig", "qu"]) expect(await searched(q), q).toContain(id);
    for (const q of ["uist@", "qu_st", "quist%"]) expect(await searched(q), q).toEqual(q === "uist@" ? [id] : []);
    expect(await searched("ui")).not.toContain(id);
    for (const q of ["山田", "花子", "山田 花子", "山"]) expect(await searched(q), q).toEqual([inJapan]);
  });

  test("by phone, however it is written, by SKU, tracking number and the end of a card", async () => {
    const id = await plantOrder(base.db, {
      phone: "+43 660 987-6543",
      sku: "KES-158-W",
      tracking: "1Z 999 AA1",
      card: "7731",
      status: "shipped",
    });
    for (const q of ["+43 660 9876543", "0660 987 65 43", "(0660) 987-6543", "00436609876543", "6609876543", "98765"])
      expect(await searched(q), q).toEqual([id]);
    for (const q of ["kes-158", "KES-158-W"]) expect(await searched(q), q).toEqual([id]);
    expect(await searched("58-W")).toEqual([]);
    for (const q of ["7731"]) expect(await searched(q), q).toEqual([id]);
  });

  test("by a tracking number and a part of it", async () => {
    const id = await plantOrder(base.db, { tracking: "JD0146000093", status: "shipped" });
    for (const q of ["JD0146000093", "jd0146", "000093"]) expect(await searched(q), q).toEqual([id]);
  });

  test("at once, by everyone who looks, whatever became of the process that placed them", async () => {
    const noted = () => sql<{ id: number }>`select order_id as id from order_search_due`.execute(base.db);
    await settleOrderSearch(base.db);
    const id = await plantOrder(base.db, { lastName: "Unsettled" });
    const gone = await plantOrder(base.db, { lastName: "Unsettled" });
    expect(new Set((await noted()).rows.map((row) => row.id))).toEqual(new Set([id, gone]));
    // An order whose email address changes before the search table was updated is found by the new one.
    await sql`update orders set email = 'new@settled.example' where id = ${id}`.execute(base.db);
    await sql`delete from orders where id = ${gone}`.execute(base.db);
    const all = await Promise.all(Array.from({ length: 6 }, () => searched("unsettled new@settled")));
    expect(all).toEqual(Array.from({ length: 6 }, () => [id]));
    expect((await noted()).rows).toEqual([]);
  });

  test("by where they go once an address has changed, and no longer by who has left", async () => {
    const id = await plantOrder(base.db, { lastName: "Formerly" });
    await sql`update orders set shipping_address = shipping_address || '{"lastName": "Nowadays"}' where id = ${id}`.execute(
      base.db,
    );
    expect(await searched("nowadays")).toEqual([id]);
    expect(await searched("formerly")).toEqual([id]);
    await sql`
      update orders set email = '', billing_address = billing_address || '{"firstName": "", "lastName": ""}',
        shipping_address = shipping_address || '{"firstName": "", "lastName": ""}' where id = ${id}`.execute(base.db);
    expect(await searched("nowadays")).toEqual([]);
  });

  test.each(["%", "_", "\\", "'", "a".repeat(100), "💡", "--", "()", "+", "#"])(
    "%s finds nothing, and no error",
    async (q) => {
      const answer = await get(`?${new URLSearchParams({ q })}`);
      expect([answer.statusCode, answer.json().data]).toEqual([200, []]);
    },
  );
});

describe("the list of orders", () => {
  test("is narrowed by state, money, market, tag, method, buyer and what they wait for", async () => {
    const id = await plantOrder(base.db, { method: "express-x", region: "pro_ca", note: "Ring twice" });
    await sql`update orders set tags = '{fragile}' where id = ${id}`.execute(base.db);
    for (const query of [
      { method: "express-x" },
      { tag: "fragile" },
      { tag: "fragile", needs: "pack", payment: "paid", market: "pro_ca", buyer: "pro", status: "11", days: "1" },
      { market: "pro_ca", status: "awaiting_fulfillment" },
    ])
      expect(await find(query as never), JSON.stringify(query)).toEqual([id]);
    for (const query of [
      { buyer: "guest" },
      { needs: "late" },
      { needs: "hold" },
      { payment: "refunded" },
      { to: "2020-01-01" },
    ])
      expect(await find(query as never), JSON.stringify(query)).not.toContain(id);
    await sql`update orders set hold_reason = 'Waits', confirmed_at = now() - interval '9 days' where id = ${id}`.execute(
      base.db,
    );
    expect(await find({ needs: "hold" })).toEqual([id]);
    expect(await find({ needs: "pack", tag: "fragile" })).toEqual([]);
    await sql`update orders set hold_reason = null where id = ${id}`.execute(base.db);
    expect(await find({ needs: "late" })).toEqual([id]);
    const [row] = (await get("?tag=fragile")).json().data;
    expect(row).toMatchObject({ id, name: "Ada Byron", pieces: 2, total: 100, paymentState: "paid", hasMessage: true });
  });

  test("knows withdrawals, other returns, unpaid invoices and failed tries", async () => {
    const [returned, withdrawn, owed, failed, ended] = await Promise.all(
      [1, 2, 3, 4, 5].map(() => plantOrder(base.db)),
    );
    const giveBack = async (orderId = 0, reason = "") => {
      const { rows } = await sql<{ id: number }>`
        insert into returns (order_id, made_by) values (${orderId}, 'guest') returning id`.execute(base.db);
      await sql`
        insert into return_items select ${rows[0]?.id}, id, 1, ${reason} from order_lines where order_id = ${orderId}`.execute(
        base.db,
      );
    };
    await giveBack(returned, "damaged");
    await giveBack(withdrawn, "withdrawal");
    await sql`update payments set status = 'invoiced', due_on = current_date where order_id = ${owed}`.execute(base.db);
    await sql`update payments set status = 'declined' where order_id = ${failed}`.execute(base.db);
    await sql`update payments set status = 'cancelled' where order_id = ${ended}`.execute(base.db);
    expect(await find({ needs: "return" })).toHaveLength(2);
    expect(await find({ needs: "withdrawal" })).toEqual([withdrawn]);
    expect(await find({ needs: "invoice" })).toEqual([owed]);
    expect(await find({ payment: "failed" })).toEqual([failed]);
    expect(await find({ payment: "ended" })).toEqual([ended]);
  });

  test("orders, pages and counts; what is no state or day is a problem that names the field", async () => {
    const ids = [];
    for (const _ of [1, 2, 3]) ids.push(await plantOrder(base.db, { email: "pages@list.example" }));
    expect(await find({ q: "pages@list", sort: "oldest" })).toEqual(ids);
    const second = (await get("?q=pages@list&limit=2&page=2")).json();
    expect([second.data.length, second.meta]).toEqual([1, { total: 3, isExact: true, page: 2, limit: 2 }]);
    const rows = (await get("?q=pages@list&limit=2&count=no")).json();
    expect([rows.data.length, rows.meta]).toEqual([2, { page: 1, limit: 2 }]);
    const counted = (await get("?q=pages@list&limit=2&count=only")).json();
    expect([counted.data, counted.meta]).toEqual([[], { total: 3, isExact: true, page: 1, limit: 2 }]);
    for (const [query, field] of [
      ["status=lost", "status"],
      ["from=soon", "from"],
      ["needs=love", "needs"],
      ["sort=x", "sort"],
    ] as const) {
      const wrong = await get(`?${query}`);
      expect([wrong.statusCode, Object.keys(wrong.json().errors)], query).toEqual([422, [field]]);
    }
    expect((await get("?page=1000000&limit=250")).json().data).toEqual([]);
  });

  test("is for orders:read, and shows no orders of other markets", async () => {
    const id = await plantOrder(base.db, { region: "ca", email: "only@ca.example" });
    const { key: other } = await addKey(base.db, "Catalogue", ["catalogue:read"]);
    expect((await get("", other)).json()).toMatchObject({ status: 403, permission: "orders:read" });
    const { key: american } = await addKey(base.db, "US", ["orders:read"], { markets: ["us"] });
    expect((await get("?q=only@ca.example", american)).json().data).toEqual([]);
    expect((await get(`/${id}`, american)).statusCode).toBe(404);
    expect((await get("?q=only@ca.example")).json().data).toMatchObject([{ id }]);
  });

  test("says the numbers of all that match for printing, oldest first, up to a bound", async () => {
    const [first, second] = [
      await plantOrder(base.db, { email: "print@numbers.example" }),
      await plantOrder(base.db, { email: "print@numbers.example" }),
    ];
    await plantOrder(base.db, { email: "print@numbers.example", region: "ca" });
    const numbers = async (query: string, as = key) => (await get(`/numbers?${query}`, as)).json();
    const found = await numbers("q=print@numbers&market=us");
    expect(found).toEqual({ data: [first, second], meta: { most: 2000, isAll: true } });
    const { key: canadian } = await addKey(base.db, "CA", ["orders:read"], { markets: ["ca"] });
    expect((await numbers("q=print@numbers", canadian)).data).toHaveLength(1);
    expect((await get("/numbers?status=lost")).statusCode).toBe(422);
    for (let number = 0; number < 3; number += 1)
      await sql`insert into orders (cart_id, region, currency, country, language, status, email, billing_address,
          shipping_address, shipping_method, totals, total, access_hash, confirmed_at)
        select gen_random_uuid(), region, currency, country, language, status, 'many@numbers.example', billing_address,
          shipping_address, shipping_method, totals, total, access_hash, confirmed_at
        from orders, generate_series(1, 700) where id = ${first}`.execute(base.db);
    const many = await numbers("q=many@numbers.example");
    expect([many.data.length, many.meta]).toEqual([2000, { most: 2000, isAll: false }]);
    expect(many.data).toEqual(many.data.toSorted((a: number, b: number) => a - b));
  });

  test("is exported as a file that no spreadsheet takes for formulas, to those who may export", async () => {
    await plantOrder(base.db, { firstName: "=HYPERLINK(1)", email: "formula@export.example" });
    const file = await get("/export?q=formula@export");
    expect(file.headers["content-type"]).toContain("text/csv");
    const [head, line, end] = file.body.split("\r\n");
    expect([head?.slice(0, 11), end]).toEqual(["\uFEFFid,placedA", ""]);
    expect(line).toContain("'=HYPERLINK(1) Byron");
    const { key: reader } = await addKey(base.db, "Reader", ["orders:read"]);
    expect((await get("/export", reader)).json()).toMatchObject({ status: 403, permission: "exports:write" });
  });
});

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
  await settleOrderSearch(base.db);
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

test("orders that a word and days find are those of these days, whenever they came into the search", async () => {
  const ids = [await plantOrder(base.db, { lastName: "Dayword" }), await plantOrder(base.db, { lastName: "Dayword" })];
  await sql`update orders set placed_at = '2021-03-04T12:00Z' where id = ${ids[0]}`.execute(base.db);
  const count = async (query: Record<string, string>) =>
    (await get(`?${new URLSearchParams({ q: "dayword", count: "only", ...query })}`)).json().meta.total;
  const may = { from: "2021-03-04", to: "2021-03-04" };
  expect(await find({ q: "dayword", ...may })).toEqual([ids[0]]);
  expect([await count(may), await count({ days: "2" }), await count({})]).toEqual([1, 1, 2]);
});

test("orders are counted by the facts they have now, with a word and without, however many have them", async () => {
  const ids: number[] = [];
  for (let at = 0; at < 3; at++) ids.push(await plantOrder(base.db, { lastName: "Stateword", method: "stateway" }));
  const common = ["pay:paid", "in:us", "status:completed", "tag:gift"];
  const ways = [{}, { isFew: true }, { isCommon: true, common }, { isFew: true, isCommon: true }];
  const count = async (filter: Partial<OrderQuery>) => {
    await settleOrderSearch(base.db);
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
  await Promise.all(Array.from({ length: 5 }, () => settleOrderSearch(base.db)));
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
  await settleOrderSearch(base.db);
  await sql`update orders set status = 'completed', customer_id = null where id = ${id}`.execute(base.db);
  const gone = await plantOrder(base.db, { region: "pro_ca", lastName: "Counted" });
  await settleOrderSearch(base.db);
  await sql`delete from orders where id = ${gone}`.execute(base.db);
  await settleOrderSearch(base.db);
  const { rows } = await sql`
    select facts, sum(number)::integer as number from (
      select facts, orders as number from order_counts
      union all select order_facts(order_id), -1 from order_search) as moved
    group by facts having sum(number) <> 0`.execute(base.db);
  expect(rows).toEqual([]);
});
