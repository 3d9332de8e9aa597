import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { plantCustomer, plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantPro } from "#tests/support/groups.ts";
import { plantOrder } from "#tests/support/office-orders.ts";

const base = useDatabase();
let app: App;
beforeAll(async () => {
  app = await openApp(base.db);
});

/** For each list: the permission to read it, a filter, and what its file must and must not contain. */
const lists = [
  ["/staff/products", "catalogue:read", "q=formula", "'=Formula 1", "Alphorn", "product"],
  ["/staff/products", "catalogue:read", "stock=low&low=3", "'=Formula 1", "Alphorn", "product"],
  ["/staff/products", "catalogue:read", "status=deleted", "Binned", "Alphorn", "product"],
  ["/staff/stock", "stock:read", "q=formula", "'=Formula 1", "Alphorn", "stock"],
  ["/staff/stock", "stock:read", "stock=low&low=3", "'=Formula 1", "Alphorn", "stock"],
  ["/staff/promotions", "promotions:read", "q=formula", "'=Formula 2", "Alpine", "promotion"],
  ["/staff/gift-certificates", "gift-cards:read", "q=%3Dformula", "'=Formula 3", "Ada", "gift-card"],
  ["/staff/returns", "orders:read", "view=received", "'=Formula 4", "Byron", "return"],
  ["/staff/returns", "orders:read", "q=formula", "'=Formula 4", "Byron", "return"],
  ["/pro/accounts", "pro:read", "q=formula", "'=Formula Five", "ada@pro.example", "pro-account"],
  ["/staff/moderation", "reviews:read", "q=formula", "'=Formula 6", "Soft", "review"],
] as const;

beforeAll(async () => {
  const { db } = base;
  const { productId } = await plantProduct(db, { name: "=Formula 1", stock: [2] });
  await plantProduct(db, { name: "Alphorn", stock: [50] });
  const binned = await plantProduct(db, { name: "Binned", stock: [50] });
  const { key } = await addKey(db, "Catalogue", ["catalogue:write"]);
  const headers = { authorization: `Bearer ${key}` };
  await app.inject({ method: "POST", url: `/api/staff/products/${binned.productId}/bin`, headers });
  for (const name of ["=Formula 2", "Alpine"])
    await sql`insert into promotions (name, kind, percent, is_automatic) values (${name}, 'percent', 10, true)`.execute(
      db,
    );
  for (const [n, name] of ["=Formula 3", "Ada"].entries())
    await sql`
      insert into gift_cards (code_hash, seed, last4, currency, amount, balance, language, to_name)
      values (decode(md5(${name}) || md5(${name}), 'hex'), gen_random_uuid(), ${`AB3${n}`}, 'USD', 5000, 5000, 'en', ${name})`.execute(
      db,
    );
  for (const firstName of ["=Formula 4", "Ada"]) {
    const order = await plantOrder(db, { firstName, lastName: firstName === "Ada" ? "Byron" : "" });
    const status = firstName === "Ada" ? "requested" : "received";
    await sql`insert into returns (order_id, made_by, status) values (${order}, 'guest', ${status})`.execute(db);
  }
  for (const [email, name] of [
    ["formula@pro.example", "=Formula"],
    ["ada@pro.example", "Ada"],
  ] as const) {
    const id = await plantPro(db);
    await sql`update customers set first_name = ${name}, last_name = 'Five', email = ${email} where id = ${id}`.execute(
      db,
    );
  }
  for (const title of ["=Formula 6", "Soft"]) {
    const id = await plantCustomer(db);
    await sql`
      insert into reviews (product_id, customer_id, rating, title, body, display_name, language, status)
      values (${productId}, ${id}, 4, ${title}, 'Said', 'Ada', 'en', 'published')`.execute(db);
  }
});

const as = async (path: string, ...permissions: string[]) => {
  const { key } = await addKey(base.db, "Desk", permissions as never);
  return app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${key}` } });
};

test.each(lists)(
  "%s/export (%s, %s) has what the filters leave, and no formula",
  async (path, reads, query, has, hasNot, type) => {
    const file = await as(`${path}/export?${query}`, reads, "exports:write");
    expect([file.statusCode, file.headers["content-type"]], file.body).toEqual([200, "text/csv; charset=utf-8"]);
    expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="[a-z-]+\.csv"$/);
    expect(file.headers["cache-control"]).toBe("no-store");
    expect(file.body).toContain(has);
    expect(file.body).not.toContain(hasNot);
    const { rows } = await sql<{ type: string; after: object }>`
    select type, after from audit_log where action = 'export' order by id desc limit 1`.execute(base.db);
    expect(rows).toMatchObject([{ type, after: { searched: query.startsWith("q=") } }]);
    expect(JSON.stringify(rows)).not.toContain("ormula");
  },
);

test.each(lists)(
  "%s/export without a filter has all, and is for those who may read the list and take files away",
  async (path, reads, ...rest) => {
    const [, has, hasNot] = rest;
    if (has !== "Binned") {
      const all = (await as(`${path}/export`, reads, "exports:write")).body;
      for (const one of [has, hasNot]) expect(all).toContain(one);
    }
    expect((await as(`${path}/export`, reads)).json()).toMatchObject({ status: 403, permission: "exports:write" });
    expect((await as(`${path}/export`, "exports:write")).json()).toMatchObject({ status: 403, permission: reads });
  },
);

test("returns and accounts of other markets are in no file of whoever may not see them", async () => {
  for (const [path, reads] of [
    ["/staff/returns", "orders:read"],
    ["/pro/accounts", "pro:read"],
  ] as const) {
    const { key } = await addKey(base.db, "Canada", [reads, "exports:write"], { markets: ["ca"] });
    const { body } = await app.inject({ url: `/api${path}/export`, headers: { authorization: `Bearer ${key}` } });
    expect(body.trim().split("\r\n")).toHaveLength(1);
  }
});
