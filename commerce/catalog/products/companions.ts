import { sql } from "kysely";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { listsTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import type { ProductDetail } from "./schema.ts";

export type Companion = Pick<ProductDetail, "id" | "uid" | "kind" | "specs">;

/** How many of a kind are considered. */
const mostOfAKind = 24;

/** Products of these kinds that the region sells and has in stock, the most popular of each first. One query. */
export async function findCompanions(db: Db, region: PriceRegion, kinds: readonly string[]): Promise<Companion[]> {
  noteTags([listsTag]);
  const { rows } = await sql<Companion>`
    select found.id, found.uid, found.kind, found.specs
    from unnest(${[...kinds]}::text[]) with ordinality as wanted (kind, place),
      lateral (
        select p.id, p.uid, p.kind, p.specs, l.popularity
        from products p join listings l on l.product_id = p.id
        where l.region = ${region} and l.in_stock and p.kind = wanted.kind
        order by l.popularity desc, p.id limit ${mostOfAKind}
      ) found
    order by wanted.place, found.popularity desc, found.id`.execute(db);
  return rows;
}
