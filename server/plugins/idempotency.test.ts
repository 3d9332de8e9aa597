import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { forgetOldAnswers } from "#server/plugins/stored-answers.ts";
import { type Caller, openApp, openCaller } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";

const database = useDatabase();
let app: App;
let guest: Caller;
let line: { product_id: number; variant_id?: number; quantity: number };

beforeAll(async () => {
  app = await openApp(database.db);
  guest = await openCaller(app);
  const { productId, variantIds } = await plantProduct(database.db);
  line = { product_id: productId, variant_id: variantIds[0], quantity: 1 };
});

const create = (key: string, quantity = 1, caller = guest) =>
  caller.call("POST", "/api/cart/create", { line_items: [{ ...line, quantity }] }, { "idempotency-key": key });
const count = async (table: "carts" | "kept_answers" | "customers") =>
  Number(
    (
      await database.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as("n"))
        .executeTakeFirstOrThrow()
    ).n,
  );

test("7.2 a cart is created once per Idempotency-Key; repeats get the first answer", async () => {
  const key = randomUUID();
  const before = await count("carts");
  const first = await create(key);
  const second = await create(key);
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(first.headers["idempotency-replayed"]).toBeUndefined();
  expect(second.headers["idempotency-replayed"]).toBe("true");
  expect(second.body).toBe(first.body);
  expect(second.headers["content-type"]).toBe(first.headers["content-type"]);
  expect(second.headers["cache-control"]).toBe("no-store");
  expect(await count("carts")).toBe(before + 1);
});

test("7.2 pieces are added to a cart once per Idempotency-Key", async () => {
  const { id } = (await create(randomUUID())).json().data;
  const headers = { "idempotency-key": randomUUID() };
  const add = () => guest.call("POST", `/api/cart/${id}/items`, { line_items: [line] }, headers);
  expect([(await add()).statusCode, (await add()).statusCode]).toEqual([201, 201]);
  const cart = (await guest.call("GET", `/api/cart/${id}`)).json().data;
  expect(cart.line_items.physical_items[0].quantity).toBe(2);
});

test("8 a body that is nested without end is refused, whoever would have followed it down", async () => {
  const nested = (levels: number) => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);
  const post = (levels: number) =>
    guest.call(
      "POST",
      "/api/cart/create",
      { line_items: [line], more: nested(levels) },
      { "idempotency-key": randomUUID() },
    );
  expect((await post(400)).statusCode).toBe(201);
  expect((await post(600)).json()).toMatchObject({ status: 400, title: "The body is nested too deeply." });
  const { headers } = guest;
  const payload = `{"line_items":${"[".repeat(4000)}${"]".repeat(4000)}}`;
  for (const url of ["/api/cart/create", "/api/graphql"]) {
    const own = { ...headers, "content-type": "application/json", "idempotency-key": randomUUID() };
    expect((await app.inject({ method: "POST", url, headers: own, payload })).statusCode, url).toBe(400);
  }
});

test.each([
  [`{"line_items":[{"sku":"a\\u0000"}]}`, "line_items.0.sku", "holds characters that cannot be stored"],
  [`{"a":"\\ud800"}`, "a", "holds characters that cannot be stored"],
  [`{"line_items":[{"quantity":1e400}]}`, "line_items.0.quantity", "is a number without end"],
  [`{"line_items":[{"quantity":-1E+400}]}`, "line_items.0.quantity", "is a number without end"],
  [`{"n":${"9".repeat(250)}e99}`, "n", "is a number without end"],
  [`{"n":${"9".repeat(400)}}`, "n", "is a number without end"],
  [`{"a":{"__proto__":{"b":1}}}`, "a", "has a field with a name that cannot be"],
])("8 what no body may hold is refused by its field: %s", async (payload, field, fault) => {
  const headers = { ...guest.headers, "content-type": "application/json" };
  const answer = await app.inject({ method: "POST", url: "/api/cart/create", headers, payload });
  expect(answer.json()).toMatchObject({ status: 400, errors: { [field]: `${field} ${fault}.` } });
});

