import { beforeAll, describe, expect, test } from "vitest";
import { resumeJobs, runJob } from "#commerce/staff/jobs/actions.ts";
import { bulkJob } from "#commerce/staff/jobs/bulk.ts";
import { findJob } from "#commerce/staff/jobs/reads.ts";
import { revertKind } from "#commerce/staff/jobs/revert.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantOrder } from "#tests/support/office-orders.ts";
import { emitHoldEvents, orderBulk } from "./bulk.ts";

const base = useDatabase();
let app: App;
const keys: Record<string, string> = {};
beforeAll(async () => {
  app = await openApp(base.db);
  keys.all = (await addKey(base.db, "Desk", ["orders:write", "jobs:read"])).key;
  keys.canada = (await addKey(base.db, "Canada", ["orders:write", "jobs:read"], { markets: ["ca"] })).key;
  keys.reader = (await addKey(base.db, "Reader", ["orders:read"])).key;
});

const send = async (method: "GET" | "POST" | "PUT", url: string, payload?: object, who = "all") => {
  const headers = { authorization: `Bearer ${keys[who]}` };
  const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
};
const bulk = (body: object, who = "all") => send("POST", "/staff/orders/bulk", body, who);
/** Tags and holds are told to nobody. */
const many = orderBulk({ send: () => Promise.reject(new Error("An e-mail was sent.")) });
const kinds = {
  orders: bulkJob(many),
  revert: revertKind({ order: (trx, ids) => emitHoldEvents(trx, ids.map(Number)) }),
};
const run = async (id: number) => {
  await runJob(base.db, kinds, id);
  return findJob(base.db, id);
};
/** What a filter finds is looked at first. */
const done = async (body: object) => {
  const { these } = "filter" in body ? (await send("POST", "/staff/orders/bulk?preview=1", body)).body : {};
  return run((await bulk({ ...body, these })).body.job.id);
};
const revert = async (id: number) => run((await send("POST", `/jobs/${id}/revert`)).body.job.id);
const stored = async (ids: readonly number[]) =>
  (await base.pool.query("select tags, hold_reason as hold from orders where id = any ($1) order by id", [ids])).rows;
const history = async (id: number) =>
  (
    await base.pool.query("select note, made_by from order_history where order_id = $1 and note <> '' order by id", [
      id,
    ])
  ).rows.map(({ note, made_by: by }) => `${note}|${by}`);
const plant = async (lastName: string, count: number, more: Parameters<typeof plantOrder>[1] = {}) => {
  const ids: number[] = [];
  for (let number = 0; number < count; number += 1) ids.push(await plantOrder(base.db, { lastName, ...more }));
  return ids;
};

