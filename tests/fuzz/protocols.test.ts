import { connect } from "node:net";
import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { demoKey } from "#commerce/staff/rules.ts";
import { settleDemoKey } from "#commerce/staff/writes.ts";
import type { App } from "#platform/http.ts";
import { routes } from "#storefront/routes.ts";
import { openApp, openCaller } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { useTempFolder } from "#tests/support/temp.ts";
import { rubbish } from "./inputs.ts";

/**
 * What is not described by OpenAPI, asked oddly by everybody: pages and their forms, content, search, media, GraphQL, bare
 * connections, and two requests of one customer at once. Nothing is a 5xx, everything is answered, and the shop still sells
 * afterwards. FUZZ_RUNS makes it a longer look, FUZZ_SEED another one.
 */

const seed = Number(process.env.FUZZ_SEED ?? 20_270_131);
const runs = Number(process.env.FUZZ_RUNS ?? 6);

const folder = useTempFolder("fuzz");
const database = useDemoWorld(async ({ db }) => {
  await settleDemoKey(db, true);
});
let app: App;
beforeAll(async () => {
  const limits = { RATE_LIMIT_PER_MINUTE: "0", SIGN_INS_PER_HOUR: "100000", ACCOUNTS_PER_HOUR: "100000" };
  app = await openApp(database.db, { ...limits, DATA_DIR: folder });
});

const text = fc.oneof(
  rubbish.map((value) => (typeof value === "string" ? value : JSON.stringify(value)) ?? ""),
  fc.constantFrom("kestrel", "1", "10001", "2147483648", "%00", "../..", "2026-06-30T23:59:60Z"),
);
const encoded = text.map((value) => (value.isWellFormed() ? encodeURIComponent(value).slice(0, 2000) : "%ED%A0%80"));
const names = fc.constantFrom(
  ...[
    "q",
    "page",
    "sort",
    "size",
    "to",
    "place",
    "email",
    "order",
    "token",
    "key",
    "id",
    "variant",
    "quantity",
    "action",
  ],
  ...["w", "h", "fmt", "sm", "poi", "img404", "dpi", "qlt", "bg", "v", "metadata", "query", "variables", "include[]"],
  ...[
    "environment",
    "locale",
    "limit",
    "skip",
    "include_count",
    "asc",
    "desc",
    "__proto__",
    "a[b]",
    "step",
    "password",
  ],
);
const query = fc
  .array(fc.tuple(names, encoded), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join("&"));
const headers = fc.constantFrom<Record<string, string>>(
  ...[{}, {}, {}, {}, { host: "[" }, { "x-forwarded-proto": "a b" }, { "x-forwarded-host": "a/b" }],
  ...[{ range: "bytes=9-1,-" }, { accept: "image/avif;q=x" }, { "accept-language": "\u00ff" }, { "x-bc-region": "xx" }],
  ...[{ cookie: "firn_session=%00; country=%00; language=constructor" }, { "if-none-match": "W/" }, { expect: "x" }],
);

const content = { api_key: "firn-demo", access_token: "firn-demo-delivery" };
const editor = { api_key: "firn-demo", authorization: "firn-demo-management" };
const entries = "/v3/content_types/product/entries";
const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value));
const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

/** Each protocol's addresses; what they are asked with is drawn. */
const paths = fc
  .constantFrom(...routes.map(({ path }) => `/en-us/${path}`))
  .chain((path) =>
    fc
      .array(encoded.filter((part) => part !== ""))
      .map((parts) => path.replace(/:\w+(?:\.{3})?/g, () => parts.pop() ?? "kestrel")),
  );
const under = (base: string) => encoded.map((part) => `${base}/${part}`);
const asked = (url: fc.Arbitrary<string>) => fc.tuple(url, query).map(([path, search]) => `${path}?${search}`);
const graphql = fc.record({ query: text, variables: fc.jsonValue() }).map((body) => JSON.stringify(body));
const inJson = { "content-type": "application/json" };
const search = { ...inJson, authorization: "Bearer search-firn-demo" };
const parts = text.map(
  (value) =>
    `--x\r\ncontent-disposition: form-data; name="a"; filename="b.png"\r\n\r\n${value.toWellFormed()}\r\n--x--\r\n`,
);

