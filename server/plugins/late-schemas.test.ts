import Fastify from "fastify";
import { expect, test } from "vitest";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { lateSchemas } from "./late-schemas.ts";

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