describe("a change of many orders", () => {
  test("takes exactly those that a filter left when it was started, and none where their number is another by now", async () => {
    const ids = await plant("Exactly", 3);
    const [other] = await plant("Elsewhere", 1);
    const body = { change: { add_tags: ["  fair  2026 ", "vip"] }, filter: { q: "exactly" } };
    const preview = await send("POST", "/staff/orders/bulk?preview=1", body);
    expect(preview.body).toMatchObject({
      total: 3,
      data: ids.map((id) => ({
        type: "order",
        recordId: `${id}`,
        name: "Ada Exactly",
        before: { tags: [] },
        after: { tags: ["fair 2026", "vip"] },
      })),
      skipped: [],
    });
    expect((await stored(ids)).flatMap(({ tags }) => tags)).toEqual([]);
    const { these } = preview.body;
    const changed = await bulk({ ...body, these, expected: 2 });
    expect(changed).toMatchObject({ status: 409, body: { code: "count-changed", total: 3 } });
    const started = await bulk({ ...body, these });
    expect([started.status, started.body.job.total]).toEqual([202, 3]);
    const [late] = await plant("Exactly", 1);
    expect(await run(started.body.job.id)).toMatchObject({
      status: "done",
      done: 3,
      report: { counts: { changed: 3 } },
    });
    expect(await stored([...ids, other!, late!])).toEqual([
      ...ids.map(() => ({ tags: ["fair 2026", "vip"], hold: null })),
      { tags: [], hold: null },
      { tags: [], hold: null },
    ]);
    expect((await send("GET", "/staff/orders/facets")).body.data.tags).toEqual(
      expect.arrayContaining(["fair 2026", "vip"]),
    );
    await done({ change: { remove_tags: ["vip"], add_tags: ["packed"] }, ids });
    // What has the tag already is not counted as changed.
    const again = await done({ change: { add_tags: ["packed"] }, ids: [...ids, late!] });
    expect(again?.report).toEqual({ counts: { changed: 1, unchanged: 3 } });
    expect((await stored(ids)).map(({ tags }) => tags)).toEqual(ids.map(() => ["fair 2026", "packed"]));
  });

  test("holds back with a reason and releases; what cannot be is left, with why, and taken back it is told in the history", async () => {
    const open = await plant("Holding", 2);
    const [gone] = await plant("Holding", 1, { status: "completed" });
    const [held] = await plant("Holding", 1);
    await send("PUT", `/staff/orders/${held}`, { hold: "Mine" });
    const job = await done({ change: { hold: " Recall of bindings " }, ids: [...open, gone!, held!] });
    expect(job?.report).toMatchObject({
      counts: { changed: 2 },
      skipped: [
        { about: { kind: "order", id: `${gone}` }, reason: { code: "left-or-over" } },
        { about: { kind: "order", id: `${held}` }, reason: { code: "on-hold-already" } },
      ],
    });
    expect((await stored([...open, gone!, held!])).map(({ hold }) => hold)).toEqual([
      "Recall of bindings",
      "Recall of bindings",
      null,
      "Mine",
    ]);
    const by = /\|staff:\d+ Desk$/;
    expect(await history(open[0]!)).toEqual([expect.stringMatching(by)]);
    expect((await history(open[0]!))[0]).toContain("on hold: Recall of bindings");

    // One is released by somebody meanwhile: taking the job back leaves it as it is.
    await send("PUT", `/staff/orders/${open[1]}`, { hold: null });
    await send("PUT", `/staff/orders/${open[1]}`, { hold: "Asked again" });
    const back = await revert(job!.id);
    expect(back?.report).toMatchObject({
      skippedCount: 1,
      skipped: [{ about: { kind: "order", id: `${open[1]}` }, reason: { code: "changed-since" } }],
    });
    expect((await stored(open)).map(({ hold }) => hold)).toEqual([null, "Asked again"]);
    expect((await history(open[0]!)).at(-1)).toMatch(/^released\|staff:\d+ Desk$/);
    expect((await history(open[1]!)).at(-1)).toContain("Asked again");

    const released = await done({ change: { hold: null }, ids: [...open, held!] });
    expect(released?.report).toMatchObject({ counts: { changed: 2 }, skipped: [{ reason: { code: "not-on-hold" } }] });
    await revert(released!.id);
    expect((await stored([...open, held!])).map(({ hold }) => hold)).toEqual([null, "Asked again", "Mine"]);
    expect((await history(held!)).at(-1)).toContain("on hold: Mine");
  });

  test("tags are taken back as a whole, but for orders that were tagged otherwise since", async () => {
    const ids = await plant("Tagged", 2);
    const full = Array.from({ length: 20 }, (_, number) => `t${number}`);
    const [crowded] = await plant("Tagged", 1);
    await send("PUT", `/staff/orders/${crowded}`, { tags: full });
    const job = await done({ change: { add_tags: ["fair"] }, filter: { q: "tagged" } });
    expect(job?.report.skipped).toMatchObject([
      { about: { id: `${crowded}` }, reason: { code: "more-tags-than", values: { most: "20" } } },
    ]);
    await send("PUT", `/staff/orders/${ids[1]}`, { tags: ["fair", "own"] });
    expect((await revert(job!.id))?.report.skipped).toMatchObject([{ about: { id: `${ids[1]}` } }]);
    expect((await stored([...ids, crowded!])).map(({ tags }) => tags)).toEqual([[], ["fair", "own"], full]);
    expect((await send("GET", `/jobs/${job!.id}`)).body.status).toBe("reverted");
  });

  test("killed between its steps it goes on, and nothing is done twice", async () => {
    const ids = await plant("Killed", 150);
    const started = await bulk({ change: { hold: "Stocktaking" }, ids });
    let steps = 0;
    const own = bulkJob(many);
    const dying = {
      orders: {
        ...own,
        step: (...args: Parameters<typeof own.step>) => {
          steps += 1;
          if (steps === 2) throw new Error("killed");
          return own.step(...args);
        },
      },
    };
    await expect(runJob(base.db, dying, started.body.job.id)).rejects.toThrow("killed");
    expect(await findJob(base.db, started.body.job.id)).toMatchObject({ status: "running", done: 100 });
    await base.pool.query("update staff_jobs set updated_at = now() - interval '2 minutes' where id = $1", [
      started.body.job.id,
    ]);
    await resumeJobs(base.db, kinds);
    expect(await findJob(base.db, started.body.job.id)).toMatchObject({
      status: "done",
      done: 150,
      report: { counts: { changed: 150 } },
    });
    const { rows } = await base.pool.query(
      "select count(*)::integer as lines, count(distinct order_id)::integer as orders from order_history where order_id = any ($1) and note like 'on hold%'",
      [ids],
    );
    expect(rows[0]).toEqual({ lines: 150, orders: 150 });
  });

  test("says what is wrong with it", async () => {
    const [id] = await plant("Wrong", 1);
    const change = { add_tags: ["a"] };
    expect((await bulk({ change })).body.errors).toHaveProperty("ids");
    expect((await bulk({ change, ids: [id], filter: {} })).status).toBe(422);
    expect((await bulk({ change: {}, ids: [id] })).status).toBe(422);
    expect((await bulk({ change: { ...change, delivered: true }, ids: [id] })).body.errors).toEqual({
      change: "goes without other changes only",
    });
    expect((await bulk({ change: { hold: "  " }, ids: [id] })).body.errors).toEqual({ "change.hold": "is empty" });
    expect((await bulk({ change, filter: { status: "lost" } })).body.errors).toEqual({
      "filter.status": "is no status",
    });
    expect((await bulk({ change, ids: [id, 999_999] })).body.errors).toEqual({ ids: "do not exist: 999999" });
    expect((await bulk({ change, ids: [id] }, "reader")).body).toMatchObject({ permission: "orders:write" });
  });
});

