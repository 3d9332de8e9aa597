import { sql } from "kysely";
import { type Static, Type } from "typebox";
import { withinMarkets } from "#commerce/staff/guard/markets.ts";
import { previewEntry } from "#commerce/staff/jobs/bulk-preview.ts";
import { bulkRoute } from "#commerce/staff/jobs/bulk-routes.ts";
import type { JobServices } from "#commerce/staff/jobs/routes.ts";
import type { Skipped } from "#commerce/staff/jobs/schema.ts";
import type { Transaction } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { Change, pricedIn, productBulk } from "./bulk.ts";
import { faultsOfDays } from "./bulk-prices.ts";
import { ProductFilter } from "./list-schema.ts";

export const BulkEntry = Type.Object({
  ...previewEntry,
  productId: Type.String(),
  /** The product's name. */
  name: Type.String(),
  /** The variant's SKU; "" when the product itself changes. */
  sku: Type.String(),
});
type Entry = Static<typeof BulkEntry>;
/** What a change of many products would do. */
export type BulkPreview = { total: number; data: Entry[]; skipped: Skipped[] };

async function read(trx: Transaction, jobId: number): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select l.type, l.record_id as "recordId", l.aggregate_id as "productId", p.name, coalesce(v.sku, '') as sku, l.before, l.after
    from audit_log l join products p on p.id = l.aggregate_id::integer
    left join variants v on l.type in ('price', 'variant') and v.id = split_part(l.record_id, '/', -1)::integer
    where l.job_id = ${jobId} order by l.id limit 1000`.execute(trx);
  return rows;
}

/** One change to many products, in the price lists that the caller may change. */
export function productBulkRoute(app: App, services: JobServices): void {
  bulkRoute(app, services, productBulk, {
    path: "/staff/products/bulk",
    change: Change,
    filter: ProductFilter,
    entry: BulkEntry,
    read,
    preHandler: withinMarkets("catalogue:write", ({ body }) => pricedIn((body as { change: Change }).change)),
    async faultOf({ change }) {
      const fields = faultsOfDays(change);
      return fields && { code: "invalid", message: "The sale has no days that can be.", fields };
    },
  });
}
