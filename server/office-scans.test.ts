import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { findToday } from "#commerce/aftersales/office/today.ts";
import { listModeration, moderationAfter } from "#commerce/aftersales/reviews/moderation/reads.ts";
import { eachStock, listStock } from "#commerce/catalog/office/stock-list.ts";
import { listCustomers } from "#commerce/customers/office/reads.ts";
import { cardsAfter, listCards } from "#commerce/sales/gift-cards/reads.ts";
import { findAudit } from "#commerce/staff/audit-log/reads.ts";
import type { Db } from "#database/tables.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { sequentialScans } from "#tests/support/scans.ts";

/** The queries of the office's home page and lists scan none of the tables that grow with the shop. */

const base = useDatabase();
const tables = ["audit_log", "customers", "gift_cards", "reviews", "product_questions", "stock", "orders"];

beforeAll(async () => {
  const { productId } = await plantProduct(base.db, { stock: [3, 5] });
  await sql`
    insert into products (uid, sku, kind, name)
    select 'many-' || n, 'MANY-' || n, 'rare', 'Many ' || n from generate_series(1, 4000) n`.execute(base.db);
  await sql`
    insert into variants (product_id, sku) select id, sku from products where uid like 'many-%'`.execute(base.db);
  await sql`
    insert into stock (variant_id, available) select id, case when id % 200 = 0 then 2 else 900 end from variants
    on conflict do nothing`.execute(base.db);
  await sql`
    insert into customers (email, first_name, last_name, form_fields, tags, customer_group_id)
    select 'buyer' || n || '@scan.example', 'First' || n, 'Last' || n, '[]', case when n % 300 = 0 then array['vip'] else '{}' end,
      (select min(id) from customer_groups where n % 400 = 0)
    from generate_series(1, 6000) n`.execute(base.db);
  await sql`
    insert into orders (cart_id, region, currency, country, language, status, email, billing_address, shipping_address,
      shipping_method, totals, total, access_hash, placed_at, customer_id)
    select gen_random_uuid(), 'us', 'USD', 'us', 'en', 'completed', 'x', '{}', '{}', '{}', '[]', 1, 'x',
      now() - make_interval(hours => n), (select min(id) from customers) + n
    from generate_series(1, 5000) n`.execute(base.db);
  await sql`
    insert into gift_cards (code_hash, last4, currency, amount, balance, language, to_name, to_email)
    select decode(md5(n::text) || md5(n::text), 'hex'), lpad(n::text, 4, '0'), 'USD', 1000, 0, 'en', 'Name' || n, 'to' || n || '@scan.example'
    from generate_series(1, 6000) n`.execute(base.db);
  await sql`
    insert into reviews (product_id, rating, title, body, display_name, language, status)
    select ${productId}, 5, 'Title' || n, 'Holds an edge ' || n, 'Name' || n, 'en', case when n % 100 = 0 then 'pending' else 'published' end
    from generate_series(1, 6000) n`.execute(base.db);
  await sql`
    insert into product_questions (product_id, body, display_name, email, locale, status)
    select ${productId}, 'How long? ' || n, 'Name' || n, 'q' || n || '@scan.example', 'en-us',
      case when n % 100 = 0 then 'pending' else 'published' end
    from generate_series(1, 6000) n`.execute(base.db);
  await sql`
    insert into audit_log (actor_kind, actor_id, actor_name, action, type, record_id, aggregate, aggregate_id, at)
    select 'member', n % 50, 'Ida', case when n % 300 = 0 then 'export' else 'update' end, 'price', n::text, 'product',
      (n % 500)::text, now() - make_interval(mins => n)
    from generate_series(1, 8000) n`.execute(base.db);
  await sql`vacuum analyze`.execute(base.db);
});

const page = { page: 1, limit: 50 };
const hour = 3_600_000;
const questions: [name: string, ask: (db: Db) => Promise<unknown>][] = [
  ["home: reviews that wait", (db) => listModeration(db, { what: "review", status: "pending", page: 1, limit: 1 })],
  ["home: questions that wait", (db) => listModeration(db, { what: "question", status: "pending", page: 1, limit: 1 })],
  ["home: low stock", (db) => listStock(db, { stock: "low", sort: "available", page: 1, limit: 5 })],
  ["home: how much is low", (db) => listStock(db, { stock: "low", sort: "available", ...page, count: "only" })],
  ["home: today's line", (db) => findToday(db, new Date(Date.now() - 9 * hour), new Date(), null)],
  ["audit: the latest", (db) => findAudit(db, {}, { ...page, count: "no" })],
  ["audit: of a product", (db) => findAudit(db, { type: "product", id: "12" }, page)],
  ["audit: of a member", (db) => findAudit(db, { actor: "member:7" }, page)],
  ["audit: exports", (db) => findAudit(db, { action: "export" }, page)],
  ["audit: an hour", (db) => findAudit(db, { from: new Date(Date.now() - hour).toISOString() }, page)],
  ...(["newest", "name", "-email"] as const).map((sort): (typeof questions)[number] => [
    `customers by ${sort}, found by name`,
    (db) => listCustomers(db, { q: "last59", sort, ...page }, [], null),
  ]),
  ["customers of a tag", (db) => listCustomers(db, { tag: "vip", sort: "newest", ...page }, [], null)],
  ["gift cards: the latest", (db) => listCards(db, { page: 1, perPage: 50 })],
  ["gift cards: the end of a code", (db) => listCards(db, { q: "0042", page: 1, perPage: 50 })],
  ["gift cards: a recipient", (db) => listCards(db, { q: "to42", page: 1, perPage: 50 })],
  ...(["open", "used-up", "blocked", "expired"] as const).map((state): (typeof questions)[number] => [
    `gift cards: ${state}`,
    (db) => listCards(db, { state, currency: "USD", page: 1, perPage: 50 }),
  ]),
  ["gift cards: with the most left", (db) => listCards(db, { sort: "-balance", page: 1, perPage: 50 })],
  ["gift cards: some of a file", (db) => cardsAfter(db, { state: "blocked" }, 900, 500)],
  ["reviews: some of a file", (db) => moderationAfter(db, { status: "published" }, 900, 500)],
  ["stock: some of a file", (db) => eachStock(db, { stock: "in" }).next()],
  ["reviews by a word", (db) => listModeration(db, { what: "review", q: "edge 599", ...page })],
];

test.each(questions)("7.5 %s: no table that grows is gone through", async (_, ask) => {
  const scans = await sequentialScans(base.db, tables, ask);
  expect(scans).toEqual(Object.fromEntries(tables.map((name) => [name, 0])));
});