describe("who works in one market", () => {
  test("changes no orders of others, named or found, and does not steer a job with such", async () => {
    const [ours] = await plant("Border", 1, { region: "ca" });
    const [theirs] = await plant("Border", 1);
    const change = { add_tags: ["north"] };
    expect((await bulk({ change, ids: [ours, theirs] }, "canada")).body.errors).toEqual({
      ids: `do not exist: ${theirs}`,
    });
    const which = { change, filter: { q: "border" } };
    const { these } = (await send("POST", "/staff/orders/bulk?preview=1", which, "canada")).body;
    const found = await bulk({ ...which, these }, "canada");
    expect(found.body.job.total).toBe(1);
    await run(found.body.job.id);
    expect((await stored([ours!, theirs!])).map(({ tags }) => tags)).toEqual([["north"], []]);

    const wide = await bulk({ change: { hold: "Storm" }, ids: [ours, theirs] });
    await run(wide.body.job.id);
    const refused = await send("POST", `/jobs/${wide.body.job.id}/revert`, undefined, "canada");
    expect([refused.status, refused.body.code, refused.body.market]).toEqual([403, "forbidden", "us"]);
    const own = await send("POST", `/jobs/${found.body.job.id}/revert`, undefined, "canada");
    expect(own.status).toBe(202);
  });
});
