import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { actors } from "#platform/actor.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();
let app: App;
let reader: string;
let writer: string;
beforeAll(async () => {
  app = await openApp(base.db);
  reader = (await addKey(base.db, "Auditor", ["audit:read"])).key;
  writer = (await addKey(base.db, "=Catalogue", ["catalogue:write"])).key;
});

const call = (method: "GET" | "PUT" | "DELETE", url: string, key: string, payload?: object) =>
  app.inject({ method, url: `/api${url}`, headers: { authorization: `Bearer ${key}` }, ...(payload && { payload }) });
const log = async (query: string) => (await call("GET", `/audit?${query}`, reader)).json();
const actor = { kind: "program" as const, id: null, name: "npm run test", address: null, requestId: null };

/** Tables that are not audited, by reason. */
const unaudited: Record<string, string[]> = {
  "the shop's own books of what staff did": [
    "audit_log",
    "staff_jobs",
    "backups",
    "import_files",
    "import_items",
    "import_pictures",
    "stock_ledger",
    "tax_entries",
    "tax_reversals",
    "order_history",
    "order_emails",
    "payment_tries",
    "mentions",
    "customer_tags",
    "order_tags",
    "content_log",
    "content_events",
    "migrations",
  ],
  "shoppers' own, whom the log of staff does not watch": [
    "sessions",
    "carts",
    "cart_lines",
    "wishlists",
    "wishlist_items",
    "passkeys",
    "subscriptions",
    "stock_watches",
    "subscription_history",
    "cart_reminders",
    "reminder_refusals",
    "review_votes",
    "review_reports",
    "review_requests",
    "review_optouts",
    "customer_tokens",
    "promotion_uses",
    "review_photos",
    "erasures",
    "pro_reminders",
    "form_answers",
  ],
  "members' sign-ins and links, which are noted by calls": ["staff_sessions", "staff_tokens"],
  "what members are told, and how they want it": [
    "staff_notices",
    "staff_notice_choices",
    "staff_notice_reads",
    "staff_notice_mails",
    "staff_notice_mailed",
  ],
  "counts and throttles": [
    "sign_in_failures",
    "account_openings",
    "letter_requests",
    "code_tries",
    "bot_questions",
    "solved_challenges",
    "translation_requests",
    "used_challenges",
    "search_clicks",
    "search_questions",
    "search_interest",
    "idempotency_keys",
    "kept_answers",
  ],
  "derived from what is audited": [
    "listings",
    "listing_changes",
    "price_history",
    "changes",
    "change_readers",
    "review_summaries",
    "product_summaries",
    "product_offers",
    "product_ranks",
    "product_lows",
    "product_stock_due",
    "product_places",
    "product_pictures",
    "idle_pictures",
    "search_generations",
    "search_documents",
    "search_words",
    "search_removals",
    "search_lists",
    "search_decisions",
    "content_heads",
    "order_search",
    "order_search_due",
    "order_counts",
    "return_search",
    "product_addresses",
    "product_windows",
  ],
  "payment providers' and other systems' messages": [
    "test_charges",
    "test_refunds",
    "payment_accounts",
    "payment_events",
    "platform_checkouts",
    "webhook_events",
    "webhook_deliveries",
  ],
  "given with the shop": ["places", "place_names"],
};

