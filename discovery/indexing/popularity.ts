import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { searchLocales } from "#services/search/schema.ts";
import { updateProducts } from "./update-index.ts";

/** The weight of a sold unit and of a click on a result, added to the catalogue's popularity of a product. */
const [perPiece, perClick] = [20, 2];
/** The maximum that one day can add to one document, because anybody can click. */
const mostClicks = 200;
/** Smaller changes do not affect the ranking. The difference of the logarithms before and after. */
const least = 0.2;

/**
 * Counts the clicks of the last 30 days and the sales of the last 90, and updates the documents of products whose
 * ranking this changes. Returns their number.
 */
export async function countInterest(db: Db): Promise<number> {
  const ending = `-(${searchLocales.join("|")})$`;
  const { rows } = await sql<{ id: number }>`
    with bought as (
      select product_id, sum(quantity - restocked) * ${perPiece}::int as points
      from order_lines join orders on orders.id = order_id
      where placed_at > now() - interval '90 days' and status <> all (open_statuses() || array['cancelled', 'refunded']) group by 1),
    chosen as (
      select products.id as product_id, sum(least(clicks, ${mostClicks}::int)) * ${perClick}::int as points
      from search_clicks join products on document_id like 'product-%'
        and products.uid = regexp_replace(substr(document_id, 9), ${ending}, '')
      where day > current_date - 30 group by 1),
    wanted as (
      select product_id, least(sum(points), 1000000)::int as points
      from (select * from bought union all select * from chosen) as counted
      where product_id in (select id from products) group by 1),
    changed as (
      select products.id, coalesce(wanted.points, 0) as points
      from wanted full join search_interest kept using (product_id) join products on products.id = product_id
      where abs(ln(1 + greatest(0, popularity) + coalesce(wanted.points, 0))
        - ln(1 + greatest(0, popularity) + coalesce(kept.points, 0))) > ${least}),
    gone as (delete from search_interest where product_id in (select id from changed where points = 0)),
    written as (
      insert into search_interest (product_id, points) select id, points from changed where points > 0
      on conflict (product_id) do update set points = excluded.points)
    select id from changed order by id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await updateProducts(db, ids);
  return ids.length;
}
