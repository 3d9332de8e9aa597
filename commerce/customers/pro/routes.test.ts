import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import type { App } from "#platform/http/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openRoutes, plantSession } from "#tests/support/routes.ts";
import { findProStatus, proRegionOf } from "./reads.ts";
import { proRoutes } from "./routes.ts";

const test = useDatabase();
const now = new Date("2026-11-21T12:00:00Z");
const ids: Record<string, number> = {};
let app: App;

const codes = {
  rider: "",
  pro: '{"region":"pro","expiration_date":"2027-08-31"}',
  proOfCanada: '{"region":"pro_ca","spend_limit":5000}',
  employee: '{"region":"pro","employee_group":true}',
  ended: '{"region":"pro","expiration_date":"2026-08-31"}',
};

type Order = {
  by: string;
  total: number;
  region?: string;
  country?: string;
  currency?: string;
  at?: string;
  status?: string;
};

async function order({
  by,
  total,
  region = "pro",
  country = "us",
  currency = "USD",
  at = "2026-10-01",
  status = "shipped",
}: Order) {
  await sql`
    insert into orders (cart_id, customer_id, region, currency, country, language, status, email, billing_address,
      shipping_address, shipping_method, totals, total, access_hash, placed_at, confirmed_at)
    values (${randomUUID()}, ${ids[by]}, ${region}, ${currency}, ${country}, 'en', ${status}, 'p@firn.example', '{}', '{}', '{}',
      '[]', ${total}, '\\x00', ${at}, ${status === "pending" ? null : at})`.execute(test.db);
}

beforeAll(async () => {
  for (const [name, notes] of Object.entries(codes)) {
    const person = { email: `${name}@firn.example`, passwordHash: null, firstName: "", lastName: "", notes };
    ids[name] = (await insertCustomer(test.db, person)) ?? 0;
  }
  await order({ by: "pro", total: 44_900 });
  await order({ by: "pro", total: 10_050 });
  await order({ by: "pro", total: 1_000, at: "2026-08-31" });
  await order({ by: "pro", total: 2_000, status: "cancelled" });
  await order({ by: "pro", total: 3_000, status: "pending" });
  await order({ by: "pro", total: 4_000, region: "us" });
  await order({ by: "pro", total: 5_000, country: "fr" });
  await order({ by: "proOfCanada", total: 20_000, region: "pro_ca", country: "ca", currency: "CAD" });

  app = await openRoutes(test.db, (scope) => proRoutes(scope, { db: test.db }));
});
afterAll(() => app.close());

describe("the professional's region", () => {
  it.each([
    ["rider", null],
    ["pro", "pro"],
    ["proOfCanada", "pro_ca"],
    ["employee", "pro"],
    ["ended", null],
  ])("6 of %s is %s", async (name, region) => {
    expect(await proRegionOf(test.db, ids[name] ?? 0, now)).toBe(region);
  });

  it("is nobody's without a customer", async () => {
    expect(await proRegionOf(test.db, 1, now)).toBeNull();
  });
});

describe("7.7 the order total", () => {
  it("adds up the orders since the programme year began, those under way included, by brand", async () => {
    const status = { expiration_date: "2027-08-31", employee_group: false, spend_limit: 3000 };
    expect(await findProStatus(test.db, ids.pro ?? 0, "us", now)).toEqual({ order_total: 579.5, ...status });
    expect(await findProStatus(test.db, ids.pro ?? 0, "eu", now)).toEqual({ order_total: 50, ...status });
    expect(await findProStatus(test.db, ids.pro ?? 0, "no", now)).toEqual({ order_total: 0, ...status });
  });

  it("9.2 has a spend limit of 3000 unless the code says otherwise", async () => {
    expect(await findProStatus(test.db, ids.employee ?? 0, "us", now)).toMatchObject({
      spend_limit: 3000,
      employee_group: true,
    });
    expect(await findProStatus(test.db, ids.proOfCanada ?? 0, "ca", now)).toMatchObject({
      spend_limit: 5000,
      order_total: 200,
    });
  });

  it("is told to the customer alone", async () => {
    const sessionId = await plantSession(test.db, ids.pro ?? 0);
    const ask = (query: string, session?: string) =>
      app.inject({ url: `/api/pro/order_total?${query}`, headers: session ? { "x-session": session } : {} });
    const own = await ask(`customer_id=${ids.pro}&brand_id=us`, sessionId);
    expect(own.statusCode).toBe(200);
    expect(Object.keys(own.json())).toEqual(["order_total", "expiration_date", "employee_group", "spend_limit"]);
    expect((await ask(`customer_id=${ids.rider}&brand_id=us`, sessionId)).statusCode).toBe(404);
    expect((await ask(`customer_id=${ids.pro}&brand_id=us`)).statusCode).toBe(401);
    expect((await ask(`customer_id=${ids.pro}&brand_id=moon`, sessionId)).statusCode).toBe(422);
    expect((await ask("customer_id=somebody", sessionId)).statusCode).toBe(422);
  });
});

describe("7.7 shipping method settings", () => {
  it("list the groups without free delivery, separated by commas", async () => {
    await sql`update shipping_settings set hide_free_shipping_groups = '{1,2}'`.execute(test.db);
    const answer = await app.inject("/api/pro/shipping_method_settings?bcRegion=pro");
    expect(answer.json()).toEqual({ is_enabled: true, hide_free_shipping_groups: "1,2" });
  });

  it("know the shop's regions only", async () => {
    expect((await app.inject("/api/pro/shipping_method_settings?bcRegion=moon")).statusCode).toBe(422);
  });
});
