import { beforeAll, describe, expect, test } from "vitest";
import { resumeJobs, runJob } from "#commerce/staff/jobs/actions.ts";
import { bulkJob } from "#commerce/staff/jobs/bulk.ts";
import { findJob } from "#commerce/staff/jobs/reads.ts";
import { revertKind } from "#commerce/staff/jobs/revert.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { plantCustomer } from "#tests/support/catalogue.ts";
import { groups } from "#tests/support/groups.ts";
import { useOfficeCustomers } from "#tests/support/suites/office-customers.ts";
import { customerBulk } from "./bulk.ts";

const office = useOfficeCustomers();
const { base, named } = office;
const keys: Record<string, string> = {};
beforeAll(async () => {
  keys.all = (await addKey(base.db, "People", ["customers:write", "jobs:read"])).key;
  keys.canada = (await addKey(base.db, "Canada", ["customers:write"], { markets: ["ca"] })).key;
  keys.reader = (await addKey(base.db, "Reader", ["customers:read"])).key;
});

const send = async (method: "GET" | "POST" | "PUT", url: string, payload?: object, who = "all") => {
  const headers = { authorization: `Bearer ${keys[who]}` };
  const answer = await office.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
};
const bulk = (body: object, who = "all") => send("POST", "/staff/customers/bulk", body, who);
const kinds = { customers: bulkJob(customerBulk), revert: revertKind({ customer: null }) };
const run = async (id: number) => {
  await runJob(base.db, kinds, id);
  return findJob(base.db, id);
};
const revert = async (id: number) => run((await send("POST", `/jobs/${id}/revert`)).body.job.id);
const stored = async (ids: readonly number[]) =>
  (
    await base.pool.query("select tags, customer_group_id as group from customers where id = any ($1) order by id", [
      ids,
    ])
  ).rows;
const tag = (id: number, tags: string[]) =>
  base.db.updateTable("customers").set({ tags }).where("id", "=", id).execute();
const plant = async (last: string, count: number) => {
  const ids: number[] = [];
  for (let number = 0; number < count; number += 1)
    ids.push(await named("Ida", last, `${last}${number}@many.example`.toLowerCase()));
  return ids;
};

