import { type ExportColumns, sendExport } from "#commerce/staff/exports/send-export.ts";
import { staffAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { eachAudit, findAudit } from "./reads.ts";
import { type AuditEntry, AuditFilter, AuditPage, AuditQuery } from "./schema.ts";

/**
 * The audit log for staff with the permission audit:read: who changed what, from which address, with the values before
 * and after. Staff of some markets see what is of these, and what is of none.
 */
export function auditRoutes(app: App, { db }: { db: Db }): void {
  const onRequest = [staffOnly(db, "audit:read"), noStore];

  const listing = { schema: { querystring: AuditQuery, response: { 200: AuditPage } }, onRequest };
  app.get("/audit", listing, async (request) => {
    const { page, limit, count, ...filter } = request.query;
    const asked = { ...filter, markets: staffAt(request).markets };
    const { entries, ...counted } = await findAudit(db, asked, { page, limit, count });
    return { data: entries, meta: { pagination: { ...counted, page, limit } } };
  });

  const exporting = { schema: { querystring: AuditFilter }, onRequest: [...onRequest, staffOnly(db, "exports:write")] };
  app.get("/audit/export", exporting, (request, reply) => {
    const { query } = request;
    const batches = eachAudit(db, { ...query, markets: staffAt(request).markets });
    return sendExport(db, reply, { type: "audit", name: "audit", filter: query, columns, batches });
  });
}

const columns: ExportColumns<AuditEntry> = [
  ["at", ({ at }) => at],
  ["actor", ({ actor }) => actor.kind],
  ["actor_id", ({ actor }) => actor.id],
  ["name", ({ actor }) => actor.name],
  ["address", ({ address }) => address],
  ["action", ({ action }) => action],
  ["type", ({ type }) => type],
  ["record", ({ recordId }) => recordId],
  ["label", ({ label }) => label],
  ["about", ({ about }) => about.join(" · ")],
  ["job", ({ jobId }) => jobId],
  ["before", ({ before }) => before],
  ["after", ({ after }) => after],
];
