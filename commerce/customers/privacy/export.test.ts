import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { hashPassword } from "#commerce/shared/credentials/passwords.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openCustomerRoutes } from "#tests/support/samples/customer-routes.ts";

const test = useDatabase();
let api: Awaited<ReturnType<typeof openCustomerRoutes>>;
let mila = 0;
let jon = 0;

beforeAll(async () => {
  api = await openCustomerRoutes(test);
  const person = { passwordHash: await hashPassword("powder-before-noon"), firstName: "Mila", lastName: "Berg" };
  mila = (await insertCustomer(test.db, { ...person, email: "mila@firn.example" })) ?? 0;
  jon = (await insertCustomer(test.db, { ...person, email: "jon@firn.example" })) ?? 0;
  for (const customerId of [mila, jon]) {
    const place = JSON.stringify({ city: `City of ${customerId}` });
    const { rows } = await sql<{ id: number }>`
      insert into orders (cart_id, customer_id, region, currency, country, language, status, email, billing_address,
        shipping_address, shipping_method, totals, total, access_hash)
      values (${randomUUID()}, ${customerId}, 'us', 'USD', 'us', 'en', 'shipped', 'o@firn.example', ${place}, ${place},
        '{}', '[]', 44900, '\\xabcdef') returning id`.execute(test.db);
    const orderId = rows[0]?.id ?? 0;
    await sql`
      insert into order_lines (order_id, product_id, variant_id, sku, name, quantity, unit_price, total)
      values (${orderId}, 1001, 50001, 'KES-156', 'Kestrel', 1, 44900, 44900)`.execute(test.db);
    await sql`
      insert into shipments (order_id, tracking_number, shipping_provider) values (${orderId}, 'T-1', 'Post')
    `.execute(test.db);
    await sql`
      insert into addresses (customer_id, first_name, last_name, address1, city, country_code)
      values (${customerId}, 'Mila', 'Berg', '1 Ridge Road', 'Leadville', 'US')`.execute(test.db);
    await sql`
      insert into carts (id, region, currency, country, language, customer_id)
      values (${randomUUID()}, 'us', 'USD', 'us', 'en', ${customerId})`.execute(test.db);
  }
});
afterAll(() => api.close());

it("7.4 GET /customers/:id/export gives customers all that is kept of them, as a file", async () => {
  const watch = { email: "Mila@firn.example", locale: "en-us", region: "us" };
  await test.db
    .insertInto("subscriptions")
    .values({ ...watch, list: "news" })
    .execute();
  const said = { first_name: "Mila", last_name: "Berg", kind: "resort", association: "Nordhang", country: "us" };
  const application = { ...said, role: "Teacher", locale: "en-us", proof_type: "image/png", proof_file: "proof.png" };
  await test.db
    .insertInto("pro_applications")
    .values({ ...application, email: "Mila@firn.example", status: "refused", decided_by: "staff:1 Ines" })
    .execute();
  const session = await api.signedIn(mila);
  // The address is not confirmed yet.
  expect((await api.call("GET", `/customers/${mila}/export`, undefined, session)).body).toMatchObject({
    subscriptions: [],
  });
  await test.db.updateTable("customers").set({ email_verified_at: new Date() }).where("id", "=", mila).execute();
  const { status, body, headers } = await api.call("GET", `/customers/${mila}/export`, undefined, session);
  expect(status).toBe(200);
  expect(headers["content-disposition"]).toBe(`attachment; filename="firn-customer-${mila}.json"`);
  expect(headers["cache-control"]).toBe("no-store");
  expect(body).toMatchObject({
    profile: { id: mila, email: "mila@firn.example", first_name: "Mila", customer_group: "Riders" },
    addresses: [{ address1: "1 Ridge Road" }],
    orders: [
      {
        total: 44_900,
        currency: "USD",
        shipping_address: { city: `City of ${mila}` },
        lines: [{ sku: "KES-156", quantity: 1 }],
        shipments: [{ tracking_number: "T-1" }],
        payments: [],
        returns: [],
      },
    ],
    carts: [{ region: "us", lines: [] }],
    subscriptions: [{ list: "news" }],
    stock_watches: [],
    wishlist: [],
    pro_applications: [{ association: "Nordhang", status: "refused" }],
    saved_cards: [],
    sessions: [{ created_at: expect.any(String) }],
  });
  const text = JSON.stringify(body);
  expect(text).not.toMatch(/argon2|abcdef|token_hash|password|Ines|proof\.png/);
  expect(text).not.toContain("jon@firn.example");
});

it("7.4 what staff note for one another is in no answer to the customer; staff who answer for the shop have it in the copy", async () => {
  const set = { staff_note: "Argues about every invoice" };
  await test.db.updateTable("customers").set(set).where("id", "=", jon).execute();
  const session = await api.signedIn(jon);
  for (const path of [`/customers/${jon}`, `/customers/${jon}/export`, "/customers", `/customers/${jon}/addresses`]) {
    const { status, body } = await api.call("GET", path, undefined, session);
    expect([status, JSON.stringify(body).includes("Argues")], path).toEqual([200, false]);
  }
  const mine = { staff_note: "Mine", first_name: "Jonas" };
  expect((await api.call("PUT", `/customers/${jon}`, mine, session)).status).toBe(200);
  const { key } = await addKey(test.db, "Support", ["customers:read", "orders:read"]);
  const copy = await api.call("GET", `/customers/${jon}/export`, undefined, undefined, key);
  expect(copy.body).toMatchObject({ ...set, profile: { first_name: "Jonas" } });
});

it("7.4 staff make a copy when they may see the orders in it, and the audit log tells whose", async () => {
  const copy = async (permissions: Permission[], markets: PriceRegion[] | null = null) => {
    const { key } = await addKey(test.db, "Desk", permissions, { markets });
    return api.call("GET", `/customers/${jon}/export`, undefined, undefined, key);
  };
  expect(await copy(["customers:write"])).toMatchObject({ status: 403, body: { permission: "orders:read" } });
  expect(await copy(["orders:read"])).toMatchObject({ status: 403, body: { permission: "customers:read" } });
  const both: Permission[] = ["customers:read", "orders:read"];
  expect(await copy(both, ["ca"])).toMatchObject({ status: 403, body: { permission: "orders:read", market: "us" } });
  const told = () =>
    test.db
      .selectFrom("audit_log")
      .select(["type", "record_id", "actor_name"])
      .where("action", "=", "export")
      .execute();
  const before = await told();
  expect((await copy(both, ["us"])).status).toBe(200);
  expect((await told()).slice(before.length)).toEqual([
    { type: "customer", record_id: String(jon), actor_name: "Desk" },
  ]);
  const session = await api.signedIn(jon);
  expect((await api.call("GET", `/customers/${jon}/export`, undefined, session)).status).toBe(200);
  expect(await told()).toHaveLength(before.length + 1);
});

it("6 and nobody else's", async () => {
  const session = await api.signedIn(jon);
  expect((await api.call("GET", `/customers/${mila}/export`, undefined, session)).status).toBe(404);
  expect((await api.call("GET", `/customers/${mila}/export`)).status).toBe(401);
});
