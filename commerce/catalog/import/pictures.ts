import { sql } from "kysely";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { lockCatalog } from "#commerce/catalog/shared/lock.ts";
import type { AttachedPicture } from "#commerce/staff/imports/format.ts";
import type { Transaction } from "#database/tables.ts";

/**
 * Appends pictures of the library to those of products, and sets the pictures of variants; existing ones are not
 * repeated.
 */
export async function attachPictures(trx: Transaction, pictures: readonly AttachedPicture[]): Promise<void> {
  await lockCatalog(trx);
  const given = sql`jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as given (place int, key text, sku text, asset text)`;
  const { rows: products } = await sql<{ id: number }>`
    with wanted as (
      select p.id, jsonb_agg(jsonb_build_object('id', asset) order by first) as added
      from (select key, asset, min(place) as first from ${given} where sku is null group by key, asset) g join products p on p.uid = g.key
      where not p.images @> jsonb_build_array(jsonb_build_object('id', asset))
      group by p.id
    )
    update products set images = images || added, updated_at = now() from wanted
    where products.id = wanted.id and jsonb_array_length(images) + jsonb_array_length(added) <= 500
    returning products.id`.execute(trx);
  const { rows: variants } = await sql<{ id: number }>`
    update variants v set image = given.asset from ${given}, products p
    where p.uid = given.key and v.product_id = p.id and v.sku = given.sku and v.image is distinct from given.asset
    returning v.product_id as id`.execute(trx);
  const ids = [...new Set([...products, ...variants].map(({ id }) => id))].sort((a, b) => a - b);
  if (ids.length > 0) await recordProducts(trx, ids);
}
