import Fastify from "fastify";
import { Value } from "typebox/value";
import { expect, test } from "vitest";
import { setUpDemoKey } from "#commerce/staff/keys/writes.ts";
import { demoKey } from "#commerce/staff/permissions/rules.ts";
import { openApp, openCaller } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { lateSchemas, type SchemaOf } from "./late-schemas.ts";

const base = useDatabase();

test("7 every schema of every route can be compiled", async () => {
  const schemas: (() => unknown)[] = [];
  const app = await openApp(base.db, {}, (compile) => schemas.push(compile));
  expect(schemas.length).toBeGreaterThan(300);
  for (const compile of schemas) expect(compile()).toBeTypeOf("function");
  await app.close();
});

test("a route that is compiled when it is asked refuses and answers as before", async () => {
  const schemas: (() => unknown)[] = [];
  const app = Fastify({ schemaController: lateSchemas((compile) => schemas.push(compile)) });
  const body = { type: "object", required: ["count"], properties: { count: { type: "integer" } } };
  app.post("/", { schema: { body, response: { 200: body } } }, async () => ({ count: 1, more: 2 }));
  const post = (payload: object) => app.inject({ method: "POST", url: "/", payload });
  for (let times = 0; times < 2; times += 1) {
    const refused = await post({ count: "many" });
    expect([refused.statusCode, refused.json().message]).toEqual([400, "body/count must be integer"]);
    expect((await post({ count: 3 })).json()).toEqual({ count: 1 });
  }
  expect(schemas).toHaveLength(2);
  expect(schemas[0]?.()).toBe(schemas[0]?.());
  await app.close();
});

test("addresses are text, out of which numbers are read; bodies are taken as they are", async () => {
  const app = Fastify({ schemaController: lateSchemas() });
  const schema = { type: "object", properties: { n: { type: "integer" }, is: { type: "boolean" } } };
  app.post("/", { schema: { querystring: schema, body: schema } }, async ({ query, body }) => ({ query, body }));
  const post = (payload: object) => app.inject({ method: "POST", url: "/?n=3&is=true", payload });
  expect((await post({ n: 4, is: false })).json()).toEqual({ query: { n: 3, is: true }, body: { n: 4, is: false } });
  expect((await post({ n: "4" })).statusCode).toBe(400);
  await app.close();
});

test.each(["page", "limit"])("7 a number of an address without an end is refused: %s", async (name) => {
  const app = await openApp(base.db);
  const { call } = await openCaller(app);
  for (const number of ["1e400", "-1e400", "9".repeat(400)]) {
    const answer = await call("GET", `/api/products?${name}=${number}`);
    expect(answer.json()).toMatchObject({ status: 422, errors: { [name]: expect.any(String) } });
  }
  await app.close();
});

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
};
type SchemaPlace = { path: string; schema: JsonSchema; holding: (value: unknown) => unknown };

const isPlain = ({ type, anyOf = [] }: JsonSchema): boolean =>
  ["integer", "number", "boolean"].includes(type ?? "") || anyOf.some(isPlain);

/** Finds every number or boolean in a body schema, with a function that builds a body containing only that field. */
function places(schema: JsonSchema, path = "", holding = (value: unknown): unknown => value): SchemaPlace[] {
  const within = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((one) =>
    isPlain(one) ? [] : places(one, path, holding),
  );
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    places(part, `${path}/${name}`, (value) => holding({ [name]: value })),
  );
  const listed = schema.items ? places(schema.items, `${path}/0`, (value) => holding([value])) : [];
  return [...(isPlain(schema) ? [{ path, schema, holding }] : []), ...within, ...named, ...listed];
}

type ValidationResult = { value?: unknown; error?: { instancePath: string }[] };

test("7 no body of any route has a number or a switch made out of something else", async () => {
  const bodies: { check: (body: unknown) => ValidationResult; of: SchemaOf }[] = [];
  const app = await openApp(base.db, {}, (compile, of) => {
    if (of.httpPart === "body") bodies.push({ check: compile() as (body: unknown) => ValidationResult, of });
  });
  await app.close();
  let asked = 0;
  const taken: string[] = [];
  for (const { check, of } of bodies)
    for (const { path, schema, holding } of places(of.schema))
      for (const value of [null, false, true, "", "1", [1], {}]) {
        if (Value.Check(schema as never, value)) continue;
        asked += 1;
        const { error = [] } = check(holding(value));
        if (!error.some(({ instancePath }) => instancePath === path))
          taken.push(`${of.method} ${of.url} ${path}: ${JSON.stringify(value)}`);
      }
  expect(taken).toEqual([]);
  expect(asked).toBeGreaterThan(500);
});

const until = { name: "x", kind: "percent", percent: 5 };
const card = { amount: 5, currency_code: "USD" };
const hook = { url: "https://firn.example", events: ["*"] };
test.each([
  ["POST", "/api/promotions", { ...until, max_uses: 0 }, "max_uses"],
  ["PUT", "/api/promotions/1", { max_uses: false }, "max_uses"],
  ["PUT", "/api/promotions/1", { max_uses_per_customer: 0 }, "max_uses_per_customer"],
  ["PUT", "/api/gift-certificates/1", { balance: null }, "balance"],
  ["POST", "/api/gift-certificates", { ...card, amount: true }, "amount"],
  ["PUT", "/api/invoice_terms", { customer_group_id: 0, days: 30 }, "customer_group_id"],
  ["PUT", "/api/invoice_terms", { customer_group_id: null, days: 30, credit_limit: "" }, "credit_limit"],
  ["PUT", "/api/invoice_terms", { customer_group_id: null, days: 30, credit_limt: 5 }, "credit_limt"],
  ["PUT", "/api/cart/1/items/1", { productID: 1, quantity: null }, "quantity"],
  ["PUT", "/api/cart/1/items/1", { productID: 1, quantity: true }, "quantity"],
  ["POST", "/api/orders/1/refunds", { amount: [1] }, "amount"],
  ["POST", "/api/orders/1/refunds", { items: [{ order_product_id: 1, quantity: true }] }, "items.0.quantity"],
  ["POST", "/api/webhooks", { ...hook, is_active: null }, "is_active"],
] as const)("7 %s %s is refused for %j, by the field", async (method, url, body, field) => {
  await setUpDemoKey(base.db, true);
  const app = await openApp(base.db);
  const { call } = await openCaller(app);
  const answer = await call(method, url, body, { authorization: `Bearer ${demoKey}` });
  expect(answer.json()).toMatchObject({ status: 422, errors: { [field]: expect.any(String) } });
  expect(Object.keys(answer.json().errors)).toEqual([field]);
  await app.close();
});
