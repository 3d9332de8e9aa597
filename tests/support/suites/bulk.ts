import { afterAll, beforeAll } from "vitest";
import { runJob } from "#commerce/staff/jobs/actions.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { staffJobKinds } from "#server/staff-jobs.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by field
type Data = any;

/** The calls of a list whose records are changed at once, for the tests of one file. */
export function useBulk(path: string, permissions: Permission[]) {
  const base = useDatabase();
  let app: App;
  let key: string;
  beforeAll(async () => {
    app = await openApp(base.db);
    key = (await addKey(base.db, "Bulk", [...permissions, "jobs:read"])).key;
  });
  afterAll(() => app.close());
  const send = async (method: "GET" | "POST" | "PUT", url: string, payload?: object, as = key) => {
    const headers = { authorization: `Bearer ${as}` };
    const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: (answer.body === "" ? {} : answer.json()) as Data };
  };
  const bulk = (body: object, as?: string) => send("POST", path, body, as);
  const preview = (body: object) => send("POST", `${path}?preview=1`, body);
  const end = async (id: number) => {
    await runJob(base.db, staffJobKinds, id);
    return (await send("GET", `/jobs/${id}`)).body;
  };
  /** Starts a change and runs it to its end; answers the job. What a filter finds is looked at first. */
  const done = async (body: object) => {
    const these: string | undefined = "filter" in body ? (await preview(body)).body.these : undefined;
    const started = await bulk({ these, ...body });
    return started.status === 202 ? end(started.body.job.id) : started;
  };
  /** Takes a job back; answers the job that did so. */
  const revert = async (id: number) => end((await send("POST", `/jobs/${id}/revert`)).body.job.id);
  return { base, send, bulk, preview, done, revert };
}

/** What a job left, as "record 7: why". */
export const leftBy = ({ report }: { report: { skipped?: { id: string; why: string }[] } }): string[] =>
  (report.skipped ?? []).map(({ id, why }) => `${id}: ${why}`);
