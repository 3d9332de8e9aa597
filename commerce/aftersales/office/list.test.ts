import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantOrder } from "#tests/support/office-orders.ts";
import { deriveOrderSearch } from "./list.ts";

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
    await deriveOrderSearch(base.db);
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

test("orders that a word and days find are those of these days, whenever they came into the search", async () => {
  const ids = [await plantOrder(base.db, { lastName: "Dayword" }), await plantOrder(base.db, { lastName: "Dayword" })];
  await sql`update orders set placed_at = '2021-03-04T12:00Z' where id = ${ids[0]}`.execute(base.db);
  const count = async (query: Record<string, string>) =>
    (await get(`?${new URLSearchParams({ q: "dayword", count: "only", ...query })}`)).json().meta.total;
  const may = { from: "2021-03-04", to: "2021-03-04" };
  expect(await find({ q: "dayword", ...may })).toEqual([ids[0]]);
  expect([await count(may), await count({ days: "2" }), await count({})]).toEqual([1, 1, 2]);
});
