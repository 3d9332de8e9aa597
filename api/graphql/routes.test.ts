import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { upsertEntries } from "#services/content/writes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { type Answer, ask, openShop } from "#tests/support/samples/whole-shop.ts";
import { limits } from "./limits.ts";

let app: App;
const database = useDatabase(async ({ db }) => {
  const data = { color_name: "Blue", option_swatch_hex: "#2F6FB0", child_colors: ["navy"] };
  const entry = { contentType: "color_group", uid: "blue", locale: "en-us", title: "Blue", data };
  await db.transaction().execute((trx) => upsertEntries(trx, [entry]));
});
beforeAll(async () => {
  app = await openShop(database.db);
});
afterAll(() => app.close());

const query = "{ colorGroups { option_swatch_hex } }";
const blue = { data: { colorGroups: [{ option_swatch_hex: "2F6FB0" }] } };
const graphql = "application/graphql-response+json";

type Request = {
  method?: "GET" | "POST";
  params?: Record<string, string>;
  headers?: object;
  payload?: string | object;
};
const send = async ({ method = "POST", params = {}, headers = {}, payload }: Request) => {
  const url = `/api/graphql?${new URLSearchParams(params)}`;
  const answer = await app.inject({ method, url, headers: { accept: graphql, ...headers }, payload });
  const body = answer.json<Answer<object>>();
  return {
    status: answer.statusCode,
    type: answer.headers["content-type"],
    code: body.errors?.[0]?.extensions.code,
    body,
  };
};

describe("7.9 how it is asked", () => {
  test("7.9 by GET, with the content type that clients send though there is no body", async () => {
    const extensions = JSON.stringify({ clientLibrary: { name: "@apollo/client", version: "4.3.8" }, other: [1] });
    const params = { query, variables: "{}", extensions, operationName: "" };
    const answer = await send({ method: "GET", params, headers: { "content-type": "application/json" } });
    expect(answer).toMatchObject({ status: 200, body: blue });
  });

  test("7.9 by POST, without a csrf token, since nothing is changed", async () => {
    const payload = { query, operationName: null, variables: null };
    expect(await send({ payload })).toMatchObject({ status: 200, body: blue });
    const cart = await app.inject({ method: "POST", url: "/api/cart/create", payload: {} });
    expect(cart.statusCode).toBe(403);
  });

  test("7.9 the answer's type follows Accept", async () => {
    const ofType = async (accept: string, text: string) => {
      const answer = await app.inject({ url: `/api/graphql?query=${encodeURIComponent(text)}`, headers: { accept } });
      return [answer.statusCode, answer.headers["content-type"]];
    };
    const both = `${graphql},application/json;q=0.9`;
    expect(await ofType(both, query)).toEqual([200, `${graphql}; charset=utf-8`]);
    expect(await ofType(both, "{ nothing }")).toEqual([400, `${graphql}; charset=utf-8`]);
    expect(await ofType(both, "{ nothing")).toEqual([400, `${graphql}; charset=utf-8`]);
    for (const accept of ["application/json", "*/*", "text/html,*/*;q=0.8", "text/event-stream", "multipart/mixed"]) {
      expect(await ofType(accept, query)).toEqual([200, "application/json; charset=utf-8"]);
      expect(await ofType(accept, "{ nothing")).toEqual([200, "application/json; charset=utf-8"]);
    }
  });

  test("7.9 answers belong to one visitor and set no cookie", async () => {
    const answer = await app.inject({ url: `/api/graphql?query=${encodeURIComponent(query)}` });
    expect(answer.headers["cache-control"]).toBe("private, no-cache");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });
});

