import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

/** A field that nobody knows is refused, so that a misspelt one is noticed. */

const base = useDatabase();
let app: App;
beforeAll(async () => {
  app = await openApp(base.db);
});

/** Routes whose bodies say more on purpose, and why. */
const open: Record<string, string> = {
  "POST /api/customers/bclogin": "as the specification says it (7.4), whose clients may send more",
  "PUT /api/customers/:id": "shoppers call it, too, as the specification says it (7.4)",
  "POST /api/customers/:id/addresses": "shoppers call it, too",
  "PUT /api/customers/:id/addresses": "shoppers call it, too",
  "PUT /office/api/customers/:id": "the same call",
  "POST /office/api/customers/:id/addresses": "the same call",
  "PUT /office/api/customers/:id/addresses": "the same call",
};

type Shape = Record<string, unknown>;

/** The places of a schema at which an object has named fields and lets in others. */
function openPlaces(shape: unknown, at: string): string[] {
  if (Array.isArray(shape)) return shape.flatMap((one, place) => openPlaces(one, `${at}/${place}`));
  if (typeof shape !== "object" || shape === null) return [];
  const { properties, additionalProperties, unevaluatedProperties } = shape as Shape;
  const isOpen = properties !== undefined && additionalProperties !== false && unevaluatedProperties !== false;
  const inner = Object.entries(shape).flatMap(([name, value]) =>
    name === "properties"
      ? Object.entries(value as Shape).flatMap(([field, one]) => openPlaces(one, `${at}.${field}`))
      : ["items", "anyOf", "oneOf", "allOf", "patternProperties", "additionalProperties"].includes(name)
        ? openPlaces(name === "patternProperties" ? Object.values(value as Shape) : value, at)
        : [],
  );
  return isOpen ? [at, ...inner] : inner;
}

test("no body of staff's routes lets in fields without a name", () => {
  const bodies = app.staffRoutes().filter(({ body, method }) => body !== undefined && method !== "GET");
  expect(bodies.length).toBeGreaterThan(150);
  const known = new Set(bodies.map(({ method, url }) => `${method} ${url}`));
  expect(Object.keys(open).filter((name) => !known.has(name))).toEqual([]);
  const found = bodies.flatMap(({ method, url, body }) =>
    openPlaces(body, "body").map((place) => `${method} ${url} ${place}`),
  );
  expect(found.filter((one) => !Object.keys(open).some((name) => one.startsWith(`${name} `)))).toEqual([]);
});

test("PUT staff/stock/settings names the field that it does not know, and changes nothing", async () => {
  const { key } = await addKey(base.db, "Stock", ["stock:write"]);
  const ask = (method: "GET" | "PUT", payload?: object) =>
    app.inject({
      method,
      url: "/api/staff/stock/settings",
      headers: { authorization: `Bearer ${key}` },
      ...(payload && { payload }),
    });
  const before = (await ask("GET")).json();
  const answer = await ask("PUT", { lowAt: 9, lowat: 3 });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ["lowat"]]);
  expect((await ask("GET")).json()).toEqual(before);
});
