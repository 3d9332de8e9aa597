import { beforeAll, describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { openApp, openAppWithCaches } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();
let app: App;
let canada: string;
let all: string;
beforeAll(async () => {
  app = await openApp(base.db);
  const held: Permission[] = [
    ...(["catalogue:write", "promotions:write", "customers:write", "jobs:read"] as const),
    ...(["gift-cards:write", "exports:write", "settings:write", "audit:read", "stock:read"] as const),
  ];
  canada = (await addKey(base.db, "Canada", held, { markets: ["ca", "pro_ca"] })).key;
  all = (await addKey(base.db, "All", held)).key;
});

const call = async (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object, key = canada) => {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === "" ? null : answer.json() };
};
const refusedIn = (market: string) => ({ status: 403, body: { code: "forbidden", market } });

test("who is refused is in the shop's log, with what they lacked and where", async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const { app: logging } = await openAppWithCaches(base.db, { LOG_LEVEL: "warn" }, undefined, null, logTo);
  const ask = (method: "POST" | "PUT", url: string, payload: object) =>
    logging.inject({ method, url: `/api${url}`, headers: { authorization: `Bearer ${canada}` }, payload });
  expect((await ask("POST", "/staff/roles", { name: "Mine", permissions: [] })).statusCode).toBe(403);
  expect((await ask("PUT", "/pricelists/us/records", [{ sku: "none", price: 1 }])).statusCode).toBe(403);
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "staff without permission refused");
  const staff = expect.stringMatching(/^staff:\d+ Canada$/);
  expect(told).toEqual([
    expect.objectContaining({ staff, permission: "staff:write", url: "/api/staff/roles" }),
    expect.objectContaining({ staff, permission: "catalogue:write", market: "us", url: "/api/pricelists/us/records" }),
  ]);
  await logging.close();
});