describe("8 what is refused", () => {
  const malformed = (payload: string, type = "application/json") =>
    send({ payload, headers: { "content-type": type } });

  test("8 text, forms and uploads, which a foreign page could send", async () => {
    const text = JSON.stringify({ query });
    const form = new URLSearchParams({ query }).toString();
    for (const type of ["text/plain", "application/graphql", "multipart/form-data; boundary=x", "application/jsonx"])
      expect(await malformed(text, type)).toMatchObject({ status: 415, code: "UNSUPPORTED_MEDIA_TYPE" });
    expect(await malformed(form, "application/x-www-form-urlencoded")).toMatchObject({ status: 415 });
  });

  test.each(['{"query":', "", "null", "7", '"text"', "[]", `[{"query":"${query}"}]`, '{"query":{}}', '{"query":null}'])(
    "8 a body that is no question: %s",
    async (payload) => {
      expect(await malformed(payload)).toMatchObject({ status: 400, code: "BAD_REQUEST" });
    },
  );

  test("8 parameters that are no JSON objects", async () => {
    for (const wrong of ["{", "[]", "7", '"x"', "{'a':1}"]) {
      for (const name of ["variables", "extensions"]) {
        const answer = await send({ method: "GET", params: { query, [name]: wrong } });
        expect(answer).toMatchObject({ status: 400, code: "BAD_REQUEST" });
        expect(answer.body.errors?.[0]?.message).toContain(name);
      }
    }
    expect(await send({ payload: { query, variables: [1] } })).toMatchObject({ status: 400, code: "BAD_REQUEST" });
  });

  test("8 syntax errors, unknown fields and wrong variables, each with its code", async () => {
    expect(await send({ payload: { query: "{ colorGroups {" } })).toMatchObject({ code: "GRAPHQL_PARSE_FAILED" });
    const unknown = await send({ payload: { query: "{ secrets }" } });
    expect(unknown).toMatchObject({ status: 400, code: "GRAPHQL_VALIDATION_FAILED" });
    const text = "query Q($locale: String!) { errorPage(locale: $locale, bcRegion: $locale) { title } }";
    for (const variables of [{}, { locale: null }, { locale: 7 }, { locale: ["en"] }, { locale: { a: 1 } }]) {
      const answer = await send({ payload: { query: text, variables } });
      expect(answer).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
      expect(answer.body.errors?.[0]?.message).toContain("$locale");
    }
    const asJson = await send({ payload: { query: text }, headers: { accept: "application/json" } });
    expect(asJson).toMatchObject({ status: 200, code: "BAD_USER_INPUT" });
  });

  test("8 mutations by either method, and subscriptions", async () => {
    for (const operation of ["mutation", "subscription"]) {
      const answer = await send({ payload: { query: `${operation} { buy }` } });
      expect(answer).toMatchObject({ status: 400, code: "OPERATION_NOT_SUPPORTED" });
    }
    const byGet = await send({ method: "GET", params: { query: "mutation { buy }" } });
    expect(byGet).toMatchObject({ status: 405, code: "BAD_REQUEST" });
  });

  test("8 an operation that is not there", async () => {
    const answer = await send({ payload: { query: `query A ${query}`, operationName: "B" } });
    expect(answer).toMatchObject({ status: 400, code: "OPERATION_RESOLUTION_FAILURE" });
  });

  test("8 too much: depth, cost, aliases, tokens, text, body", async () => {
    const deep = `${"{ colorGroups ".repeat(11)}{ uid }${"}".repeat(11)}`;
    expect(await send({ payload: { query: deep } })).toMatchObject({ status: 400 });
    expect(JSON.stringify((await send({ payload: { query: deep } })).body)).toContain("QUERY_TOO_COMPLEX");
    const many = (count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: colorGroups { uid }`).join(" ")} }`;
    expect(await send({ payload: { query: many(limits.aliases) } })).toMatchObject({ status: 200 });
    expect(await send({ payload: { query: many(limits.aliases + 1) } })).toMatchObject({ code: "QUERY_TOO_COMPLEX" });
    const hotspots = "hotspots { points { x y } dataType { value } manual { title description href ampId } }";
    const variants = "variants { id thumbnail calculatedPrice { value } option_values { values { id label } } }";
    const dear = Array.from(
      { length: 10 },
      (_, index) => `a${index}: errorPage(locale: "", bcRegion: "") {
      banner { background { content { ${hotspots} } } }
      products { bcProduct { ${variants} product_options { values { entityId label hexColors } } } } }`,
    );
    expect(await send({ payload: { query: `{ ${dear.join(" ")} }` } })).toMatchObject({ code: "QUERY_TOO_COMPLEX" });
    const tokens = `{ colorGroups { ${"uid ".repeat(limits.tokens)} } }`;
    expect(await send({ payload: { query: tokens } })).toMatchObject({ status: 400, code: "GRAPHQL_PARSE_FAILED" });
    const long = { query, extensions: { note: "x".repeat(limits.bodyBytes) } };
    expect(await send({ payload: long })).toMatchObject({ status: 413, code: "PAYLOAD_TOO_LARGE" });
    const text = { query: `${query}${" ".repeat(limits.query)}` };
    expect(await send({ payload: text })).toMatchObject({ status: 400, code: "BAD_REQUEST" });
  });

  test("8 fragments that go in circles", async () => {
    const circle = "{ colorGroups { ...A } } fragment A on ColorGroup { ...B } fragment B on ColorGroup { ...A }";
    expect(await send({ payload: { query: circle } })).toMatchObject({ status: 400 });
  });

  test("8 fragments that double sixty times over", async () => {
    const doubling = Array.from(
      { length: 60 },
      (_, at) => `fragment F${at} on ColorGroup { ...F${at + 1} ...F${at + 1} }`,
    );
    const bomb = `{ colorGroups { ...F0 } } ${doubling.join(" ")} fragment F60 on ColorGroup { uid }`;
    expect(await send({ payload: { query: bomb } })).toMatchObject({ status: 400, code: "QUERY_TOO_COMPLEX" });
  });

  test("8 what fails inside is not told", async () => {
    const broken = await openShop({ selectFrom: () => fail() } as never);
    const { errors, data } = await ask(broken, query);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ path: ["colorGroups"], extensions: { code: "INTERNAL_SERVER_ERROR" } }]);
    expect(JSON.stringify(errors)).not.toContain("secret detail");
    await broken.close();
    function fail() {
      throw new Error("secret detail");
    }
  });
});