type Asked = fc.Arbitrary<InjectOptions>;
const request = (method: string, url: fc.Arbitrary<string>, own: object = {}, payload?: fc.Arbitrary<string>): Asked =>
  fc
    .record({ url: asked(url), odd: headers, payload: payload ?? fc.constant(undefined) })
    .map(({ url, odd, payload }) => ({ method, url, headers: { ...own, ...odd }, payload }) as InjectOptions);
const protocols: Record<string, Asked[]> = {
  pages: [
    request("GET", paths),
    request("POST", paths, form, query),
    request("GET", under("/en-us")),
    request("HEAD", paths),
  ],
  uploads: [
    request(
      "POST",
      fc.constantFrom("/en-us/pro/signup", "/en-us/p/kestrel/review"),
      {
        ...{ "sec-fetch-site": "same-origin", "content-type": "multipart/form-data; boundary=x" },
      },
      parts,
    ),
  ],
  content: [
    request(
      "GET",
      fc.constantFrom("/v3/content_types", entries, "/v3/assets", "/v3/taxonomies", "/v3/stacks/sync"),
      content,
    ),
    request("GET", under(entries), content),
    request(
      "POST",
      fc.constantFrom(entries, `${entries}/kestrel/publish`, "/v3/assets"),
      { ...editor, ...inJson },
      json,
    ),
    request("PUT", under(entries), { ...editor, ...inJson }, json),
  ],
  media: ["i", "s", "v"].map((letter) => request("GET", under(`/${letter}/firn`))),
  search: [
    request(
      "POST",
      fc.constantFrom("search", "query_suggestion", "multi_search").map((end) => `/api/as/v1/engines/firn/${end}`),
      search,
      json,
    ),
    request("GET", fc.constant("/api/search/suggest")),
  ],
  graphql: [request("POST", fc.constant("/api/graphql"), inJson, graphql), request("GET", fc.constant("/api/graphql"))],
};

const who = {
  guest: async () => (await openCaller(app)).headers,
  customer: async () => (await openCaller(app, "rider@firn.example")).headers,
  staff: async () => ({ authorization: `Bearer ${demoKey}` }),
} satisfies Record<string, () => Promise<Record<string, string>>>;

test.each(Object.keys(who) as (keyof typeof who)[])(
  "8 whatever %s sends to any protocol, nothing is our fault",
  async (role) => {
    const own = await who[role]();
    const faults: string[] = [];
    for (const [protocol, kinds] of Object.entries(protocols))
      for (const kind of kinds)
        for (const wish of fc.sample(kind, { seed: seed + role.length, numRuns: runs })) {
          const answer = await app.inject({ ...wish, headers: { ...own, ...wish.headers } });
          if (answer.statusCode >= 500)
            faults.push(`${protocol} ${answer.statusCode} ${JSON.stringify(wish).slice(0, 600)}`);
        }
    expect(faults.join("\n")).toBe("");
    await expectSale();
  },
);

