import { expect, test } from "vitest";
import { openApp, openCaller } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

const database = useDatabase();
/** A visitor behind the proxy on this machine. */
const from = (address: string) => ({ "x-forwarded-for": address });

test("7 too many requests of one address are 429 with the seconds to wait; others go on", async () => {
  const app = await openApp(database.db, { RATE_LIMIT_PER_MINUTE: "3" });
  const ask = (address: string) => app.inject({ url: "/api/countries", headers: from(address) });
  for (let n = 0; n < 3; n++) expect((await ask("203.0.113.7")).statusCode).toBe(200);
  const over = await ask("203.0.113.7");
  expect(over.statusCode).toBe(429);
  expect(over.headers["content-type"]).toContain("application/problem+json");
  expect(over.json()).toMatchObject({ status: 429, code: "too-many-requests" });
  expect(Number(over.headers["retry-after"])).toBeGreaterThan(0);
  expect(over.headers["x-retry-after"]).toBe(over.headers["retry-after"]);
  expect((await ask("203.0.113.8")).statusCode).toBe(200);
  for (let n = 0; n < 9; n++) expect((await ask("127.0.0.1")).statusCode).toBe(200);
});

const routes = [
  ["SEARCHES_PER_MINUTE", "/api/as/v1/engines/firn/search.json", { query: "" }],
  ["GRAPHQL_PER_MINUTE", "/api/graphql", { query: "{ __typename }" }],
  ["CHECKOUTS_PER_MINUTE", "/api/checkout/0d9c7a1e-0000-4000-8000-000000000000", { email: "a@firn.example" }],
  ["SIGN_IN_CALLS_PER_MINUTE", "/api/customers/login", { email: "a@firn.example", pw: "b" }],
] as const;

test("7.4 7.10 each expensive route has a limit of its own, and limits no other", async () => {
  const app = await openApp(database.db, Object.fromEntries(routes.map(([setting]) => [setting, "1"])));
  const caller = await openCaller(app);
  for (const [setting, url, body] of routes) {
    const ask = () => caller.call("POST", url, body, from("203.0.113.9"));
    expect((await ask()).statusCode, setting).not.toBe(429);
    const over = await ask();
    expect(over.statusCode, setting).toBe(429);
    expect(() => over.json()).not.toThrow();
    expect(Number(over.headers["retry-after"])).toBeGreaterThan(0);
    expect(over.headers["x-retry-after"]).toBe(over.headers["retry-after"]);
    const elsewhere = await app.inject({ url: "/api/countries", headers: from("203.0.113.9") });
    expect(elsewhere.statusCode).toBe(200);
  }
});

test("0 switches limits off", async () => {
  const app = await openApp(database.db, { RATE_LIMIT_PER_MINUTE: "0", SEARCHES_PER_MINUTE: "1" });
  const codes = new Set<number>();
  for (let n = 0; n < 20; n++)
    codes.add((await app.inject({ url: "/api/countries", headers: from("203.0.113.10") })).statusCode);
  expect([...codes]).toEqual([200]);
});
