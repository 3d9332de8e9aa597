import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, test } from "vitest";
import { setUpDemoKey } from "#commerce/staff/keys/writes.ts";
import { demoKey } from "#commerce/staff/permissions/rules.ts";
import type { App } from "#platform/http/app.ts";
import { openApp, openCaller } from "#tests/support/app.ts";
import { untilBlocked } from "#tests/support/database.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

/** Requests that none of our own clients sends. Each once caused a 500. */

const database = useDemoWorld(async ({ db }) => {
  await setUpDemoKey(db, true);
});
const staff = { authorization: `Bearer ${demoKey}` };
let app: App;
beforeAll(async () => {
  app = await openApp(database.db);
});

test.each(["/i/firn/x", "/s/firn/x", "/v/firn/x", "/i/firn/x/y.webp"])(
  "8 a null character in a query or path of %s names no picture",
  async (path) => {
    for (const url of [`${path}?img404=%00`, `${path}?img404=a%00b`, `${path}%00`, `${path}?v=%00&metadata=%00`])
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
  },
);

describe("a host that is none", () => {
  const odd: Record<string, string>[] = [
    { host: "[" },
    { host: "shop.example/path" },
    { "x-forwarded-proto": "a b" },
    { "x-forwarded-proto": "javascript" },
    { "x-forwarded-host": "user@shop.example" },
  ];

  const content = { api_key: "firn-demo", access_token: "firn-demo-delivery" };

  test.each([
    "/v/firn/first-snow.json",
    "/sitemap.xml",
    "/robots.txt",
    "/api/store",
    "/v3/content_types?environment=production",
    "/en-us/p/kestrel",
    "/en-us/no/such/page",
    "/en-us/cart",
  ])("8 is a 400 at %s", async (url) => {
    for (const headers of odd) {
      const answer = await app.inject({ url, headers: { ...content, ...headers } });
      expect([headers, answer.statusCode]).toEqual([headers, 400]);
      expect(answer.body).not.toContain("javascript:");
    }
  });

  test("8 gives no passkey options", async () => {
    const { call } = await openCaller(app);
    for (const headers of odd) {
      const answer = await call("POST", "/api/customers/passkeys/sign-in-options", undefined, headers);
      expect([headers, answer.statusCode, answer.json().code]).toEqual([headers, 400, "bad-request"]);
    }
  });

  test("8 is of no account to whoever only asks whether the shop is well", async () => {
    for (const headers of odd) expect((await app.inject({ url: "/healthz", headers })).statusCode).toBe(200);
  });
});

test("8 what is blocked is refused in the shape that its client reads", async () => {
  const asked = (url: string) => app.inject({ url: `${url}?q=select(`, headers: { "x-forwarded-for": "203.0.113.9" } });
  const content = await asked("/v3/content_types");
  expect([content.statusCode, content.json()]).toEqual([
    403,
    { error_message: expect.any(String), error_code: expect.any(Number), errors: {} },
  ]);
  const search = await asked("/api/as/v1/engines/firn/search.json");
  expect([search.statusCode, search.json()]).toEqual([403, { errors: [expect.any(String)] }]);
  expect((await asked("/api/products")).json()).toMatchObject({ status: 403, code: "blocked" });
});

test.each([
  ["synonyms", { locale: "en", words: ["board", "plank"] }],
  ["kinds", { kind: "board", locale: "en", words: ["board"] }],
  ["curations", { locale: "en", queries: ["board"], promoted: [], hidden: [] }],
])("8 a field of %s that is not known is named and becomes no column", async (name, item) => {
  const before = (await app.inject({ url: `/api/search/${name}`, headers: staff })).json();
  for (const payload of [{ [name]: [{ ...item, no_such: 1 }] }, { [name]: [item], no_such: 1 }]) {
    const answer = await app.inject({ method: "PUT", url: `/api/search/${name}`, headers: staff, payload });
    expect([answer.statusCode, JSON.stringify(answer.json().errors)]).toEqual([
      422,
      expect.stringContaining("no_such"),
    ]);
  }
  expect((await app.inject({ url: `/api/search/${name}`, headers: staff })).json()).toEqual(before);
});

