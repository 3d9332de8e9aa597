import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantPro } from "#tests/support/groups.ts";
import { plantOrder } from "#tests/support/office-orders.ts";

/** Office lists with search, filters and sort orders: returns, professionals' applications and accounts, jobs. */

const base = useDatabase();
let app: App;
let key: string;
beforeAll(async () => {
  app = await openApp(base.db);
  key = (await addKey(base.db, "Desk", ["orders:read", "pro:read", "jobs:read"])).key;
});
const ask = async (path: string) =>
  (await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${key}` } })).json();
const said = (query: Record<string, string>) => new URLSearchParams(query).toString();

test("returns are found by their number, their order's, and parts of names and addresses, and are ordered", async () => {
  const plant = async (of: { firstName: string; lastName: string; email: string }) => {
    const order = await plantOrder(base.db, of);
    const { rows } = await sql<{ id: number }>`
      insert into returns (order_id, made_by) values (${order}, 'guest') returning id`.execute(base.db);
    return { order, id: rows[0]?.id ?? 0 };
  };
  const one = await plant({ firstName: "Sólveig", lastName: "Quist", email: "sol@fjell.example" });
  const two = await plant({ firstName: "花子", lastName: "山田", email: "hanako@jp.example" });
  const found = async (query: Record<string, string>) =>
    (await ask(`/staff/returns?${said(query)}`)).data.map(({ id }: { id: number }) => id);
  for (const q of [String(one.id), `#${one.order}`, String(one.order), "quist SÓL", "fjell", "qu"])
    expect(await found({ q }), q).toEqual([one.id]);
  expect(await found({ q: "山田" })).toEqual([two.id]);
  for (const q of ["%", "qu_st", "'", "9".repeat(50), "uist x"]) expect(await found({ q }), q).toEqual([]);
  expect(await found({ q: "quist", view: "received" })).toEqual([]);
  expect(await found({ sort: "created" })).toEqual([one.id, two.id]);
  expect(await found({ sort: "-order", view: "to-receive" })).toEqual([two.id, one.id]);
  expect(Object.keys((await ask("/staff/returns?sort=none")).errors)).toEqual(["sort"]);
  // The total is counted together with the rows, separately, or not at all.
  expect(await ask("/staff/returns?limit=1")).toMatchObject({
    data: [{}],
    meta: { total: 2, isExact: true, limit: 1 },
  });
  expect((await ask("/staff/returns?limit=1&count=no")).meta).toEqual({ page: 1, limit: 1 });
  for (const [narrowed, total] of [
    ["view=all", 2],
    ["view=received", 0],
    ["q=quist", 1],
  ] as const)
    expect(await ask(`/staff/returns?count=only&${narrowed}`), narrowed).toMatchObject({
      data: [],
      meta: { total, isExact: true },
    });
});

test("applications of professionals are found by a part of the name, the address or the association", async () => {
  for (const first_name of ["Ida", "Ole"])
    await base.db
      .insertInto("pro_applications")
      .values({
        first_name,
        last_name: "Berg 100%",
        email: `${first_name}@slope.example`,
        kind: "resort",
        country: "us",
        association: `${first_name}'s Nordhang`,
        role: "Teacher",
        locale: "en-us",
        proof_type: "image/png",
      })
      .execute();
  const found = async (query: Record<string, string>) =>
    (await ask(`/pro/applications?${said(query)}`)).map((found: { first_name: string }) => found.first_name);
  for (const q of ["ida b", "IDA@slope", "ida's nord"]) expect(await found({ q }), q).toEqual(["Ida"]);
  expect(await found({ q: "100%" })).toEqual(["Ole", "Ida"]);
  expect(await found({ q: "100_" })).toEqual([]);
  expect(await found({ q: "ida", status: "approved" })).toEqual([]);
  const count = async (query: Record<string, string>) => (await ask(`/pro/applications/count?${said(query)}`)).meta;
  expect(await count({})).toEqual({ total: 2, isExact: true });
  expect(await count({ q: "ida", status: "submitted" })).toEqual({ total: 1, isExact: true });
  expect(await count({ status: "refused" })).toEqual({ total: 0, isExact: true });
});

test("accounts of professionals are ordered by name and by their last day", async () => {
  for (const [name, expires] of [
    ["Moe", "2990-01-01"],
    ["Aas", "2995-01-01"],
    ["Zoe", "2985-01-01"],
  ] as const) {
    const id = await plantPro(base.db, { expiration_date: expires });
    await base.db.updateTable("customers").set({ last_name: name }).where("id", "=", id).execute();
  }
  const names = async (sort: string) =>
    (await ask(`/pro/accounts?sort=${sort}`)).data.map(({ name }: { name: string }) => name.split(" ")[1]);
  expect(await names("name")).toEqual(["Aas", "Moe", "Zoe"]);
  expect(await names("-name")).toEqual(["Zoe", "Moe", "Aas"]);
  expect(await names("until")).toEqual(["Zoe", "Moe", "Aas"]);
  expect(await names("-until")).toEqual(["Aas", "Moe", "Zoe"]);
});

test("jobs are found by their number and who started them, and narrowed by kind and state", async () => {
  const plant = async (kind: string, status: string, name: string) => {
    const { rows } = await sql<{ id: number }>`
      insert into staff_jobs (kind, input, total, started_by, status)
      values (${kind}, '{}', 2, jsonb_build_object('kind', 'member', 'id', null, 'name', ${name}::text), ${status})
      returning id`.execute(base.db);
    return Number(rows[0]?.id);
  };
  const one = await plant("import", "done", "Ida 50%");
  const two = await plant("products", "failed", "Ole");
  const found = async (query: Record<string, string>) =>
    (await ask(`/jobs?${said(query)}`)).data.map(({ id }: { id: number }) => id);
  const queries: Record<string, string>[] = [
    { q: "ida" },
    { q: `#${one}` },
    { q: "A 50%" },
    { kind: "import" },
    { status: "done" },
  ];
  for (const query of queries) expect(await found(query), JSON.stringify(query)).toEqual([one]);
  expect(await found({ kind: "products", status: "failed", q: "ol" })).toEqual([two]);
  for (const q of ["50_", "nobody", "9".repeat(40)]) expect(await found({ q }), q).toEqual([]);
  expect(Object.keys((await ask("/jobs?status=none")).errors)).toEqual(["status"]);
  const { data } = await ask("/jobs?limit=250");
  expect((await ask("/jobs/count")).meta).toEqual({ total: data.length, isExact: true });
  expect((await ask("/jobs/count?kind=import&q=nobody")).meta).toEqual({ total: 0, isExact: true });
});