test("every table is audited, or it is said why not", async () => {
  const { rows } = await sql<{ name: string; audited: boolean }>`
    select c.relname as name, exists (select from pg_trigger where tgrelid = c.oid and tgname = 'AUDIT') as audited
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(base.db);
  const excused = new Set(Object.values(unaudited).flat());
  const undecided = rows.filter(({ name, audited }) => audited === excused.has(name)).map(({ name }) => name);
  expect(undecided, "add the table to database/functions/audit.sql, or to the list above").toEqual([]);
});

describe("the audit log", () => {
  test("tells who changed what, before and after, in the change's transaction, and nothing of shoppers", async () => {
    const { productId } = await plantProduct(base.db);
    expect((await log(`type=product&id=${productId}`)).data).toEqual([]);
    const put = await call("PUT", `/catalog/products/${productId}`, writer, { name: "Renamed", is_new: true });
    expect(put.statusCode).toBe(200);
    const [entry, ...others] = (await log(`type=product&id=${productId}`)).data;
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      action: "update",
      type: "product",
      recordId: String(productId),
      version: 2,
      label: "Renamed",
      actor: { kind: "key", name: "=Catalogue" },
      address: "127.0.0.1",
      jobId: null,
      after: { name: "Renamed", is_new: true },
    });
    expect(Object.keys(entry.before).sort()).toEqual(["is_new", "name"]);
    await call("PUT", `/catalog/products/${productId}`, writer, { name: "Renamed" });
    expect((await log(`type=product&id=${productId}`)).data).toHaveLength(1);
    await call("PUT", `/catalog/products/${productId}`, writer, { sku: "x".repeat(200) });
    expect((await log(`type=product&id=${productId}`)).data).toHaveLength(1);
  });

  test("a product's prices and variants are told with it, also when it goes", async () => {
    const { productId } = await plantProduct(base.db);
    await call("DELETE", `/catalog/products/${productId}?permanent=true`, writer);
    const { data } = await log(`type=product&id=${productId}&action=delete`);
    const types = data.map(({ type }: { type: string }) => type);
    expect(types).toEqual(expect.arrayContaining(["product", "variant", "price"]));
    expect(data.at(-1)).toMatchObject({ type: "product", after: null, before: { id: productId } });
  });

  test("names the product of a price and of a category's member, and the ids in the values, also when they are gone", async () => {
    const { productId } = await plantProduct(base.db);
    const category = (
      await base.pool.query("insert into categories (uid, name) values ('named', 'Named') returning id")
    ).rows[0].id;
    const put = await call("PUT", `/catalog/products/${productId}`, writer, {
      name: "Kestrel",
      categories: [category],
    });
    expect(put.statusCode).toBe(200);
    const member = async () => (await log(`type=product-category&id=${productId}/${category}`)).data[0];
    expect(await member()).toMatchObject({
      about: ["Kestrel", "Named"],
      names: { category_id: { [category]: "Named" } },
    });
    await call("DELETE", `/catalog/products/${productId}?permanent=true`, writer);
    const [price] = (await log(`type=product&id=${productId}&action=delete`)).data.filter(
      ({ type }: { type: string }) => type === "price",
    );
    expect(price.about[0]).toBe("Kestrel");
    expect(price.about).toHaveLength(2); // and the SKU
    expect((await member()).about).toEqual(["Kestrel", "Named"]);
  });

  test("filters by actor and time; refuses whoever lacks audit:read", async () => {
    const [first] = (await log("type=product")).data;
    expect((await log(`actor=key:${first.actor.id}&limit=1`)).data).toHaveLength(1);
    expect((await log("actor=member")).meta.pagination).toEqual({ total: 0, isExact: true, page: 1, limit: 50 });
    expect((await log(`to=${encodeURIComponent("2020-01-01T00:00:00Z")}`)).data).toEqual([]);
    expect((await call("GET", "/audit", writer)).statusCode).toBe(403);
    expect((await call("GET", "/audit?from=yesterday", reader)).statusCode).toBeGreaterThanOrEqual(400);
  });

  test("its export is a table whose cells are no formulas, and is told itself", async () => {
    const refused = await call("GET", "/audit/export", reader);
    expect([refused.statusCode, refused.json().permission]).toEqual([403, "exports:write"]);
    const { key: exporter } = await addKey(base.db, "Exports", ["audit:read", "exports:write"]);
    const answer = await call("GET", "/audit/export?type=product", exporter);
    expect(answer.headers["content-type"]).toContain("text/csv");
    expect(answer.body).toContain(",'=Catalogue,");
    expect((await log("action=export")).data[0]).toMatchObject({ type: "audit", after: { type: "product" } });
  });

  test("nobody changes it", async () => {
    for (const statement of ["update audit_log set label = 'x'", "delete from audit_log", "truncate audit_log"])
      await expect(base.pool.query(statement)).rejects.toThrow("The audit log cannot be changed");
  });

  test("secrets are not in it, and a customer who leaves is forgotten", async () => {
    const id = await actors.run(actor, async () => {
      await addKey(base.db, "Till", ["orders:read"]);
      const row = { email: "left@firn.example", password_hash: "hidden", first_name: "Lea", form_fields: "[]" };
      return (await base.db.insertInto("customers").values(row).returning("id").executeTakeFirstOrThrow()).id;
    });
    const { rows } = await base.pool.query("select * from audit_log where actor_kind = 'program'");
    expect(JSON.stringify(rows)).not.toMatch(/hidden|key_hash|password_hash/);
    expect(JSON.stringify(rows)).toContain("left@firn.example");
    await actors.run(actor, () => base.db.deleteFrom("customers").where("id", "=", id).execute());
    const left = await log(`type=customer&id=${id}`);
    expect(left.data).toHaveLength(2);
    expect(JSON.stringify(left)).not.toContain("left@firn.example");
  });
});
