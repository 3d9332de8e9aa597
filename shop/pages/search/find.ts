import { sql } from "kysely";
import { pricesBehind } from "#commerce/catalogue/reads.ts";
import type { ProductCard } from "#commerce/catalogue/schema.ts";
import type { PriceRegion } from "#commerce/regions/schema.ts";
import type { Db } from "#database/tables.ts";

export type Found = { cards: ProductCard[]; total: number };

/** "%" and "_" as themselves. */
const pattern = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/**
 * Products whose title in this language, or own name, has every word in it; the ones that begin with the words first,
 * then by popularity. `page` from 1.
 */
export async function findByTitle(
  db: Db,
  place: { region: PriceRegion | null; contentLocale: string },
  query: string,
  page: number,
  perPage: number,
): Promise<Found> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8).map(pattern);
  if (words.length === 0) return { cards: [], total: 0 };
  const { rows } = await sql<{ card: ProductCard; total: number }>`
    with named as (
      select listings.card, listings.popularity, listings.product_id,
        lower(coalesce(entry.title, '') || ' ' || products.name) as title
      from listings
        join products on products.id = listings.product_id
        left join content_entries entry
          on entry.content_type = 'product' and entry.uid = products.uid and entry.locale = ${place.contentLocale}
      where listings.region = ${pricesBehind(place.region)}
    )
    select card, count(*) over ()::int as total from named
    where title like all (${words}::text[])
    order by title like ${words.join(" ").slice(1)} desc, popularity desc, product_id
    limit ${perPage}::int offset ${(page - 1) * perPage}::int`.execute(db);
  return { cards: rows.map((row) => row.card), total: rows[0]?.total ?? 0 };
}
