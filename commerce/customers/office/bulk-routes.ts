import { sql } from "kysely";
import { type Static, Type } from "typebox";
import { findOwnFields } from "#commerce/shared/own-fields/reads.ts";
import { closed } from "#commerce/shared/rest/shapes.ts";
import { withinMarkets } from "#commerce/staff/guard/markets.ts";
import { previewEntry } from "#commerce/staff/jobs/bulk-preview.ts";
import { bulkRoute } from "#commerce/staff/jobs/bulk-routes.ts";
import type { JobServices } from "#commerce/staff/jobs/routes.ts";
import type { Transaction } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import type { Problem } from "#platform/result.ts";
import { CustomersChange, customerBulk, groupOf, marketsOfGroup } from "./bulk.ts";
import { readOwnFieldChoices } from "./rules.ts";
import { CustomerFilter } from "./schema.ts";

/** `name`: the customer's, or their address where they told none. */
const Entry = Type.Object({ ...previewEntry, name: Type.String() });

async function read(trx: Transaction, jobId: number): Promise<Static<typeof Entry>[]> {
  const { rows } = await sql<Static<typeof Entry>>`
    select l.type, l.record_id as "recordId", l.before, l.after,
      coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) as name
    from audit_log l join customers c on c.id = l.aggregate_id::integer
    where l.job_id = ${jobId} order by l.aggregate_id::integer, l.id limit 1000`.execute(trx);
  return rows;
}

/** One change to many customers. Into groups of a market they are put by who may work there. */
export function customerBulkRoute(app: App, services: JobServices): void {
  const { db } = services;
  bulkRoute(app, services, customerBulk, {
    path: "/staff/customers/bulk",
    tags: ["customers"],
    change: CustomersChange,
    filter: Type.Object(CustomerFilter.properties, closed),
    entry: Entry,
    read,
    preHandler: withinMarkets("customers:write", ({ body }) =>
      marketsOfGroup(db, (body as { change: CustomersChange }).change),
    ),
    async faultOf({ change, filter }): Promise<Problem<"invalid"> | null> {
      const says =
        filter?.own === undefined ? [] : readOwnFieldChoices(filter.own, await findOwnFields(db, "customer"));
      if (typeof says === "string") return { code: "invalid", message: "Check own.", fields: { "filter.own": says } };
      if ((await groupOf(db, change)) !== "gone") return null;
      const fields = { "change.customer_group_id": "is no customer group" };
      return { code: "invalid", message: "Check customer_group_id.", fields };
    },
  });
}
