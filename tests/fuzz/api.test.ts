import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { type Document, methods, type Operation } from "#api/openapi/document.ts";
import { startCustomerSession } from "#commerce/customers/sign-in/sessions.ts";
import { setUpDemoKey } from "#commerce/staff/keys/writes.ts";
import { demoKey } from "#commerce/staff/permissions/rules.ts";
import type { App } from "#platform/http/app.ts";
import { openApp, openCaller } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { faultOf, keyFault, takenFault } from "./answers.ts";
import { type FuzzRequest, fuzzRequests, type KnownValues } from "./inputs.ts";

/**
 * Every operation of the document, asked rightly and wrongly by everybody: nothing may end in a 5xx, every refusal is a
 * problem that says what is wrong, and what is refused changes neither orders nor stock. FUZZ_SEED repeats or varies a run.
 */

const seed = Number(process.env.FUZZ_SEED ?? 20_270_131);
/** How often each operation is asked by each role. */
const runs = Number(process.env.FUZZ_RUNS ?? 6);
/** Whatever staff do to products there is done to one that nothing else is asked for. */
const managed = "/api/catalog/products";
const closesAccount = "DELETE /api/customers/{id}";

const database = useDemoWorld(async ({ db }) => {
  await setUpDemoKey(db, true);
});
let app: App;
let document: Document;
let known: KnownValues;
let rider: number;
let other: number;
let spare: number;
type Named = { name: string; method: string; path: string; operation: Operation };
let operations: Named[];

beforeAll(async () => {
  const limits = { RATE_LIMIT_PER_MINUTE: "0", SIGN_INS_PER_HOUR: "100000", ACCOUNTS_PER_HOUR: "100000" };
  app = await openApp(database.db, limits);
  document = (await app.inject("/api/openapi.json")).json();
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [{ name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path, operation }]
        : [];
    }),
  );
  known = await findKnown();
});

async function findKnown(): Promise<KnownValues> {
  const { rows } = await sql<{ product: number; variant: number; order: number; customer: number; email: string }>`
    select v.product_id as product, v.id as variant, o.id as order, c.id as customer, c.email
    from variants v join stock s on s.variant_id = v.id and s.available > 5,
      customers c left join orders o on o.customer_id = c.id
    where c.email = 'rider@firn.example' order by v.id limit 1`.execute(database.db);
  const [first] = rows;
  if (!first) throw new Error("The demo world has no rider.");
  rider = first.customer;
  const another = database.db.selectFrom("customers").select("id").where("id", "!=", rider).orderBy("id");
  other = (await another.executeTakeFirstOrThrow()).id;
  const last = database.db.selectFrom("products").select("id").orderBy("id", "desc");
  spare = (await last.executeTakeFirstOrThrow()).id;
  const guest = await openCaller(app);
  const carts: string[] = [];
  for (let n = 0; n < 3; n++) {
    const answer = await guest.call("POST", "/api/cart/create", {
      product_id: first.product,
      variant_id: first.variant,
    });
    carts.push(answer.json().data.id);
  }
  const ids = [first.product, first.order, first.customer, 1];
  return {
    id: [...ids, ...carts],
    customerId: ids,
    itemId: [1, 2],
    variantId: [first.variant],
    cartId: carts,
    product_id: [first.product],
    productID: [first.product],
    variant_id: [first.variant],
    variantID: [first.variant],
    customerID: [rider],
    customer: [rider],
    customer_id: [rider],
    email: [first.email],
    "email:in": [first.email],
    ids: [`${first.product}`, `${first.product},1`],
    include: ["variants", "options"],
    country_code: ["US", "DE"],
    engine: ["firn"],
    api_key: ["firn-demo"],
    locale: ["en-us", "de-de"],
    content_type: ["display_text"],
    provider: ["test", "stripe"],
    pw: ["wrong-password-1"],
    bcRegion: ["us", "pro"],
    sort: ["name", "price"],
  };
}

const who = {
  async anonymous() {
    return (await openCaller(app)).headers;
  },
  async customer() {
    const { sessionId } = await startCustomerSession(database.db, null, rider);
    const cookie = `firn_session=${sessionId}`;
    const answer = await app.inject({ url: "/api/csrf", headers: { cookie } });
    return { cookie, "csrf-token": answer.json<{ token: string }>().token };
  },
  async staff() {
    return { authorization: `Bearer ${demoKey}` };
  },
} satisfies Record<string, () => Promise<Record<string, string>>>;

/** What a refused call leaves as it was. */
async function standing(): Promise<string> {
  const { rows } = await sql`
    select (select count(*) from orders) as orders, (select count(*) from order_lines) as lines,
      (select sum(available) from stock) as stock, (select count(*) from customers) as customers`.execute(database.db);
  return JSON.stringify(rows);
}

async function ask({ method, path, operation }: Named, trial: FuzzRequest, own: Record<string, string>) {
  // The search API has a key of its own, which everybody in a browser carries.
  const key = path.startsWith("/api/as/") ? { authorization: "Bearer search-firn-demo" } : {};
  const type = trial.body === undefined ? {} : { "content-type": "application/json" };
  const headers = { "idempotency-key": crypto.randomUUID(), ...type, ...own, ...key, ...trial.headers };
  const url = trial.query ? `${trial.path}?${trial.query}` : trial.path;
  const before = method === "GET" ? "" : await standing();
  const answer = await app.inject({ method, url, headers, payload: trial.body } as InjectOptions);
  const fault =
    faultOf(answer, path, operation, document) ??
    takenFault(answer.statusCode, trial.body, operation, document) ??
    (own.authorization ? keyFault(answer, operation) : null);
  if (fault) return fault;
  const isRefused = answer.statusCode >= 400 && answer.statusCode !== 402;
  return isRefused && before !== "" && (await standing()) !== before
    ? `${answer.statusCode}, and yet something changed`
    : null;
}

test.each(Object.keys(who) as (keyof typeof who)[])(
  "6 7 8 whatever %s sends, answers are right or say what is wrong",
  async (role) => {
    const faults = new Map<string, string>();
    const plans = operations.map((one) => {
      // The one whom all this is asked for stays a customer.
      const own = one.name === closesAccount ? [other] : one.path.startsWith(managed) ? [spare] : null;
      const mine = own ? { ...known, id: own } : known;
      const wanted = fuzzRequests(one.path, one.operation, mine, document);
      return { one, cases: fc.sample(wanted, { seed: seed + role.length, numRuns: runs }) };
    });
    let asked = 0;
    const askRound = async (round: number) => {
      for (const { one, cases } of plans) {
        const trial = cases[round];
        if (!trial) continue;
        asked += 1;
        const fault = await ask(one, trial, await who[role]());
        const shown = `${one.method} ${trial.path.slice(0, 80)}?${trial.query.slice(0, 200)} ${JSON.stringify(trial.headers).slice(0, 90)} ${trial.body?.slice(0, 300)}`;
        if (fault) faults.set(`${one.name} ${fault.slice(0, 120)}`, `${one.name} as ${role}: ${fault}\n    ${shown}`);
      }
    };
    for (let round = 0; round < runs; round++) await askRound(round);
    expect([...faults.values()].join("\n")).toBe("");
    expect(asked).toBeGreaterThanOrEqual(operations.length);
  },
);
