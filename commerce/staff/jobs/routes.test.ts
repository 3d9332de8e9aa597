import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
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

test("the list's filters leave as CSV what they show, and the export is told", async () => {
  const id = await plant("import");
  await base.pool.query(
    `update staff_jobs set report = '{"skipped": [{"id": "row 2", "why": "is gone"}], "skippedCount": 1, "error": "=1+1"}' where id = $1`,
    [id],
  );
  await plant("products");
  const { key } = await addKey(base.db, "Exports", ["jobs:read", "exports:write"]);
  const ask = (as: string | undefined) =>
    app.inject({ url: "/api/jobs/export?kind=import", headers: { authorization: `Bearer ${as}` } });
  const { headers, body } = await ask(key);
  expect(headers["content-type"]).toContain("text/csv");
  const [head, ...lines] = body.trim().split("\r\n");
  expect(head).toContain("id,kind,status,done,total,skipped,error,startedBy");
  expect(lines.every((line) => line.includes(",import,"))).toBe(true);
  expect(lines.at(-1)).toContain(`${id},import,failed,1,2,1,'=1+1,Firn,`);
  const { rows } = await base.pool.query("select after from audit_log where action = 'export' and type = 'job'");
  expect(rows.map(({ after }) => after.kind)).toEqual(["import"]);
  expect((await ask(keys["jobs:read"])).json().permission).toBe("exports:write");
});
