import { beforeAll, describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import type { App } from "#platform/http.ts";
import { openApp, openAppWithCaches } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();
let app: App;
let canada: string;
let all: string;
beforeAll(async () => {
  app = await openApp(base.db);
  const held: Permission[] = ["catalogue:write", "promotions:write", "customers:write", "jobs:read"];
  canada = (await addKey(base.db, "Canada", held, { markets: ["ca", "pro_ca"] })).key;
  all = (await addKey(base.db, "All", held)).key;
});

const call = async (method: "POST" | "PUT" | "DELETE", url: string, payload?: object, key = canada) => {
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
});
