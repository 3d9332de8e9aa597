import { beforeAll, describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openRoutes } from "#tests/support/routes.ts";
import { taxRateRoutes } from "./routes.ts";
import { makeTaxTables } from "./tax-tables.ts";

const base = useDatabase();
let app: App;
let key: string;
beforeAll(async () => {
  app = await openRoutes(base.db, (scope) => taxRateRoutes(scope, { db: base.db, tax: { name: "tables" } }));
  key = (await addKey(base.db, "ERP", ["settings:write"])).key;
});

async function call(method: "GET" | "POST" | "PUT" | "DELETE", path = "", payload?: object | string, token = key) {
  const answer = await app.inject({
    method,
    url: `/api/taxes/postal-rates${path}`,
    headers: { authorization: `Bearer ${token}`, ...(typeof payload === "string" && { "content-type": "text/csv" }) },
    ...(payload !== undefined && { payload }),
  });
  return { status: answer.statusCode, body: answer.body ? answer.json() : null };
}

const taxIn = async (state: string, postalCode: string, shipping = 0) => {
  const place = { country: "us", state, postalCode, city: "", address1: "" };
  const lines = [{ reference: "1", category: "goods" as const, quantity: 1, amount: 100_00 }];
  const question = { cartId: "c", currency: "USD", place, lines, shipping };
  const answer = await makeTaxTables(base.db).taxesOf(question);
  return answer.lines.map(({ rate, amount, jurisdiction }) => [rate, amount, jurisdiction]);
};

const city = { state: "NY", postal_code: "10001", name: "New York City", rate: 8.875, state_rate: 4 };

describe("9.1 sales tax by postal code", () => {
  test("a place that staff add has its own rate, with the state's rule on delivery; others keep the state's", async () => {
    expect(await taxIn("NY", "10001")).toEqual([[4, 4_00, "US-NY"]]);
    expect(await call("PUT", "", [city])).toMatchObject({ status: 200, body: { data: [city] } });
    expect(await taxIn("NY", "10001")).toEqual([[8.875, 8_88, "US-NY"]]);
    expect(await taxIn("NY", "10001-2345", 10_00)).toEqual([[8.875, 9_76, "US-NY"]]);
    expect(await taxIn("NY", "12207")).toEqual([[4, 4_00, "US-NY"]]);
    await call("PUT", "", [{ ...city, rate: 9 }]);
    expect(await call("GET", "?state=NY")).toMatchObject({
      body: { data: [{ ...city, rate: 9 }], meta: { total: 1 } },
    });
    expect(await call("DELETE", "/NY/10001")).toMatchObject({ status: 204 });
    expect(await call("DELETE", "/NY/10001")).toMatchObject({ status: 404 });
    expect(await taxIn("NY", "10001")).toEqual([[4, 4_00, "US-NY"]]);
  });

  test("a rate of nothing is a rate, and a state without a tax can have places with one", async () => {
    await call("PUT", "", [
      { state: "AK", postal_code: "99801", rate: 5 },
      { state: "NJ", postal_code: "07102", rate: 0 },
    ]);
    expect(await taxIn("AK", "99801")).toEqual([[5, 5_00, "US-AK"]]);
    expect(await taxIn("AK", "99501")).toEqual([]);
    expect(await taxIn("NJ", "07102")).toEqual([]);
  });

  test("what is wrong is named, and nothing of it is kept", async () => {
    const wrong = [city, { ...city, state: "ON" }, city];
    const { status, body } = await call("PUT", "", wrong);
    expect([status, Object.keys(body.errors)]).toEqual([422, ["1.state", "2.postal_code"]]);
    expect((await call("PUT", "", [{ ...city, rate: 88.75 }])).status).toBe(422);
    expect((await call("GET", "?state=NY")).body.data).toEqual([]);
    const other = await addKey(base.db, "Other", ["catalogue:write"]);
    expect((await call("GET", "", undefined, other.key)).status).toBe(403);
  });
});

const head = "State,ZipCode,TaxRegionName,EstimatedCombinedRate,StateRate,EstimatedCountyRate,RiskLevel";

describe("9.1 a provider's table of rates", () => {
  test("is taken in; replace removes what its states had besides", async () => {
    await call("PUT", "", [
      { state: "CO", postal_code: "80999", rate: 5 },
      { state: "UT", postal_code: "84101", rate: 7.75 },
    ]);
    const table = `${head}\r\nCO,80202,DENVER,0.091500,0.029000,0,1\r\nCO,80301,"BOULDER, CITY",9.045%,,0,1\r\n`;
    const done = await call("POST", "/import", table);
    expect(done).toEqual({ status: 200, body: { data: { rates: 2, removed: 0, states: ["CO"] } } });
    const stored = await call("GET", "?state=CO");
    expect(stored.body.data.map((one: typeof city) => [one.postal_code, one.name, one.rate, one.state_rate])).toEqual([
      ["80202", "DENVER", 9.15, 2.9],
      ["80301", "BOULDER, CITY", 9.045, null],
      ["80999", "", 5, null],
    ]);
    expect(await call("POST", "/import?replace=true", table)).toMatchObject({ body: { data: { removed: 1 } } });
    expect((await call("GET", "?postal_code=84101")).body.meta.total).toBe(1);
  });

  test.each([
    [
      `${head}\nCO,80202,A,0.09,0.029,0,1\nXX,8O2O2,B,nine,0.029,0,1`,
      ["rates.1.state", "rates.1.postal_code", "rates.1.rate"],
    ],
    ["State,Zip\nCO,80202", ["rate"]],
    [`${head}\nCO,80202,"A,0.09,0.029,0,1`, ["rates"]],
    [`${head}\nCO,80202,A,9.15,0.029,0,1`, ["rates.0.rate"]],
    ["", ["rates"]],
  ])("%j is refused: %j", async (table, fields) => {
    const { status, body } = await call("POST", "/import", table);
    expect([status, Object.keys(body.errors)]).toEqual([422, fields]);
  });
});
