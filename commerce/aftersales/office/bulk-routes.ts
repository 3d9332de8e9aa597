import { sql } from "kysely";
import { type Static, Type } from "typebox";
import { readStatus } from "#commerce/sales/orders/states.ts";
import { previewEntry } from "#commerce/staff/jobs/bulk-preview.ts";
import { bulkRoute } from "#commerce/staff/jobs/bulk-routes.ts";
import type { JobServices } from "#commerce/staff/jobs/routes.ts";
import type { Transaction } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import type { Problem } from "#platform/result.ts";
import { OrdersChange, orderBulk } from "./bulk.ts";
import { OrderFilter } from "./list-schema.ts";

/** `name`: the buyer's. */
const Entry = Type.Object({ ...previewEntry, name: Type.String() });

async function read(trx: Transaction, jobId: number): Promise<Static<typeof Entry>[]> {
  const { rows } = await sql<Static<typeof Entry>>`
    select l.type, l.record_id as "recordId", l.before, l.after,
      trim(concat(o.billing_address ->> 'firstName', ' ', o.billing_address ->> 'lastName')) as name
    from audit_log l join orders o on o.id = l.aggregate_id::integer
    where l.job_id = ${jobId} order by l.aggregate_id::integer, l.id limit 1000`.execute(trx);
  return rows;
}

/** One change to many orders of the caller's markets. */
export function orderBulkRoute(app: App, services: JobServices): void {
  bulkRoute(app, services, orderBulk(services.jobs), {
    path: "/staff/orders/bulk",
    tags: ["orders"],
    change: OrdersChange,
    filter: OrderFilter,
    entry: Entry,
    read,
    async faultOf({ change, filter }): Promise<Problem<"invalid"> | null> {
      const { delivered, ready, ...others } = change;
      const many = { ...others, ...(delivered && ready && { ready }) };
      if ((delivered || ready) && Object.keys(many).length > 0)
        return { code: "invalid", message: "Check change.", fields: { change: "goes without other changes only" } };
      if (change.hold?.trim() === "")
        return { code: "invalid", message: "Check hold.", fields: { "change.hold": "is empty" } };
      if (filter?.status === undefined || readStatus(filter.status) !== null) return null;
      return { code: "invalid", message: "Check status.", fields: { "filter.status": "is no status" } };
    },
  });
}
