import { beforeAll, expect, test } from "vitest";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { allJobKinds } from "#server/staff-jobs.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

/** Who may revert, retry and cancel a job, besides having the permission of its kind. */

const base = useDatabase();
let app: App;
beforeAll(async () => {
  app = await openApp(base.db);
});

const plant = async (
  kind: string,
  { input = {}, targets = null as number[] | null, reverts = null as number | null },
) => {
  const { rows } = await base.pool.query(
    `insert into staff_jobs (kind, input, targets, total, report, started_by, status, done, reverts)
     values ($1, $2, $3, 2, '{}', '{"kind": "job", "id": null, "name": "Firn"}', 'failed', 1, $4) returning id`,
    [kind, JSON.stringify(input), targets, reverts],
  );
  return Number(rows[0].id);
};
const act = async (job: number, wish: string, permissions: Permission[], markets: PriceRegion[] | null = null) => {
  const { key } = await addKey(base.db, "Asked", permissions, { markets });
  const headers = { authorization: `Bearer ${key}` };
  const answer = await app.inject({ method: "POST", url: `/api/jobs/${job}/${wish}`, headers });
  const { permission, market } = answer.json();
  return [answer.statusCode, permission, ...(market ? [market] : [])];
};

test("what changed stock asks stock:write of who takes it back, and a sheet of prices does not", async () => {
  const sheet = () => plant("sheet", { input: { market: "us" } });
  const [priced, counted] = [await sheet(), await sheet()];
  const note = (job: number, type: string, key: object) =>
    base.pool.query(
      `insert into audit_log (actor_kind, actor_name, job_id, action, relation, key, type, record_id, aggregate, aggregate_id, before, after)
       values ('job', 'Firn', $1, 'update', $2, $3, $4, '1', $5, '1', '{"available": 1}', '{"available": 2}')`,
      [job, type === "stock" ? "stock" : "prices", JSON.stringify(key), type, type === "stock" ? "stock" : "product"],
    );
  await note(priced, "price", { region: "us", variant_id: 1 });
  await note(counted, "stock", { variant_id: 1 });
  expect(await act(counted, "revert", ["catalogue:write"])).toEqual([403, "stock:write"]);
  const undoing = await plant("revert", { reverts: counted });
  expect(await act(undoing, "retry", ["catalogue:write"])).toEqual([403, "stock:write"]);
  expect((await act(priced, "revert", ["catalogue:write"]))[0]).toBe(202);
  expect((await act(undoing, "retry", ["catalogue:write", "stock:write"]))[0]).toBe(202);
});

test("an import goes on by who may have started it: with stock in its columns that takes stock:write", async () => {
  const plain = { format: "ours", market: "us", header: ["uid", "name"] };
  const stock = { ...plain, header: ["uid", "inventory_level"] };
  for (const wish of ["retry", "revert"]) {
    expect(await act(await plant("import", { input: plain }), wish, ["imports:write"])).toEqual([
      403,
      "catalogue:write",
    ]);
    const both: Permission[] = ["imports:write", "catalogue:write"];
    expect((await act(await plant("import", { input: plain }), wish, both))[0]).toBe(202);
    expect(await act(await plant("import", { input: stock }), wish, both)).toEqual([403, "stock:write"]);
    expect((await act(await plant("import", { input: stock }), wish, [...both, "stock:write"]))[0]).toBe(202);
  }
});

test("gift cards, and groups of a market, are for staff of their markets", async () => {
  const { rows } = await base.pool.query(
    `insert into gift_cards (code_hash, last4, currency, amount, language)
     select sha256('x'), '1234', 'CAD', 100, 'en' returning id`,
  );
  const group = await base.pool.query("insert into customer_groups (name, region) values ('Clubs', 'ca') returning id");
  const cards = () => plant("gift-cards", { input: { status: "disabled" }, targets: [rows[0].id] });
  const people = () => plant("customers", { input: { customer_group_id: group.rows[0].id }, targets: [1] });
  for (const wish of ["retry", "revert"]) {
    expect(await act(await cards(), wish, ["gift-cards:write"], ["us"])).toEqual([403, "gift-cards:write", "ca"]);
    expect((await act(await cards(), wish, ["gift-cards:write"], ["ca"]))[0]).toBe(202);
    expect(await act(await people(), wish, ["customers:write"], ["us"])).toEqual([403, "customers:write", "ca"]);
    expect((await act(await people(), wish, ["customers:write"], ["ca"]))[0]).toBe(202);
  }
});

test("every kind of job says its markets, or why it has none", () => {
  const without: Record<string, string> = {
    "stock-levels": "stock is the same for all markets",
    "demo-products": "loads into an empty catalogue",
    revert: "has those of the job that it reverts",
  };
  const kinds = Object.entries(allJobKinds({ send: async () => undefined }));
  expect(kinds.flatMap(([name, { marketsOf }]) => (marketsOf ? [] : name)).sort()).toEqual(Object.keys(without).sort());
});