test("8 a key with another body is refused, and with another address or another session it is another key", async () => {
  const key = randomUUID();
  const first = (await create(key)).json().data.id;
  const other = await create(key, 2);
  expect(other.statusCode).toBe(422);
  expect(other.json()).toMatchObject({ status: 422, errors: { "Idempotency-Key": expect.any(String) } });
  const elsewhere = await guest.call(
    "POST",
    `/api/cart/${first}/items`,
    { line_items: [line] },
    { "idempotency-key": key },
  );
  expect(elsewhere.statusCode).toBe(201);
  const stranger = await create(key, 1, await openCaller(app));
  expect(stranger.statusCode).toBe(201);
  expect(stranger.json().data.id).not.toBe(first);
});

test("8 of ten requests at once with one key exactly one creates", async () => {
  const key = randomUUID();
  const before = await count("carts");
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(key)));
  expect(await count("carts")).toBe(before + 1);
  const created = answers.filter(({ statusCode }) => statusCode === 201);
  expect(new Set(created.map(({ body }) => body)).size).toBe(1);
  for (const late of answers.filter(({ statusCode }) => statusCode !== 201)) {
    expect([late.statusCode, late.headers["retry-after"]]).toEqual([409, "1"]);
  }
  expect((await create(key)).body).toBe(created[0]?.body);
});

test.each(["", "a b", "x".repeat(256), "é"])("8 %j is no Idempotency-Key", async (key) => {
  const answer = await create(key);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toHaveProperty("Idempotency-Key");
});

test("8 refusals are repeated too, and what the body's shape refuses claims no key", async () => {
  const key = randomUUID();
  const missing = () =>
    guest.call("POST", `/api/cart/${randomUUID()}/items`, { line_items: [line] }, { "idempotency-key": key });
  expect((await missing()).statusCode).toBe(404);
  const before = await count("kept_answers");
  expect((await create("shape", -1)).statusCode).toBe(422);
  expect((await create("shape")).statusCode).toBe(201);
  expect(await count("kept_answers")).toBe(before + 1);
});

test("an outage keeps nothing: the same key works when it is over", async () => {
  const key = randomUUID();
  await sql`alter table carts rename to carts_away`.execute(database.db);
  expect((await create(key)).statusCode).toBeGreaterThanOrEqual(500);
  await sql`alter table carts_away rename to carts`.execute(database.db);
  const answer = await create(key);
  expect([answer.statusCode, answer.headers["idempotency-replayed"]]).toEqual([201, undefined]);
});

test("a key whose process died is free after a minute; answers are forgotten after a day", async () => {
  const key = randomUUID();
  await create(key);
  await sql`update kept_answers set status = null, answer = null`.execute(database.db);
  expect((await create(key)).statusCode).toBe(409);
  await sql`update kept_answers set created_at = now() - interval '61 seconds'`.execute(database.db);
  expect((await create(key)).headers["idempotency-replayed"]).toBeUndefined();
  expect((await create(key)).headers["idempotency-replayed"]).toBe("true");
  await sql`update kept_answers set created_at = now() - interval '25 hours'`.execute(database.db);
  expect((await create(key, 3)).statusCode).toBe(201);
  expect((await create(key, 3)).headers["idempotency-replayed"]).toBe("true");
  await forgetOldAnswers(database.db);
  expect(await count("kept_answers")).toBe(1);
});

test("7.4 an account is opened once per key, and neither password nor e-mail address can be read in the table", async () => {
  const body = {
    email: "once@firn.example",
    first_name: "Ann",
    last_name: "Once",
    authentication: { new_password: "a-quiet-morning-77" },
  };
  const caller = await openCaller(app);
  const open = () => caller.call("POST", "/api/customers/create", body, { "idempotency-key": "account-1" });
  const before = await count("customers");
  const [first, second] = [await open(), await open()];
  expect([first.statusCode, second.statusCode, second.body]).toEqual([201, 201, first.body]);
  expect(await count("customers")).toBe(before + 1);
  const { rows } = await sql<{ all: string }>`
    select string_agg(encode(answer, 'escape'), '') as all from kept_answers`.execute(database.db);
  expect(rows[0]?.all).not.toMatch(/once@firn|quiet-morning/);
});

test("without the header nothing is kept", async () => {
  const before = await count("kept_answers");
  await guest.call("POST", "/api/cart/create", { line_items: [line] });
  expect(await count("kept_answers")).toBe(before);
});