test("8 two requests of one customer at once, closing the account among them, end in no fault", async () => {
  const [stock] = await database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("available", ">", 20)
    .limit(1)
    .execute();
  const line_items = [{ variant_id: stock?.variant_id, quantity: 1 }];
  const calls: ((id: number, cart: string) => [string, string, unknown?])[] = [
    (id) => ["DELETE", `/api/customers/${id}`],
    () => ["POST", "/api/cart/create", { line_items }],
    (_, cart) => ["POST", `/api/cart/${cart}/items`, { line_items }],
    (_, cart) => [
      "POST",
      `/api/checkout/${cart}/order`,
      { expected_total: 1, payment: { number: "4242424242424242", expiry: "12/34", code: "123" } },
    ],
    () => ["POST", "/api/products/1001/questions", { name: "A", text: "How long is it, please?" }],
    (id) => ["PUT", `/api/customers/${id}`, { first_name: "Two" }],
    () => ["POST", "/api/customers/logout-everywhere", {}],
  ];
  const faults: string[] = [];
  const pairs = calls.flatMap((_, first) => calls.map((_, second) => [first, second] as const));
  for (const [first, second] of fc.sample(fc.constantFrom(...pairs), { seed, numRuns: runs * 4 })) {
    const email = `pair-${crypto.randomUUID()}@firn.example`;
    const opening = {
      email,
      first_name: "One",
      last_name: "At",
      authentication: { new_password: "both-at-once-2026" },
    };
    const guest = await openCaller(app);
    const { id } = (await guest.call("POST", "/api/customers/create", opening)).json();
    const caller = await openCaller(app, email, "both-at-once-2026");
    const cart = (await caller.call("POST", "/api/cart/create", { line_items })).json().data.id;
    const answers = await Promise.all(
      [first, second].map((at) => {
        const [method, url, body] = calls[at]!(id, cart);
        return caller.call(method, url, body, { "idempotency-key": crypto.randomUUID() });
      }),
    );
    for (const [at, { statusCode, body }] of answers.entries())
      if (statusCode >= 500) faults.push(`${statusCode} ${[first, second][at]} beside ${[second, first][at]}: ${body}`);
  }
  expect(faults.join("\n")).toBe("");
  await expectSale();
});

test("8 bare connections that speak no HTTP are answered or closed, and never left waiting", async () => {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as { port: number };
  const lines = fc.constantFrom(
    ...["GET / HTTP/1.1\r\nHost: [\r\n\r\n", "HEAD / HTTP/1.1\r\nHost: a b\r\n\r\n", "\0\0\r\n\r\n", "GET /\r\n\r\n"],
    ...["POST /api/cart/create HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n", "HEAD  / HTTP/1.1\r\n\r\n"],
    ...["GET /i/firn/x?img404=%00 HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\x16\x03\x01\r\n\r\n"],
    ...[
      `GET / HTTP/1.1\r\nHost: a\r\nx: ${"y".repeat(70_000)}\r\n\r\n`,
      "GET / HTTP/1.0\r\n\r\n",
      "PRI * HTTP/2.0\r\n\r\n",
    ],
  );
  for (const sent of fc.sample(lines, { seed, numRuns: runs * 4 })) {
    const answer = await new Promise<string>((done) => {
      let heard = "";
      const socket = connect(port, "127.0.0.1", () => socket.end(sent, "latin1"));
      socket.on("data", (bytes) => {
        heard += bytes.toString("latin1");
      });
      socket.on("error", () => undefined);
      socket.on("close", () => done(heard));
    });
    if (sent.startsWith("HEAD") && answer !== "") expect(answer).toMatch(/^[^{<]*\r\n\r\n$/);
    expect([sent.slice(0, 60), answer.slice(0, 12)]).toEqual([sent.slice(0, 60), expect.not.stringMatching(/ 5\d\d/)]);
  }
  await expectSale();
});

/** The shop still sells: a guest's cart is made, and says what it costs. */
async function expectSale(): Promise<void> {
  const [stock] = await database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("available", ">", 5)
    .limit(1)
    .execute();
  const guest = await openCaller(app);
  const made = await guest.call("POST", "/api/cart/create", {
    line_items: [{ variant_id: stock?.variant_id, quantity: 1 }],
  });
  expect(made.statusCode).toBe(201);
  const cart = `/api/checkout/${made.json().data.id}`;
  const address = {
    ...{ first_name: "Ada", last_name: "Berg", address1: "1 Main Street", city: "Denver" },
    ...{ state_or_province: "Colorado", postal_code: "80202", country_code: "US" },
  };
  const details = { email: "ada@firn.example", shipping_address: address };
  const ready = await guest.call("POST", cart, details);
  expect(ready.statusCode).toBe(200);
  const payment = { number: "4242424242424242", expiry: "12/34", code: "123" };
  const order = { expected_total: ready.json().data.total, payment };
  const placed = await guest.call("POST", `${cart}/order`, order, { "idempotency-key": crypto.randomUUID() });
  expect([placed.statusCode, placed.body.slice(0, 300)]).toEqual([201, expect.any(String)]);
}
