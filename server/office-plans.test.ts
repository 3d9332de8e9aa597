import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { listForOffice, returnsAfter } from "#commerce/aftersales/returns/receiving/read.ts";
import { findStoredAfter, findStoredProducts } from "#commerce/catalog/management/stored.ts";
import { productsAfter } from "#commerce/catalog/office/list-reads.ts";
import { eachProAccount, findProAccount, listProAccounts } from "#commerce/customers/pro-accounts/reads.ts";
import { countApplications, listApplications } from "#commerce/customers/pro-applications/reads.ts";
import { countPromotions, listPromotions, promotionsAfter } from "#commerce/sales/promotions/office/list.ts";
import { codesOf, usesOf } from "#commerce/sales/promotions/reads.ts";
import { countJobs, listJobs } from "#commerce/staff/jobs/reads.ts";
import type { Db } from "#database/tables.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plansOf } from "#tests/support/plans.ts";

/** Like office-scans.test.ts, for promotions, returns, questions, staff, and the export of all products. */

const base = useDatabase();

beforeAll(async () => {
  await sql`
    insert into products (uid, sku, kind, name) select 'many-' || n, 'MANY-' || n, 'rare', 'Many ' || md5(n::text)
    from generate_series(1, 6000) n`.execute(base.db);
  await sql`insert into variants (product_id, sku) select id, sku from products where uid like 'many-%'`.execute(
    base.db,
  );
  await sql`insert into prices (variant_id, region, price) select id, 'us', 100 from variants`.execute(base.db);
  await sql`insert into stock (variant_id, available) select id, 5 from variants on conflict do nothing`.execute(
    base.db,
  );
  await sql`insert into product_options (product_id, name, kind) select id, 'Size', 'rectangles' from products`.execute(
    base.db,
  );
  await sql`
    insert into option_values (option_id, code, label) select id, 's' || n, 'S' from product_options, generate_series(1, 2) n`.execute(
    base.db,
  );
  await sql`insert into categories (uid, name) select 'of-' || n, 'Of' from generate_series(1, 500) n`.execute(base.db);
  await sql`
    insert into product_categories (product_id, category_id)
    select p.id, c.id from products p join (select min(id) as id, count(*) from categories) first on true
      join categories c on c.id = first.id + p.id % first.count`.execute(base.db);
  await sql`select summarise_products(array(select id from products))`.execute(base.db);
  await sql`
    insert into customers (email, first_name, last_name, form_fields, pro_region, pro_until)
    select 'buyer' || n || '@plans.example', 'First' || md5(n::text), 'Last' || md5(n::text), '[]',
      case when n % 4 = 0 then 'pro' when n % 7 = 0 then 'pro_ca' end,
      case when n % 28 > 0 then current_date + n - 9000 end
    from generate_series(1, 12000) n`.execute(base.db);
  await sql`
    insert into orders (cart_id, region, currency, country, language, status, email, billing_address, shipping_address,
      shipping_method, totals, total, access_hash, placed_at, customer_id)
    select gen_random_uuid(), case when n % 50 = 0 then 'ca' else 'us' end, 'USD', 'us', 'en', 'completed', 'buyer' || n || '@plans.example',
      jsonb_build_object('firstName', 'First' || md5(n::text), 'lastName', 'Last' || md5(n::text)), '{}', '{}', '[]', 1, 'x',
      now() - make_interval(hours => n), (select min(id) from customers) + n
    from generate_series(1, 11000) n`.execute(base.db);
  await sql`
    insert into order_lines (order_id, product_id, variant_id, sku, name, quantity, unit_price, total)
    select id, 1, 1, 'x', 'x', 1, 1, 1 from orders`.execute(base.db);
  await sql`
    insert into returns (order_id, status, made_by)
    select id, case when id % 70 = 0 then 'requested' when id % 71 = 0 then 'received' else 'refunded' end, 'guest'
    from orders where id % 2 = 0`.execute(base.db);
  await sql`
    insert into return_items (return_id, order_line_id, quantity, reason)
    select r.id, l.id, 1, case when r.id % 9 = 0 then 'withdrawal' else 'damaged' end
    from returns r join order_lines l on l.order_id = r.order_id`.execute(base.db);
  await sql`
    insert into promotions (name, kind, percent, is_automatic, is_active, starts_at, ends_at)
    select 'Past ' || md5(n::text), 'percent', 10, n % 3 = 0, n % 5 > 0, now() - make_interval(days => n % 4000),
      case when n % 6 > 0 then now() - make_interval(days => n % 4000 - 20) end
    from generate_series(1, 8000) n`.execute(base.db);
  await sql`
    insert into promotion_codes (code, promotion_id) select 'C' || upper(md5(n::text)), (select max(id) from promotions)
    from generate_series(1, 8000) n`.execute(base.db);
  await sql`
    insert into promotion_uses (promotion_id, order_id, code, email_hash, amount)
    select (select max(id) from promotions) - id % 900, id, 'C' || upper(md5(id::text)), 'x', 1 from orders`.execute(
    base.db,
  );
  await sql`
    insert into pro_applications (status, first_name, last_name, email, kind, association, country, role, locale, proof_type)
    select case when n % 200 = 0 then 'submitted' when n % 3 = 0 then 'refused' else 'completed' end, 'First' || md5(n::text),
      'Last' || n, 'pro' || n || '@plans.example', 'resort', 'Fjell', 'us', 'guide', 'en-us', 'application/pdf'
    from generate_series(1, 8000) n`.execute(base.db);
  await sql`
    insert into staff_jobs (kind, input, status, total, started_by)
    select case when n % 90 = 0 then 'import' else 'products' end, '{}', case when n % 300 = 0 then 'failed' else 'done' end, 1,
      jsonb_build_object('kind', 'member', 'id', n % 20, 'name', 'Ida ' || md5((n % 20)::text))
    from generate_series(1, 8000) n`.execute(base.db);
  await sql`select settle_order_search()`.execute(base.db);
  await sql`vacuum analyze`.execute(base.db);
});

