import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openRoutes } from "#tests/support/routes.ts";
import { findMethodsFor } from "./reads.ts";
import { shippingOptionsFor } from "./rules.ts";
import { staffShippingRoutes } from "./staff-routes.ts";

const base = useDatabase();
let app: App;
let key: string;
beforeAll(async () => {
  app = await openRoutes(base.db, (scope) => staffShippingRoutes(scope, base));
  key = (await addKey(base.db, "ERP", ["shipping:write"])).key;
});

async function call(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  payload?: object,
  authorization = `Bearer ${key}`,
) {
  const answer = await app.inject({
    method,
    url: `/api/shipping/${path}`,
    headers: { authorization },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body ? answer.json() : null };
}

test("3.10 staff change zones, countries and the price of wrapping; amounts are the zone's currency", async () => {
  const { body: zones } = await call("GET", "zones");
  expect(zones.find(({ region }: { region: string }) => region === "pro")).toMatchObject({ gift_wrap_price: null });
  const patch = { name: "Home", countries: ["US", "us"], enabled: false, gift_wrap_price: 7.5 };
  expect(await call("PUT", "zones/1", patch)).toMatchObject({
    status: 200,
    body: {
      id: 1,
      region: "us",
      name: "Home",
      enabled: false,
      gift_wrap_price: 7.5,
      locations: [{ country_iso2: "US" }],
    },
  });
  expect((await findMethodsFor(base.db, "us", null)).methods).toEqual([]);
  expect((await call("PUT", "zones/1", { enabled: true, gift_wrap_price: null })).body.gift_wrap_price).toBeNull();
  const wrong = await call("PUT", "zones/1", { gift_wrap_price: 1.005 });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { gift_wrap_price: "is not an amount of USD" } } });
  for (const id of ["999", "0", "x", "2147483648"]) expect((await call("PUT", `zones/${id}`, {})).status).toBe(404);
});

test("3.10 staff add, change and remove methods with their ranges", async () => {
  const range = [
    { lower_limit: 0, upper_limit: 49.99, shipping_cost: 40 },
    { lower_limit: 50, upper_limit: null, shipping_cost: 30 },
  ];
  const method = { code: "same-day", name: "Today", type: "total", settings: { range }, days_from: 0, days_to: 1 };
  const added = await call("POST", "zones/2/methods", method);
  expect(added).toMatchObject({
    status: 201,
    body: { methods: expect.arrayContaining([expect.objectContaining(method)]) },
  });
  const { id } = added.body.methods.at(-1);
  const changed = await call("PUT", `methods/${id}`, { enabled: false, days_to: 2 });
  expect(changed.body.methods.at(-1)).toMatchObject({ id, enabled: false, days_to: 2, settings: { range } });
  for (const [patch, field] of [
    [{ days_from: 3 }, "days_to"],
    [{ type: "freeshipping" }, "settings.carrier_options"],
    [{ settings: {} }, "settings.range"],
    [{ settings: { range: [{ lower_limit: 5, upper_limit: 1, shipping_cost: 1 }] } }, "settings.range.0"],
    [
      { settings: { range: [{ lower_limit: 0, upper_limit: null, shipping_cost: 0.001 }] } },
      "settings.range.0.shipping_cost",
    ],
  ] as const)
    expect(await call("PUT", `methods/${id}`, patch)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.anything() } },
    });
  expect((await call("DELETE", `methods/${id}`)).status).toBe(204);
  expect((await call("DELETE", `methods/${id}`)).status).toBe(404);
  expect((await call("PUT", `methods/${id}`, {})).status).toBe(404);
});

test("3.10 a method has a name for each language, which the checkout's options carry", async () => {
  const option = async () => {
    const { methods } = await findMethodsFor(base.db, "ca", null);
    return shippingOptionsFor(methods, 1_000_000).find(({ code }) => code === "express");
  };
  const express = (await option())!;
  expect(express).toMatchObject({ name: "Express delivery", displayNames: { de: "Expressversand", ja: "速達" } });
  const { version } = (await call("GET", "zones")).body.find(({ id }: { id: number }) => id === 2);
  const display_names = { en: "By courier", de: "Mit Kurier" };
  const changed = await call("PUT", `methods/${express.id}`, { display_names, version });
  expect(changed.body.methods).toContainEqual(expect.objectContaining({ id: express.id, display_names }));
  expect((await option())?.displayNames).toEqual(display_names);
  const late = await call("PUT", `methods/${express.id}`, { display_names: { de: "Kurier" }, version });
  expect(late).toMatchObject({ status: 409, body: { current: { display_names } } });
  const wrong = await call("PUT", `methods/${express.id}`, { display_names: { xx: "Kurier" } });
  expect(wrong.status).toBe(422);
});

test("6 staff say which groups see no free delivery; unknown groups are refused", async () => {
  const guests = await base.db
    .selectFrom("customer_groups")
    .select("id")
    .where("is_group_for_guests", "=", true)
    .executeTakeFirstOrThrow();
  const settings = { is_enabled: true, hide_free_shipping_groups: [guests.id] };
  expect(await call("PUT", "settings", settings)).toEqual({ status: 200, body: settings });
  expect(await findMethodsFor(base.db, "us", null)).toMatchObject({ hideFree: true });
  const unknown = { ...settings, hide_free_shipping_groups: [999_999] };
  expect(await call("PUT", "settings", unknown)).toMatchObject({
    status: 422,
    body: { errors: { hide_free_shipping_groups: "names an unknown group" } },
  });
  expect(await call("GET", "settings")).toEqual({ status: 200, body: settings });
});