describe("who works in some markets only", () => {
  test("sets no price of another, by list, by product or in bulk", async () => {
    const { productId } = await plantProduct(base.db, { prices: { us: 10_000, ca: 12_000 } });
    const { rows } = await base.pool.query("select id from variants where product_id = $1", [productId]);
    const record = { variant_id: rows[0].id, price: 99 };
    expect(await call("PUT", "/pricelists/us/records", [record])).toMatchObject(refusedIn("us"));
    expect(await call("DELETE", `/pricelists/us/records?variant_id:in=${rows[0].id}`)).toMatchObject(refusedIn("us"));
    expect((await call("PUT", "/pricelists/ca/records", [record])).status).toBe(200);
    const priced = { variants: [{ id: rows[0].id, prices: [{ region: "ca", price: 98 }] }] };
    expect(await call("PUT", `/catalog/products/${productId}`, priced)).toMatchObject(refusedIn("us"));
    expect(await call("PUT", "/catalog/products", [{ id: productId, ...priced }])).toMatchObject(refusedIn("us"));
    expect((await call("PUT", `/catalog/products/${productId}`, { name: "Told in Canada" })).status).toBe(200);
    const change = { prices: { price_lists: ["ca", "us"], change: { percent: -10 } } };
    const bulk = (body: object) => call("POST", "/staff/products/bulk?preview=1", { ids: [productId], change: body });
    expect(await bulk(change)).toMatchObject(refusedIn("us"));
    expect((await bulk({ prices: { ...change.prices, price_lists: ["ca"] } })).status).toBe(200);
  });

  test("makes, changes and ends no promotion that reaches further", async () => {
    const body = (regions: string[]) => ({
      name: "Ten",
      kind: "percent",
      percent: 10,
      redemption_type: "AUTOMATIC",
      regions,
    });
    expect(await call("POST", "/promotions", body([]))).toMatchObject(refusedIn("us"));
    expect(await call("POST", "/promotions", body(["ca", "us"]))).toMatchObject(refusedIn("us"));
    const own = await call("POST", "/promotions", body(["ca"]));
    expect(own.status).toBe(201);
    expect(await call("PUT", `/promotions/${own.body.data.id}`, { regions: [] })).toMatchObject(refusedIn("us"));
    const wide = (await call("POST", "/promotions", body([]), all)).body.data.id;
    expect(await call("PUT", `/promotions/${wide}`, { name: "Mine" })).toMatchObject(refusedIn("us"));
    expect(await call("DELETE", `/promotions/${wide}`)).toMatchObject(refusedIn("us"));
    expect((await call("DELETE", `/promotions/${own.body.data.id}`)).status).toBe(204);
  });

  test("makes, changes and removes no group that counts in another, nor one that counts in all", async () => {
    const group = (name: string, region?: string) => ({ name, ...(region && { region }) });
    expect(await call("POST", "/customer_groups", group("Everywhere"))).toMatchObject(refusedIn("us"));
    expect(await call("POST", "/customer_groups", group("Home", "us"))).toMatchObject(refusedIn("us"));
    const own = await call("POST", "/customer_groups", group("Clubs", "ca"));
    expect(own.status).toBe(201);
    const mine = `/customer_groups/${own.body.id}`;
    expect((await call("PUT", mine, { name: "Ski clubs" })).status).toBe(200);
    expect(await call("PUT", mine, { region: "us" })).toMatchObject(refusedIn("us"));
    expect(await call("PUT", mine, { region: null })).toMatchObject(refusedIn("us"));
    for (const region of ["us", undefined]) {
      const other = `/customer_groups/${(await call("POST", "/customer_groups", group(`Of ${region}`, region), all)).body.id}`;
      expect(await call("PUT", other, { name: "Mine" })).toMatchObject(refusedIn("us"));
      expect(await call("DELETE", other)).toMatchObject(refusedIn("us"));
      const into = Number(other.split("/").at(-1));
      expect(await call("DELETE", `${mine}?move_to=${into}`)).toMatchObject(refusedIn("us"));
    }
    expect((await call("PUT", "/customer_groups/999999", { name: "None" })).status).toBe(404);
    expect((await call("DELETE", mine)).status).toBe(204);
  });

  test("opens and closes products in no other, and sends their other lines back as they are", async () => {
    const { productId } = await plantProduct(base.db, { prices: { us: 10_000, ca: 12_000 } });
    const address = `/catalog/products/${productId}`;
    const us = { market: "us", from: "2030-01-01T00:00:00Z", until: null };
    const ca = { market: "ca", from: null, until: "2031-01-01T00:00:00Z" };
    expect(await call("PUT", address, { schedule: [us] })).toMatchObject(refusedIn("us"));
    expect(await call("PUT", "/catalog/products", [{ id: productId, schedule: [us] }])).toMatchObject(refusedIn("us"));
    const made = { name: "New", kind: "wax", uid: "of-canada", sku: "OF-CANADA", schedule: [us] };
    expect(await call("POST", "/catalog/products", made)).toMatchObject(refusedIn("us"));
    expect((await call("PUT", address, { schedule: [ca] })).status).toBe(200);
    expect((await call("PUT", address, { schedule: [us, ca] }, all)).status).toBe(200);
    expect(await call("PUT", address, { schedule: [ca] })).toMatchObject(refusedIn("us"));
    const sentBack = { ...us, from: "2030-01-01T01:00:00+01:00" };
    expect((await call("PUT", address, { schedule: [sentBack] })).body.data.schedule).toMatchObject([
      { market: "us", until: null },
    ]);
  });

  test("pins nothing in a category for another, nor for all", async () => {
    const { productId } = await plantProduct(base.db);
    const { id } = (await call("POST", "/catalog/categories", { uid: "pinned", name: "Pinned" })).body.data;
    const pin = (pins: object, key = canada) => call("PUT", `/catalog/categories/${id}`, { pins }, key);
    expect(await pin({ us: [productId] })).toMatchObject(refusedIn("us"));
    expect(await pin({ "": [productId] })).toMatchObject(refusedIn("us"));
    expect((await pin({ us: [productId] }, all)).status).toBe(200);
    expect((await pin({ us: [productId], ca: [productId] })).status).toBe(200);
    expect(await pin({ ca: [productId] })).toMatchObject(refusedIn("us"));
    const many = { categories: [{ id, pins: {} }] };
    expect(await call("PUT", "/catalog/categories", many)).toMatchObject(refusedIn("us"));
    const made = { uid: "pinned-anew", name: "Anew", pins: { us: [productId] } };
    expect(await call("POST", "/catalog/categories", made)).toMatchObject(refusedIn("us"));
  });

  test("has no gift cards of another currency", async () => {
    const card = (currency_code: string) => ({ amount: 50, currency_code, to_name: "Marketa" });
    expect(await call("POST", "/gift-certificates", card("USD"))).toMatchObject(refusedIn("us"));
    const own = (await call("POST", "/gift-certificates", card("CAD"))).body.data.id;
    const other = (await call("POST", "/gift-certificates", card("USD"), all)).body.data.id;
    const listed = await call("GET", "/gift-certificates?q=marketa");
    expect(listed.body.data.map(({ id }: { id: number }) => id)).toEqual([own]);
    expect((await call("GET", "/gift-certificates/count?q=marketa")).body.meta.total).toBe(1);
    for (const rest of ["", "/transactions", "/emails"])
      expect((await call("GET", `/gift-certificates/${other}${rest}`)).status).toBe(404);
    expect(await call("PUT", `/gift-certificates/${other}`, { status: "disabled" })).toMatchObject(refusedIn("us"));
    expect(await call("POST", `/gift-certificates/${other}/emails/again`)).toMatchObject(refusedIn("us"));
    expect((await call("PUT", `/gift-certificates/${own}`, { status: "disabled" })).status).toBe(200);
    const bulk = (which: object) =>
      call("POST", "/staff/gift-certificates/bulk?preview=1", { change: { status: "disabled" }, ...which });
    expect(await bulk({ ids: [own, other] })).toMatchObject({ status: 422, body: { code: "invalid" } });
    expect((await bulk({ filter: { q: "marketa" } })).body.total).toBe(1);
    const file = await app.inject({
      url: "/api/staff/gift-certificates/export?q=marketa",
      headers: { authorization: `Bearer ${canada}` },
    });
    expect(file.body).toContain("CAD");
    expect(file.body).not.toContain("USD");
  });

  test("sets no sales tax by postal code outside the United States' markets", async () => {
    const rate = { state: "NY", postal_code: "12999", rate: 8 };
    expect(await call("PUT", "/taxes/postal-rates", [rate])).toMatchObject(refusedIn("us"));
    expect(await call("DELETE", "/taxes/postal-rates/NY/12999")).toMatchObject(refusedIn("us"));
    const table = await app.inject({
      method: "POST",
      url: "/api/taxes/postal-rates/import",
      headers: { authorization: `Bearer ${canada}`, "content-type": "text/csv" },
      payload: "State,ZipCode,TaxRegionName,EstimatedCombinedRate\nNY,12999,Here,0.08",
    });
    expect({ status: table.statusCode, body: table.json() }).toMatchObject(refusedIn("us"));
  });

  test("reads in the audit log what is of these markets, and what is of none", async () => {
    const { productId } = await plantProduct(base.db, { prices: { us: 10_000, ca: 12_000 } });
    const { rows } = await base.pool.query("select id, sku from variants where product_id = $1", [productId]);
    for (const region of ["us", "ca"])
      await call("PUT", `/pricelists/${region}/records`, [{ variant_id: rows[0].id, price: 77 }], all);
    await call("PUT", `/catalog/products/${productId}`, { name: "Logged" }, all);
    const cards = await Promise.all(
      ["USD", "CAD"].map((currency_code) => call("POST", "/gift-certificates", { amount: 5, currency_code }, all)),
    );
    const group = (await call("POST", "/customer_groups", { name: "Logged", region: "us" }, all)).body.id;
    const of = async (query: string, key = canada): Promise<string[]> =>
      (await call("GET", `/audit?${query}`, undefined, key)).body.data.map(
        ({ type, recordId }: { type: string; recordId: string }) => `${type} ${recordId}`,
      );
    const ofProduct = `type=product&id=${productId}`;
    const prices = ["us", "ca"].map((region) => `price ${region}/${rows[0].id}`);
    expect(await of(ofProduct, all)).toEqual(expect.arrayContaining([`product ${productId}`, ...prices]));
    expect(await of(ofProduct)).toContain(prices[1]);
    expect(await of(ofProduct)).toContain(`product ${productId}`);
    expect(await of(ofProduct)).not.toContain(prices[0]);
    const [us, ca] = cards.map(({ body }) => `gift-card ${body.data.id}`);
    expect(await of("type=gift-card", all)).toEqual(expect.arrayContaining([us, ca]));
    expect(await of("type=gift-card")).toContain(ca);
    expect(await of("type=gift-card")).not.toContain(us);
    expect(await of(`type=customer-group&id=${group}`, all)).not.toEqual([]);
    expect(await of(`type=customer-group&id=${group}`)).toEqual([]);
    const counted = (key?: string) => call("GET", `/audit?count=only&${ofProduct}&limit=1`, undefined, key);
    const total = async (key?: string) => (await counted(key)).body.meta.pagination.total;
    expect(await total(all)).toBeGreaterThan(await total());
    const file = await app.inject({
      url: `/api/audit/export?${ofProduct}`,
      headers: { authorization: `Bearer ${canada}` },
    });
    expect(file.body).toContain(`ca/${rows[0].id}`);
    expect(file.body).not.toContain(`us/${rows[0].id}`);
  });
});
