import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify from "fastify";
import { beforeAll, expect, test } from "vitest";
import type { Visit } from "#commerce/customers/accounts/visit.ts";
import { defaultLocale } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { makeOwnStore } from "./backend.ts";
import { storeDataRoutes } from "./routes.ts";

const app = Fastify().withTypeProvider<TypeBoxTypeProvider>() as unknown as App;

beforeAll(() => {
  app.decorateRequest("visit");
  app.addHook("onRequest", async (request) => {
    const region = (request.headers["x-bc-region"] ?? null) as PriceRegion | null;
    request.visit = { locale: defaultLocale, region: async () => region } as Visit;
  });
  storeDataRoutes(app, makeOwnStore());
});

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by field
type Body = any;
async function get(url: string, headers: Record<string, string> = {}): Promise<{ status: number; body: Body }> {
  const answer = await app.inject({ url, headers });
  return { status: answer.statusCode, body: answer.json() };
}

test("7.3 currencies: the region's own is the first and the default", async () => {
  const { body } = await get("/currencies", { "x-bc-region": "pro_eu_region_1" });
  expect(body[0]).toMatchObject({
    currency_code: "EUR",
    is_default: true,
    token: "€",
    token_location: "right",
    decimal_token: ",",
  });
  expect(body.filter((one: Body) => one.is_default)).toHaveLength(1);
  expect((await get("/currencies/1")).body).toMatchObject({
    currency_code: "USD",
    decimal_places: 2,
    thousands_token: ",",
  });
});

test("7.3 countries and their states", async () => {
  const countries = (await get("/countries")).body;
  const us = countries.find((one: Body) => one.country_iso2 === "US");
  expect(us).toMatchObject({ country: "United States", country_iso3: "USA" });
  expect((await get("/countries/us")).body).toEqual(us);
  const states = (await get(`/countries/${us.id}/states`)).body;
  expect(states).toHaveLength(59);
  expect(states).toContainEqual(expect.objectContaining({ state: "Colorado", state_abbreviation: "CO" }));
  expect((await get("/countries/CAN/states")).body).toHaveLength(13);
  expect((await get("/countries/it/states")).body).toHaveLength(107);
  expect((await get("/countries/es/states")).body).toHaveLength(52);
  expect((await get("/countries/au/states")).body).toHaveLength(8);
  expect((await get("/countries/jp/states")).body).toHaveLength(47);
  expect((await get("/countries/de/states")).body).toEqual([]);
  const all = await Promise.all(countries.map(async ({ id }: Body) => (await get(`/countries/${id}/states`)).body));
  const ids = all.flat().map(({ id }: Body) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("7.3 the store knows its currency", async () => {
  expect((await get("/store")).body).toMatchObject({
    name: "Shop",
    currency: "USD",
    currency_symbol: "$",
    decimal_places: 2,
  });
});

test.each([
  "/currencies/0",
  "/currencies/x",
  "/countries/zz",
  "/countries/0",
  "/countries/%00/states",
  "/countries/99999999999999/states",
])("7.3 %s is not found", async (url) => {
  expect(await get(url)).toMatchObject({ status: 404, body: { status: 404, code: "not-found" } });
});
