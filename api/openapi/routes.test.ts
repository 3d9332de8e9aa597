import openapiTS, { astToString } from "openapi-typescript";
import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { answerAt, type Document, methods, type Operation } from "./document.ts";
import { answers, bodies, files, operations as named } from "./operations.ts";
import { assets } from "./routes.ts";

const database = useDatabase();
let app: App;
let document: Document;
let operations: { name: string; operation: Operation }[];

beforeAll(async () => {
  app = await openApp(database.db);
  document = (await app.inject("/api/openapi.json")).json();
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ name: `${method.toUpperCase()} ${path}`, operation }] : [];
    }),
  );
});

const hidden = ["/api/openapi.json", "/api/docs", ...Object.values(assets)];

test("7 every route of /api is in the document", () => {
  const routes = app
    .programAddresses()
    .filter(([url]) => url.startsWith("/api/") && !hidden.includes(url))
    .flatMap(([url, names]) => names.map((method) => `${method} ${url.replaceAll(/:(\w+)/g, "{$1}")}`))
    .filter((name) => !/^(HEAD|OPTIONS) /.test(name));
  expect(routes.length).toBeGreaterThan(60);
  const described = operations.map(({ name }) => name);
  expect(routes.filter((name) => !described.includes(name))).toEqual([]);
});

test("7 every operation says what it is, what it answers, who may call it and how it refuses", () => {
  const faults = operations.flatMap(({ name, operation }) => {
    const { summary = "", tags = [], security, responses = {}, parameters = [] } = operation;
    const good = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
    const isShaped =
      good.some(([status, answer]) => /^(204|30.)$/.test(status) || answerAt(answer, document).content) ||
      /click/.test(name);
    const named = [...name.matchAll(/\{(\w+)\}/g)].every(([, one]) => parameters.some((p) => p.name === one));
    const wrong = [
      summary.length < 8 && "no summary",
      tags.length !== 1 && "no tag",
      !security && "no security",
      !isShaped && "no shape",
      !named && "a parameter is missing",
      !answerAt(responses[429] ?? { description: "" }, document)?.content && "no 429",
      !/ \/api\/(graphql|as|payments)/.test(name) && !/^GET/.test(name) && !responses["403"] && "no 403",
    ].filter(Boolean);
    return wrong.length > 0 ? [`${name}: ${wrong.join(", ")}`] : [];
  });
  expect(faults).toEqual([]);
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test("7 what the document opens to staff alone is guarded, and a call that changes something says who may send it", () => {
  const nameOf = (method: string, url: string) => `${method} ${url.slice("/api".length).replace(/:(\w+)/g, "{$1}")}`;
  const guarded = new Set(app.staffRoutes().map(({ method, url }) => nameOf(method, url)));
  const ofStaff = [...named].flatMap(([name, { access }]) => (access === "staff" ? name : []));
  expect(ofStaff.filter((name) => !guarded.has(name))).toEqual([]);
  const changing = operations.flatMap(({ name }) => (name.startsWith("GET ") ? [] : name.replace(" /api/", " /")));
  expect(changing.filter((name) => !guarded.has(name) && !named.has(name))).toEqual([]);
});

test("7 the document says nothing of routes that are not there", () => {
  const described = operations.map(({ name }) => name.replace(" /api", " "));
  const noted = [...named.keys(), ...[answers, bodies, files].flatMap(Object.keys)];
  expect(noted.filter((name) => !described.includes(name))).toEqual([]);
});

test("7 it is OpenAPI 3.1 that a generator takes, with every reference resolved", async () => {
  expect(document.openapi).toBe("3.1.0");
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+\/\w+)"/g)];
  const known = Object.entries(document.components ?? {}).flatMap(([kind, all]) =>
    Object.keys(all).map((name) => `${kind}/${name}`),
  );
  expect(references.map(([, name]) => name).filter((name) => !known.includes(name ?? ""))).toEqual([]);
  expect(astToString(await openapiTS(structuredClone(document) as never))).toContain('"/api/products/{id}"');
});

test("7 the page of the documentation names all calls by subject without a script, and loads nothing from elsewhere", async () => {
  const page = await app.inject("/api/docs");
  expect(page.headers["content-security-policy"]).toContain("default-src 'none';script-src 'self';");
  expect(page.body).not.toMatch(/<script(?! src="\/api\/docs\/)|\son\w+=|https?:\/\/(?!\S*firn)/);
  for (const { name } of operations) expect(page.body).toContain(`<code>${name}</code>`);
  for (const title of ["Catalogue", "Cart", "Checkout", "Orders", "Customers"])
    expect(page.body).toContain(`<h2>${title}</h2>`);
  for (const [address, type] of [
    [assets.style, "text/css"],
    [assets.library, "text/javascript"],
    [assets.start, "text/javascript"],
  ] as const) {
    expect(page.body).toContain(`"${address}"`);
    const file = await app.inject(address);
    expect([file.statusCode, file.headers["content-type"]]).toEqual([200, `${type}; charset=utf-8`]);
    if (type === "text/javascript") expect(() => new Function(file.body)).not.toThrow();
  }
});

test("7 what may be left out is not asked for: an answer's page, its size and direction", () => {
  const asked = operations.flatMap(({ name, operation: { parameters = [] } }) =>
    parameters
      .filter(({ in: place, required, schema = {} }) => place === "query" && required && "default" in schema)
      .map((one) => `${name} ${one.name}`),
  );
  expect(asked).toEqual([]);
});

test("7 of a product or variant a client relies on its id alone, for include_fields leaves the rest out", () => {
  const schemas = document.components?.schemas ?? {};
  expect([schemas.Product, schemas.Variant]).toMatchObject([{ required: ["id"] }, { required: ["id"] }]);
});

test.each(["GET /api/pro/order_total", "POST /api/customers/validate-session", "POST /api/customers/validate"])(
  "7.4 7.7 %s is for the customer in person: no staff key is named for it",
  (wanted) => {
    const found = operations.find(({ name }) => name === wanted);
    expect(found?.operation.security?.map((one) => Object.keys(one)[0])).toEqual(["session"]);
  },
);