test("6 only the scope shipping:write opens them", async () => {
  const other = `Bearer ${(await addKey(base.db, "Other", ["orders:write"])).key}`;
  for (const [method, path] of [
    ["GET", "zones"],
    ["GET", "settings"],
    ["PUT", "settings"],
    ["DELETE", "methods/101"],
  ] as const) {
    expect((await call(method, path, undefined, "")).status).toBe(401);
    expect((await call(method, path, undefined, other)).status).toBe(403);
  }
});

test("3.10 two who change one zone lose nothing; the same field asks and shows what there is", async () => {
  const read = async () => (await call("GET", "zones")).body.find(({ id }: { id: number }) => id === 2);
  const { version } = await read();
  const one = await call("PUT", "zones/2", { version, gift_wrap_price: 9 });
  expect(one.body).toMatchObject({ gift_wrap_price: 9, version: version + 1, merged: [] });
  const other = await call("PUT", "zones/2", { version, name: "Canada, all of it" });
  expect(other.body).toMatchObject({ name: "Canada, all of it", gift_wrap_price: 9, merged: ["gift_wrap_price"] });
  const same = await call("PUT", "zones/2", { version, gift_wrap_price: 8 });
  expect(same).toMatchObject({
    status: 409,
    body: { code: "conflict", fields: ["gift_wrap_price"], current: { gift_wrap_price: 9 }, version: version + 2 },
  });
  const method = (await read()).methods.find(({ code }: { code: string }) => code === "express");
  const now = (await read()).version;
  await call("PUT", `methods/${method.id}`, { version: now, days_to: 5 });
  expect((await call("PUT", `methods/${method.id}`, { version: now, name: "Fast" })).body.merged).toEqual(["days_to"]);
  const clash = await call("PUT", `methods/${method.id}`, { version: now, name: "Faster", days_to: 6 });
  expect(clash.body).toMatchObject({ fields: ["name", "days_to"], current: { name: "Fast", days_to: 5 } });
  expect((await call("PUT", "zones/2", { version: 99, name: "x" })).status).toBe(422);
});

test("3.10 staff try which zone an address gets and what delivery costs there, as a checkout would offer it", async () => {
  const tried = async (query: string) => (await call("GET", `trial?${query}`)).body;
  const eu = await tried("country=DE&amount=20");
  expect(eu).toMatchObject({ currency: "EUR", zone: { region: "eu_region_1", enabled: true } });
  expect(eu.options.map(({ code }: { code: string }) => code)).toEqual(["standard", "express"]);
  expect(eu.options[0].cost).toBeGreaterThan(0);
  const free = await tried(`country=de&amount=${eu.free_from}`);
  expect(free.options[0].cost).toBe(0);
  expect((await tried("country=us&amount=10&professional=true")).zone.region).toBe("pro");
  expect(await tried("country=jp&amount=10")).toEqual({ zone: null, currency: null, options: [], free_from: null });
  expect((await call("GET", "trial?country=us&amount=1.005")).body.errors).toEqual({
    amount: "is no amount of the zone's currency",
  });
});

test("3.10 who works in some markets changes no other's delivery, and nothing that counts in all", async () => {
  const zones = (await call("GET", "zones")).body as { id: number; region: string; methods: { id: number }[] }[];
  const of = (region: string) => zones.find((zone) => zone.region === region);
  const [ca, us] = [of("ca"), of("us")];
  const limited = `Bearer ${(await addKey(base.db, "Canada", ["shipping:write"], { markets: ["ca"] })).key}`;
  const refused = { status: 403, body: { code: "forbidden", permission: "shipping:write", market: "us" } };
  const range = [{ lower_limit: 0, upper_limit: null, shipping_cost: 1 }];
  const method = { code: "abroad", name: "Abroad", type: "total", settings: { range }, days_from: 1, days_to: 2 };
  const tries = [
    ["PUT", `zones/${us?.id}`, { name: "Ours" }],
    ["POST", `zones/${us?.id}/methods`, method],
    ["PUT", `methods/${us?.methods[0]?.id}`, { name: "Ours" }],
    ["DELETE", `methods/${us?.methods[0]?.id}`],
    ["PUT", "settings", { is_enabled: true, hide_free_shipping_groups: [] }],
  ] as const;
  for (const [verb, path, body] of tries)
    expect(await call(verb, path, body, limited), `${verb} ${path}`).toMatchObject(refused);
  expect((await call("GET", "zones")).body).toEqual(zones);
  expect((await call("PUT", `zones/${ca?.id}`, { name: "Canada" }, limited)).status).toBe(200);
  expect((await call("PUT", `methods/${ca?.methods[0]?.id}`, { name: "Post" }, limited)).status).toBe(200);
  expect((await call("POST", `zones/${ca?.id}/methods`, method, limited)).status).toBe(201);
  expect((await call("PUT", "zones/999", {}, limited)).status).toBe(404);
});