describe("a change of many customers", () => {
  test("takes exactly those that a filter left when it was started, and none where their number is another by now", async () => {
    const ids = await plant("Exactly", 3);
    const body = { change: { add_tags: [" club "], customer_group_id: groups.pro }, filter: { q: "exactly" } };
    const preview = await send("POST", "/staff/customers/bulk?preview=1", body);
    expect(preview.body).toMatchObject({ total: 3, skipped: [] });
    expect(preview.body.data[0]).toMatchObject({
      type: "customer",
      recordId: `${ids[0]}`,
      name: "Ida Exactly",
      after: { tags: ["club"], customer_group_id: groups.pro },
    });
    const before = await stored(ids);
    expect(before.map(({ tags }) => tags)).toEqual([[], [], []]);
    const { these } = preview.body;
    expect(await bulk({ ...body, these, expected: 4 })).toMatchObject({
      status: 409,
      body: { code: "count-changed", total: 3 },
    });
    const started = await bulk({ ...body, these });
    const late = await named("Ida", "Exactly", "late@many.example");
    await tag(late, ["own"]);
    const job = await run(started.body.job.id);
    expect(job).toMatchObject({ status: "done", done: 3, report: { counts: { changed: 3 } } });
    expect((await stored(ids)).map(({ tags, group }) => [tags, group])).toEqual(ids.map(() => [["club"], groups.pro]));
    expect((await stored([late]))[0].tags).toEqual(["own"]);

    // One is put into another group since, and left; the others have what they had.
    await base.db
      .updateTable("customers")
      .set({ customer_group_id: null })
      .where("id", "=", ids[1] as number)
      .execute();
    expect((await revert(started.body.job.id))?.report).toMatchObject({
      skippedCount: 1,
      skipped: [{ about: { kind: "customer", id: `${ids[1]}` }, reason: { code: "changed-since" } }],
    });
    expect(await stored(ids)).toEqual([before[0], { tags: ["club"], group: null }, before[2]]);
  });

  test("leaves who would have too many tags, who is gone, and everybody where the group is gone meanwhile", async () => {
    const ids = await plant("Leaving", 3);
    const full = Array.from({ length: 20 }, (_, number) => `t${number}`);
    await tag(ids[0]!, full);
    const started = await bulk({ change: { add_tags: ["more"], remove_tags: ["no"] }, ids });
    await base.pool.query("delete from customers where id = $1", [ids[1]]);
    expect((await run(started.body.job.id))?.report).toMatchObject({
      counts: { changed: 1 },
      skipped: [
        { about: { id: `${ids[1]}` }, reason: { code: "gone" } },
        { about: { id: `${ids[0]}` }, reason: { code: "more-tags-than" } },
      ],
    });
    const { rows } = await base.pool.query("insert into customer_groups (name) values ('Passing') returning id");
    const moving = await bulk({ change: { customer_group_id: rows[0].id }, ids: [ids[2]] });
    await base.pool.query("delete from customer_groups where id = $1", [rows[0].id]);
    expect((await run(moving.body.job.id))?.report.skipped).toMatchObject([{ reason: { code: "group-gone" } }]);
  });

  test("killed between its steps it goes on where it was", async () => {
    const ids: number[] = [];
    for (let number = 0; number < 120; number += 1) ids.push(await plantCustomer(base.db));
    const started = await bulk({ change: { add_tags: ["counted"] }, ids });
    const own = bulkJob(customerBulk);
    let steps = 0;
    const step: typeof own.step = (...args) => {
      steps += 1;
      if (steps === 2) throw new Error("killed");
      return own.step(...args);
    };
    await expect(runJob(base.db, { customers: { ...own, step } }, started.body.job.id)).rejects.toThrow("killed");
    await base.pool.query("update staff_jobs set updated_at = now() - interval '2 minutes'");
    await resumeJobs(base.db, kinds);
    expect(await findJob(base.db, started.body.job.id)).toMatchObject({ status: "done", done: 120 });
    expect((await stored(ids)).every(({ tags }) => tags.join() === "counted")).toBe(true);
    const { rows } = await base.pool.query("select count(*)::integer as writes from audit_log where job_id = $1", [
      started.body.job.id,
    ]);
    expect(rows[0].writes).toBe(120);
  });

  test("says what is wrong with it, and subscribes nobody", async () => {
    const [id] = await plant("Wrong", 1);
    expect((await bulk({ change: { customer_group_id: 999_999 }, ids: [id] })).body.errors).toEqual({
      "change.customer_group_id": "is no customer group",
    });
    expect((await bulk({ change: { add_tags: ["a"] }, filter: { own: "none:such" } })).body.errors).toEqual({
      "filter.own": expect.stringContaining("none"),
    });
    expect((await bulk({ change: { newsletter: true }, ids: [id] })).status).toBe(422);
    expect((await bulk({ change: { add_tags: ["a"] }, ids: [id] }, "reader")).body).toMatchObject({
      permission: "customers:write",
    });
  });
});

test("into a group of one market they are put by who may work there", async () => {
  const [id] = await plant("Border", 1);
  const { rows } = await base.pool.query(
    "insert into customer_groups (name, region) values ('South', 'us'), ('North', 'ca') returning id",
  );
  const [south, north] = rows.map((row) => row.id);
  const into = (group: number | null) =>
    bulk({ change: { customer_group_id: group }, ids: [id] }, "canada").then(({ status, body }) => [
      status,
      body.market,
    ]);
  expect(await into(south)).toEqual([403, "us"]);
  expect(await into(north)).toEqual([202, undefined]);
  expect(await into(null)).toEqual([202, undefined]);
});