const page = { page: 1, limit: 50 };
const all = async (rows: AsyncIterable<unknown>) => {
  for await (const _ of rows);
};
type Question = [name: string, ask: (db: Db) => Promise<unknown>];
/** One line for each value of a filter or sort order. */
const each = <Value>(
  name: string,
  values: readonly Value[],
  ask: (db: Db, value: Value) => Promise<unknown>,
): Question[] => values.map((value) => [`${name} ${value}`, (db) => ask(db, value)]);

const questions: Question[] = [
  ...each("promotions by", ["name", "-name", "starts", "-starts", "ends", "-ends", "newest"] as const, (db, sort) =>
    listPromotions(db, { ...page, sort }),
  ),
  ...each("promotions that are", ["running", "scheduled", "over", "off"] as const, (db, state) =>
    listPromotions(db, { ...page, sort: "newest", state }),
  ),
  ...each("promotions found by", ["a3f9c", "CA3F9", "past"], (db, q) =>
    listPromotions(db, { ...page, sort: "newest", q }),
  ),
  [
    "promotions of a kind without a code",
    (db) => listPromotions(db, { ...page, sort: "name", kind: "percent", redemption: "AUTOMATIC" }),
  ],
  ...each("promotions counted:", ["running", "off", undefined] as const, (db, state) => countPromotions(db, { state })),
  ["promotions: some of a file", (db) => promotionsAfter(db, { state: "over" }, 900, 500)],
  ["promotions: how often they were used", (db) => usesOf(db, [7990, 7991])],
  ["promotions: codes, page 100", (db) => codesOf(db, 8000, 100, 50)],
  ...each("returns:", ["to-receive", "received", "withdrawals", "all"] as const, (db, view) =>
    listForOffice(db, { ...page, view }, null),
  ),
  ...each("returns by", ["created", "-created", "order", "-order"] as const, (db, sort) =>
    listForOffice(db, { ...page, sort }, null),
  ),
  ...each("returns found by", ["10002", "lasta3f", "a3f firstb"], (db, q) => listForOffice(db, { ...page, q }, null)),
  ...each("returns counted:", ["lasta3f", "last", "last first", "10002"], (db, q) =>
    listForOffice(db, { ...page, q, count: "only" }, null),
  ),
  [
    "returns counted: to receive, of a market",
    (db) => listForOffice(db, { ...page, q: "last", view: "to-receive", count: "only" }, ["ca"]),
  ],
  ["returns of a market", (db) => listForOffice(db, page, ["ca"])],
  ["returns: some of a file", (db) => returnsAfter(db, { view: "to-receive" }, null, 900, 500)],
  ["applications: the latest", (db) => listApplications(db, { page: 1, perPage: 50 })],
  ...each("applications counted:", ["submitted", "refused", undefined] as const, (db, status) =>
    countApplications(db, { status }),
  ),
  ...each("applications that are", ["submitted", "approved", "refused"] as const, (db, status) =>
    listApplications(db, { status, page: 1, perPage: 50 }),
  ),
  ["applications found by a name", (db) => listApplications(db, { q: "a3f9c", page: 1, perPage: 50 })],
  ...each("accounts of professionals by", ["name", "-name", "until", "-until"] as const, (db, sort) =>
    listProAccounts(db, { ...page, sort }, null),
  ),
  ...each("accounts of professionals that are", ["running", "ending", "ended"] as const, (db, state) =>
    listProAccounts(db, { ...page, state }, null),
  ),
  ["accounts of professionals found by name", (db) => listProAccounts(db, { ...page, q: "lasta3f" }, null)],
  ["accounts of professionals in a market", (db) => listProAccounts(db, page, ["pro_ca"])],
  ["accounts of professionals: one", (db) => findProAccount(db, 1003, null)],
  ["accounts of professionals: a file", (db) => all(eachProAccount(db, { q: "lasta3f" }, null))],
  ...each("jobs counted:", ["failed", undefined] as const, (db, status) => countJobs(db, { status })),
  ["jobs: the latest", (db) => listJobs(db, page)],
  ...each("jobs of the kind", ["import", "stock"], (db, kind) => listJobs(db, { ...page, kind })),
  ...each("jobs that are", ["failed", "running"] as const, (db, status) => listJobs(db, { ...page, status })),
  ...each("jobs found by", ["#700", "nobody"], (db, q) => listJobs(db, { ...page, q })),
  ["jobs that failed, of a kind", (db) => listJobs(db, { ...page, kind: "import", status: "failed" })],
  ["products: some of a file of all", (db) => findStoredAfter(db, 900, 250)],
  [
    "products: some of a file of what the filters leave",
    async (db) => {
      const { rows } = await productsAfter({ missing_price: "ca" }, 900, 250).execute(db);
      await findStoredProducts(
        db,
        rows.map(({ id }) => id),
      );
    },
  ],
];

const grown =
  /Seq Scan on (products|variants|prices|stock|product_\w+|customers|orders|order_\w+|returns?_?\w*|promotion\w*|pro_\w+|staff_jobs)/;

test("7.5 promotions found by a rare part of a name: names are looked up, not walked through", async () => {
  const plans = await plansOf(base.db, (db) => listPromotions(db, { ...page, sort: "newest", q: "a3f9c" }));
  expect(plans.join("\n")).toMatch(/Bitmap Index Scan on promotions_by_words/);
});

test("7.5 returns by a name that many have are counted by the names of orders with returns", async () => {
  const plans = await plansOf(base.db, (db) => listForOffice(db, { ...page, q: "lasta3", count: "only" }, null));
  expect(plans.join("\n")).toMatch(/return_search_by_words/);
  expect(plans.join("\n")).not.toMatch(/order_search|on orders/);
});

test.each(questions)("7.5 %s: no table that grows is gone through", async (name, ask) => {
  const plans = await plansOf(base.db, ask);
  expect(plans.length, name).toBeGreaterThan(0);
  for (const plan of plans) expect(plan, plan).not.toMatch(grown);
});
