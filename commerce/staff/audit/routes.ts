import { Readable } from "node:stream";
import { csvLine, csvMark } from "#commerce/shared/csv.ts";
import { staffOnly } from "#commerce/staff/guard.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http.ts";
import { eachAudit, findAudit } from "./reads.ts";
import { AuditFilter, AuditPage, AuditQuery } from "./schema.ts";
import { noteInAudit } from "./writes.ts";

/**
 * The audit log for staff with the permission audit:read: who changed what, from which address, with the values before
 * and after.
 */
export function auditRoutes(app: App, { db }: { db: Db }): void {
  const onRequest = [staffOnly(db, "audit:read"), noStore];

  const listing = { schema: { querystring: AuditQuery, response: { 200: AuditPage } }, onRequest };
  app.get("/audit", listing, async ({ query: { page, limit, count, ...filter } }) => {
    const { entries, ...counted } = await findAudit(db, filter, { page, limit, count });
    return { data: entries, meta: { pagination: { ...counted, page, limit } } };
  });

  app.get("/audit/export", { schema: { querystring: AuditFilter }, onRequest }, async ({ query }, reply) => {
    await noteInAudit(db, { action: "export", type: "audit", after: query });
    reply.header("content-disposition", 'attachment; filename="audit.csv"').type("text/csv; charset=utf-8");
    return reply.send(Readable.from(linesOf(db, query)));
  });
}

const columns = ["at", "actor", "actor_id", "name", "address", "action", "type", "record", "label", "job"];

async function* linesOf(db: Db, filter: AuditFilter): AsyncGenerator<string> {
  yield csvMark + csvLine([...columns, "before", "after"]);
  for await (const entries of eachAudit(db, filter)) {
    yield entries
      .map(({ at, actor, address, action, type, recordId, label, jobId, before, after }) =>
        csvLine([at, actor.kind, actor.id, actor.name, address, action, type, recordId, label, jobId, before, after]),
      )
      .join("");
  }
}