test("7.9 introspection is there for developers and off in production", async () => {
  const introspection = "{ __schema { queryType { fields { name } } } }";
  const names = ["colorGroups", "relatedProducts", "automatedRelatedProductIds", "productsByOwnFields", "errorPage"];
  const fields = names.map((name) => ({ name }));
  expect(await ask(app, introspection)).toMatchObject({ status: 200, data: { __schema: { queryType: { fields } } } });
  const production = await openShop(database.db, { NODE_ENV: "production" });
  const refused = await ask(production, introspection);
  expect(refused.status).toBe(400);
  expect(refused.errors?.[0]?.extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
  expect(await ask(production, "{ colorGroups { __typename uid } }")).toMatchObject({ status: 200 });
  // Error messages do not reveal it either, neither for the text nor for variables.
  const wrong = "query Q($one: [ProductAttributeInput!]) { colorGroup(one: $one) { uid } }";
  const input =
    'query Q($one: [ProductAttributeInput!]) { automatedRelatedProductIds(categoryId: "1", bcRegion: "us", ctsRegion: "us", locale: "en", productAttributes: $one) }';
  for (const [text, variables] of [[wrong], [input, { one: [{ attribut: "a", values: [] }] }]] as const) {
    const [told, kept] = [await ask(app, text, variables), await ask(production, text, variables)];
    expect(JSON.stringify(told.errors)).toContain("Did you mean");
    expect(kept.status).toBe(400);
    expect(JSON.stringify(kept.errors)).not.toContain("Did you mean");
  }
  await production.close();
});

test("7.9 the OpenAPI description names both ways", async () => {
  const { paths } = (await app.inject({ url: "/api/openapi.json" })).json();
  expect(Object.keys(paths["/api/graphql"])).toEqual(expect.arrayContaining(["get", "post"]));
  expect(paths["/api/interstack/references"].get.parameters).toHaveLength(4);
});

describe("7.9 persisted queries", () => {
  const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
  const persistedQuery = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });

  test("7.9 are unknown first, kept when they come with their text, and then known by GET and POST", async () => {
    const text = "{ colorGroups { option_swatch_hex  } }";
    const extensions = persistedQuery(text);
    const byGet = { method: "GET", params: { extensions: JSON.stringify(extensions) } } as const;
    const unknown = {
      errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }],
    };
    expect(await send(byGet)).toMatchObject({ status: 200, body: unknown });
    expect(await send({ payload: { extensions } })).toMatchObject({ status: 200, body: unknown });
    expect(await send({ payload: { query: text, extensions } })).toMatchObject({ body: blue });
    expect(await send(byGet)).toMatchObject({ status: 200, body: blue });
    expect(await send({ payload: { extensions } })).toMatchObject({ status: 200, body: blue });
  });

  test("7.9 are refused under another text's hash", async () => {
    const extensions = persistedQuery("{ errorPage }");
    expect(await send({ payload: { query, extensions } })).toMatchObject({ code: "PERSISTED_QUERY_MISMATCH" });
    expect(await send({ payload: { extensions } })).toMatchObject({ code: "PERSISTED_QUERY_NOT_FOUND" });
  });

  test("7.9 are forgotten when there are too many", async () => {
    const texts = Array.from({ length: 501 }, (_, index) => `query Q${index} { colorGroups { uid } }`);
    for (const text of texts) await send({ payload: { query: text, extensions: persistedQuery(text) } });
    const again = async (text: string) => (await send({ payload: { extensions: persistedQuery(text) } })).code;
    expect(await again(texts[0] ?? "")).toBe("PERSISTED_QUERY_NOT_FOUND");
    expect(await again(texts.at(-1) ?? "")).toBeUndefined();
  });
});
