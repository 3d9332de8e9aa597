import { readFileSync } from "node:fs";
import { Type } from "typebox";
import { one } from "#commerce/shared/rest/shapes.ts";
import { staffAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import { wholeShopOnly } from "#commerce/staff/guard/markets.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import type { Jobs } from "#platform/jobs.ts";
import { findDatabase, findLatestBackup, findQueues, findWebhookHealth } from "./reads.ts";
import { BackupBody, Queue, Retried, SystemStatus } from "./schema.ts";

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

type Services = { db: Db; jobs: Pick<Jobs, "retryFailed">; config: { SMTP_URL: string } };

/**
 * The system's status, for staff with settings:read. With settings:write, they can retry failed jobs, and programs can
 * report backups.
 */
export function systemRoutes(app: App, { db, jobs, config }: Services): void {
  const onRequest = [
    staffOnly(db, { read: "settings:read", write: "settings:write" }),
    wholeShopOnly("settings:write"),
    noStore,
  ];

  const status = { schema: { response: { 200: one(SystemStatus) } }, onRequest };
  app.get("/staff/system", status, async () => {
    const [database, queues, webhooks, backup] = await Promise.all([
      findDatabase(db),
      findQueues(db),
      findWebhookHealth(db),
      findLatestBackup(db),
    ]);
    const process_ = { version, node: process.version, startedAt, memory: process.memoryUsage.rss() };
    const mail = config.SMTP_URL === "" ? ("files" as const) : ("server" as const);
    return { data: { ...process_, database, queues, webhooks, backup, mail }, meta: {} };
  });

  const retrying = { schema: { params: Queue, response: { 200: one(Retried) } }, onRequest };
  app.post("/staff/system/queues/:name/retry", retrying, async ({ params }) => ({
    data: { count: await jobs.retryFailed(params.name) },
    meta: {},
  }));

  app.post(
    "/staff/system/backups",
    { schema: { body: BackupBody, response: { 204: Type.Null() } }, onRequest },
    async (request, reply) => {
      const { at, note = "" } = request.body;
      const begun = at === undefined ? new Date() : new Date(at);
      if (begun.getTime() > Date.now() + 60_000) {
        const fields = { at: "lies in the future" };
        return sendProblem(reply, 422, { code: "invalid", message: "A backup cannot lie in the future.", fields });
      }
      const row = { at: begun, note, made_by: staffAt(request).name };
      await db.insertInto("backups").values(row).execute();
      return reply.code(204).send(null);
    },
  );
}