test("8 whose account is deleted while they ask for something else is not signed in any more", async () => {
  const { db } = database;
  const [variant] = await db.selectFrom("stock").select("variant_id").where("available", ">", 5).limit(1).execute();
  const lines = { line_items: [{ variant_id: variant?.variant_id, quantity: 1 }] };
  const gone = {
    email: "gone@firn.example",
    first_name: "Gone",
    last_name: "Soon",
    authentication: { new_password: "long-gone-2026" },
  };
  const guest = await openCaller(app);
  expect((await guest.call("POST", "/api/customers/create", gone)).statusCode).toBe(201);
  const question = { name: "Gone", text: "How long is it, please?" };
  for (const ask of ["cart/create", "products/1001/questions", "customers/login"] as const) {
    const { call } = ask !== "customers/login" ? await openCaller(app, gone.email, "long-gone-2026") : guest;
    const trx = await database.pool.connect();
    await trx.query("begin");
    await trx.query("delete from customers where email = $1", [gone.email]);
    const bodies = { "cart/create": lines, "products/1001/questions": question };
    const body = ask === "customers/login" ? { email: gone.email, pw: "long-gone-2026" } : bodies[ask];
    const asked = call("POST", `/api/${ask}`, body);
    await untilBlocked(database);
    await trx.query("commit");
    trx.release();
    const answer = await asked;
    expect([ask, answer.statusCode, answer.json().code]).toEqual([ask, 401, "not-signed-in"]);
    if (ask !== "customers/login")
      expect((await guest.call("POST", "/api/customers/create", gone)).statusCode).toBe(201);
  }
});

test("8 an unknown price region is refused with the known ones named", async () => {
  for (const region of ["xx", "constructor", "us,ca", "US "]) {
    const answer = await app.inject({ url: "/api/products?limit=1", headers: { "x-bc-region": region } });
    const expected = region === "US " ? 200 : 400;
    expect([region, answer.statusCode]).toEqual([region, expected]);
    if (expected === 400)
      expect(answer.json()).toMatchObject({ code: "unknown-region", title: expect.stringContaining("eu_region_1") });
  }
});

test("8 a line that names no variant is told so, and signing in lists its 401", async () => {
  const { call } = await openCaller(app);
  const answer = await call("POST", "/api/cart/create", { line_items: [{ quantity: 1 }] });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { "line_items.0.variant_id": "is required" }]);
  const { paths } = (await app.inject("/api/openapi.json")).json();
  for (const end of ["login", "passkeys/sign-in"])
    expect(paths[`/api/customers/${end}`].post.responses).toHaveProperty("401");
});

test("7.12 media are read, and nothing is posted to them", async () => {
  for (const url of ["/i/firn/kestrel", "/s/firn/kestrel.json", "/v/firn/first-snow"]) {
    const answer = await app.inject({ method: "POST", url });
    expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 405, "GET, HEAD, OPTIONS"]);
  }
});

describe("ids and times that the database cannot hold", () => {
  const tooLarge = ["2147483648", "4294967297", "99999999999", "9".repeat(30), "0", "-1", "1e3", "1.5", "%00"];

  test.each(["refunds", "cancel", "paid", "shipments", "shipments/2147483648/delivered", "history"])(
    "8 no order has the id that /api/orders/{id}/%s is asked for",
    async (what) => {
      const method = what === "history" ? "GET" : "POST";
      const bodies: Record<string, object> = { refunds: { items: [{ order_product_id: 1, quantity: 1 }] } };
      const payload = method === "GET" ? {} : { payload: bodies[what] ?? {} };
      for (const id of tooLarge) {
        const url = `/api/orders/${id}/${what}`;
        const answer = await app.inject({ method, url, headers: staff, ...payload });
        expect([id, answer.statusCode]).toEqual([id, id === "%00" ? 400 : 404]);
      }
    },
  );

  test("8 a delivery is at a time that there is", async () => {
    const { db } = database;
    const { id } = await db.selectFrom("shipments").select(["id", "order_id"]).executeTakeFirstOrThrow();
    for (const delivered_at of ["2026-06-30T23:59:60Z", "2026-02-30T10:00:00Z", "2026-13-01T00:00:00Z", "now"]) {
      const url = `/api/orders/10001/shipments/${id}/delivered`;
      const answer = await app.inject({ method: "POST", url, headers: staff, payload: { delivered_at } });
      expect([delivered_at, answer.statusCode]).toEqual([delivered_at, 422]);
      expect(answer.json().errors).toHaveProperty("delivered_at");
    }
  });
});

test("8 a HEAD that is no valid HTTP is refused without a body", async () => {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as { port: number };
  for (const sent of ["HEAD  / HTTP/1.1\r\n\r\n", "HEAD / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n"]) {
    const socket = connect(port, "127.0.0.1", () => socket.end(sent));
    const answer = (await text(socket)).split("\r\n\r\n");
    expect([answer[0]?.slice(0, 12), answer[1]]).toEqual(["HTTP/1.1 400", ""]);
  }
});
