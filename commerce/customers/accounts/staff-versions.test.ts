import { afterAll, beforeAll, expect, test } from "vitest";
import { addAddress } from "#commerce/customers/addresses/actions.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { addOwnField } from "#commerce/staff/own-fields/actions.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openCustomerEmails } from "#tests/support/samples/customer-emails.ts";
import { updateCustomer } from "./actions.ts";
import { setLanguage } from "./language.ts";

const base = useDatabase();
let app: App;
let key: string;
let id: number;
let emails: Awaited<ReturnType<typeof openCustomerEmails>>;
afterAll(() => emails.stop());
beforeAll(async () => {
  emails = await openCustomerEmails(base);
  app = await openApp(base.db);
  key = (await addKey(base.db, "Support", ["customers:read", "customers:write"])).key;
  const row = { email: "versions@firn.example", first_name: "Lea", form_fields: "[]" };
  id = (await base.db.insertInto("customers").values(row).returning("id").executeTakeFirstOrThrow()).id;
});
const send = async (method: "GET" | "PUT", payload?: object) => {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await app.inject({ method, url: `/api/customers/${id}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
};

test("two of the staff at one customer: other fields merge, the same one conflicts", async () => {
  const { version } = (await send("GET")).body.data;
  await send("PUT", { version, notes: "Called on Monday" });
  const merged = await send("PUT", { version, last_name: "Berg" });
  expect([merged.status, merged.body.meta]).toEqual([200, { merged: ["notes"] }]);
  expect(merged.body.data).toMatchObject({ version: version + 2, notes: "Called on Monday", last_name: "Berg" });
  const lost = await send("PUT", { version, notes: "Wants a refund" });
  expect([lost.status, lost.body.code, lost.body.fields]).toEqual([409, "conflict", ["notes"]]);
  expect(lost.body).toMatchObject({ current: { notes: "Called on Monday" }, version: version + 2 });
});

test("two of the staff who add different tags both win, and nobody is asked", async () => {
  const { version } = (await send("GET")).body.data;
  await send("PUT", { version, tags: ["vip"] });
  const merged = await send("PUT", { version, tags: ["club"] });
  expect([merged.status, merged.body.meta.merged]).toEqual([200, ["tags"]]);
  const { rows } = await base.pool.query("select tags from customers where id = $1", [id]);
  expect(rows).toEqual([{ tags: ["vip", "club"] }]);
});

test("what customers change themselves comes together with what staff change, and the same field shows both sides", async () => {
  const services = { db: base.db, jobs: emails.jobs, config: { SIGN_IN_TRIES: 5 } };
  const own = (change: object) =>
    updateCustomer(services, id, { address: "192.0.2.7", sessionHash: null, locale: "en", ...change });
  const { version } = (await send("GET")).body.data;
  expect((await own({ firstName: "Leonie" })).ok).toBe(true);
  await setLanguage(base.db, id, "de");
  const home = { firstName: "Leonie", lastName: "Berg", company: "", address1: "Hauptstr. 1", address2: "" };
  const place = { city: "Berlin", state: "", postalCode: "10115", country: "de", phone: "" };
  expect((await addAddress(base.db, id, { ...home, ...place })).ok).toBe(true);
  const merged = await send("PUT", { version, notes: "Moved to Berlin" });
  expect([merged.status, merged.body.meta.merged.sort()]).toEqual([200, ["first_name", "language"]]);
  expect(merged.body.data).toMatchObject({ first_name: "Leonie", notes: "Moved to Berlin" });
  const lost = await send("PUT", { version, first_name: "Lea-Marie" });
  expect([lost.status, lost.body.fields, lost.body.current]).toEqual([409, ["first_name"], { first_name: "Leonie" }]);

  const { rows } = await base.pool.query(
    `select type, action, actor_id as id, actor_name as name, address, before from audit_log
     where actor_kind = 'customer' order by id`,
  );
  expect(rows.map(({ type, action }) => `${type} ${action}`)).toEqual(
    expect.arrayContaining(["customer update", "address insert"]),
  );
  expect(rows[0]).toMatchObject({ id, name: "", address: null, before: { first_name: "Lea" } });
  const mine = await app.inject({
    url: `/api/audit?type=customer&id=${id}&actor=customer`,
    headers: { authorization: `Bearer ${(await addKey(base.db, "Auditor", ["audit:read"])).key}` },
  });
  expect(mine.json().data[0].actor).toEqual({ kind: "customer", id, name: "" });
});

test("a new password is no change that staff are asked about", async () => {
  const { version } = (await send("GET")).body.data;
  await base.db.updateTable("customers").set({ password_hash: "x" }).where("id", "=", id).execute();
  expect((await send("GET")).body.data.version).toBe(version);
});

test("what the shop changes by itself is not written over either", async () => {
  const { version } = (await send("GET")).body.data;
  await base.db.updateTable("customers").set({ first_name: "Lotte" }).where("id", "=", id).execute();
  const lost = await send("PUT", { version, first_name: "Lea-Marie" });
  expect([lost.status, lost.body.current]).toEqual([409, { first_name: "Lotte" }]);
});

test("own fields are written with the rest, merged by field, and nothing is where one of them is wrong", async () => {
  const field = { aggregate: "customer" as const, kind: "text" as const, is_translated: false };
  for (const key of ["size", "club"]) await addOwnField(base.db, { ...field, key, labels: { en: key } });
  const { version } = (await send("GET")).body.data;
  const first = await send("PUT", { version, last_name: "Falk", own_fields: { size: "M" } });
  expect([first.status, first.body.data]).toMatchObject([200, { version: version + 1, own_fields: { size: "M" } }]);
  const merged = await send("PUT", { version, first_name: "Lia", own_fields: { club: "Nord" } });
  expect(merged.body.meta.merged.sort()).toEqual(["last_name", "own_fields.size"]);
  expect(merged.body.data).toMatchObject({ first_name: "Lia", own_fields: { size: "M", club: "Nord" } });
  const lost = await send("PUT", { version, first_name: "Leo", own_fields: { size: "L" } });
  expect([lost.status, lost.body.code]).toEqual([409, "conflict"]);
  const wrong = await send("PUT", { last_name: "Nobody", own_fields: { none: "x" } });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["own_fields.none"]]);
  expect((await send("GET")).body.data).toMatchObject({ last_name: "Falk", own_fields: { size: "M", club: "Nord" } });
});
