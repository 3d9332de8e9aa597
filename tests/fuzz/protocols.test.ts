import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { setUpDemoKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp, openCaller } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { useTempFolder } from "#tests/support/temp.ts";
import { headersOf, protocols, roles, runs, seed } from "./protocols.ts";
import { expectSale } from "./sale.ts";

/**
 * What is not described by OpenAPI, asked oddly by everybody: pages and their forms, content, search, media, GraphQL, and two
 * requests of one customer at once. Nothing is a 5xx, everything is answered, and the shop still sells afterwards.
 */

const folder = useTempFolder("fuzz");
const database = useDemoWorld(async ({ db }) => {
  await setUpDemoKey(db, true);
});
let app: App;
beforeAll(async () => {
  const limits = { RATE_LIMIT_PER_MINUTE: "0", SIGN_INS_PER_HOUR: "100000", ACCOUNTS_PER_HOUR: "100000" };
  app = await openApp(database.db, { ...limits, DATA_DIR: folder });
});

test.each(roles)("8 whatever %s sends to any protocol, nothing is our fault", async (role) => {
  const own = await headersOf(app, role);
  const faults: string[] = [];
  for (const [protocol, kinds] of Object.entries(protocols))
    for (const kind of kinds)
      for (const wish of fc.sample(kind, { seed: seed + role.length, numRuns: runs })) {
        const answer = await app.inject({ ...wish, headers: { ...own, ...wish.headers } });
        if (answer.statusCode >= 500)
          faults.push(`${protocol} ${answer.statusCode} ${JSON.stringify(wish).slice(0, 600)}`);
      }
  expect(faults.join("\n")).toBe("");
  await expectSale(app, database.db);
});

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
  await expectSale(app, database.db);
});
