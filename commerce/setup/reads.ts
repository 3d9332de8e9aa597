import { sql } from "kysely";
import type { Db } from "#database/tables.ts";

export type SaleFacts = { hasProduct: boolean; delivered: string[]; offered: string[] };

/** Returns whether there is any product, which regions have delivery, and in which regions something can be bought. */
export async function findSaleFacts(db: Db, regions: readonly string[]): Promise<SaleFacts> {
  const { rows } = await sql<SaleFacts>`
    select exists (select from products where deleted_at is null) as "hasProduct",
      array(select region from shipping_zones z where is_enabled
        and exists (select from shipping_methods m where m.zone_id = z.id and m.is_enabled)) as delivered,
      array(select region from unnest(${[...regions]}::text[]) region where exists (
        select from prices r join variants v on v.id = r.variant_id join products p on p.id = v.product_id
          left join stock s on s.variant_id = v.id
        where r.region = region.region and v.is_offered
          and is_left(v.purchasing_disabled, p.inventory_tracking, s.available))) as offered`.execute(db);
  return rows[0]!;
}
