import { beforeAll, expect, test } from "vitest";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openRoutes } from "#tests/support/routes.ts";
import { makeOwnShipping } from "./backend.ts";
import { findMethodsFor } from "./reads.ts";
import { shippingRoutes } from "./routes.ts";
import { shippingCost } from "./rules.ts";

const base = useDatabase();
let app: App;
beforeAll(async () => {
  app = await openRoutes(base.db, (scope) => shippingRoutes(scope, makeOwnShipping(base)));
});
const get = async (url: string, headers = {}) => {
  const answer = await app.inject({ url: `/api${url}`, headers });
  return { status: answer.statusCode, body: answer.json() };
};

test("7.3 GET shippingzones is a bare list of the shoppers' zones, with methods in decimal amounts", async () => {
  const { body } = await get("/shippingzones");
  expect(body.map((zone: { id: number; name: string }) => [zone.id, zone.name])).toEqual([
    [1, "United States"],
    [2, "Canada"],
    [3, "Europe"],
  ]);
  expect(body[2].locations).toHaveLength(6);
  expect(body[0].free_shipping).toEqual({ enabled: true, minimum_sub_total: 99 });
  expect(body[0].methods.map((method: { type: string }) => method.type)).toEqual(["freeshipping", "total", "total"]);
});

test("7.3 GET shippingzones/{id} is one zone; professionals' zones are for them alone", async () => {
  expect((await get("/shippingzones/2")).body).toMatchObject({ id: 2, type: "country", enabled: true });
  expect((await get("/shippingzones/4")).status).toBe(404);
  expect((await get("/shippingzones/4", { "x-bc-region": "pro" })).status).toBe(200);
  for (const id of ["0", "x", "9".repeat(40)]) expect((await get(`/shippingzones/${id}`)).status).toBe(404);
});

test("7.3 GET shippingmethods/{id} takes a method's id, or a zone's for all of its methods", async () => {
  const free = {
    id: 101,
    type: "freeshipping",
    enabled: true,
    settings: { carrier_options: { minimum_sub_total: 99 } },
  };
  expect((await get("/shippingmethods/101")).body).toMatchObject(free);
  const { body } = await get("/shippingmethods/1");
  expect(body).toHaveLength(3);
  expect(body[1].settings.range).toEqual([
    { lower_limit: 0, upper_limit: 49.99, shipping_cost: 7.95 },
    { lower_limit: 50, upper_limit: null, shipping_cost: 12.95 },
  ]);
  expect((await get("/shippingmethods/999")).status).toBe(404);
});

test("3.10 every region has methods, and delivery becomes free at some amount", async () => {
  for (const region of priceRegions) {
    const { methods } = await findMethodsFor(base.db, region, null);
    expect(shippingCost(methods, 1000)).toBeGreaterThan(0);
    expect(shippingCost(methods, 100_000)).toBe(0);
    expect(shippingCost(methods, 100_000, true)).toBeGreaterThan(0);
  }
});

test.each(["0", "-1", "1.5", "x", "%00", "%F0%9F%8F%82", "2147483648", "9".repeat(40), "null"])(
  "7.3 shippingzones/%s and shippingmethods/%s do not exist",
  async (id) => {
    for (const path of ["shippingzones", "shippingmethods"]) {
      expect(await get(`/${path}/${id}`)).toMatchObject({ status: 404, body: { status: 404, code: "not-found" } });
    }
  },
);

test("7.3 a method of professionals is for them alone, and every method has V2's fields", async () => {
  expect((await get("/shippingmethods/110")).status).toBe(404);
  expect((await get("/shippingmethods/4")).status).toBe(404);
  expect((await get("/shippingmethods/110", { "x-bc-region": "pro" })).status).toBe(200);
  for (const zone of (await get("/shippingzones")).body) {
    for (const method of zone.methods) {
      expect(Object.keys(method)).toEqual(["id", "name", "type", "enabled", "settings"]);
      expect((await get(`/shippingmethods/${method.id}`)).body).toEqual(method);
      const { range, carrier_options } = method.settings;
      if (method.type === "freeshipping") expect(carrier_options.minimum_sub_total).toBeGreaterThan(0);
      else expect(Object.keys(range[0])).toEqual(["lower_limit", "upper_limit", "shipping_cost"]);
    }
  }
});
