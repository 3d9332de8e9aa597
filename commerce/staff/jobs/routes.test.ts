import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/writes.ts";
import type { App } from "#platform/http.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();
let app: App;
const keys: Record<string, string> = {};
beforeAll(async () => {
  app = await openApp(base.db);
  for (const permission of ["catalogue:write", "imports:write", "jobs:read"] as const)
    keys[permission] = (await addKey(base.db, permission, [permission])).key;
});

const plant = async (kind: string, reverts: number | null = null) => {
  const { rows } = await base.pool.query(
    `insert into staff_jobs (kind, input, total, report, started_by, status, done, reverts)
     values ($1, '{}', 2, '{}', '{"kind": "job", "id": null, "name": "Firn"}', 'failed', 1, $2) returning id`,
    [kind, reverts],
  );
  return Number(rows[0].id);
};
const act = async (job: number, wish: string, permission: string) => {
  const headers = { authorization: `Bearer ${keys[permission]}` };
  const answer = await app.inject({ method: "POST", url: `/api/jobs/${job}/${wish}`, headers });
  return [answer.statusCode, answer.json().permission ?? answer.json().code];
};

test("a job's course is changed by who may do its work, and by nobody else", async () => {
  for (const wish of ["retry", "revert", "cancel"]) {
    const [bulk, importing] = [await plant("products"), await plant("import")];
    expect(await act(bulk, wish, "imports:write")).toEqual([403, "catalogue:write"]);
    expect(await act(bulk, wish, "jobs:read")).toEqual([403, "catalogue:write"]);
    expect(await act(importing, wish, "catalogue:write")).toEqual([403, "imports:write"]);
    expect((await act(importing, wish, "imports:write"))[0]).toBe(wish === "cancel" ? 409 : 202);
    expect((await act(bulk, wish, "catalogue:write"))[0]).toBe(wish === "cancel" ? 409 : 202);
  }
});

test("what takes a job back asks what that job asks", async () => {
  const undoing = await plant("revert", await plant("import"));
  expect(await act(undoing, "retry", "catalogue:write")).toEqual([403, "imports:write"]);
  expect((await act(undoing, "retry", "imports:write"))[0]).toBe(202);
});

test("a job that is not there, or of a kind that nobody knows, asks for jobs:read", async () => {
  expect(await act(987_654, "cancel", "catalogue:write")).toEqual([403, "jobs:read"]);
  expect(await act(987_654, "cancel", "jobs:read")).toEqual([404, "job-not-found"]);
  expect(await act(await plant("of-yore"), "cancel", "catalogue:write")).toEqual([403, "jobs:read"]);
});
