import { sql } from "kysely";
import { lockCatalog } from "#commerce/catalog/management/actions.ts";
import type { Changes } from "#database/changes/follow.ts";
import type { Reader } from "#database/changes/reader.ts";
import { everything, ownFieldsTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { refreshListings } from "./refresh-listings.ts";

/**
 * When a field becomes a list filter or stops being one, one process per database updates the listings of the products
 * with values in it.
 */

const perStep = 250;
/** The version of how terms are made: increasing it checks all listings once more. */
const way = 1;

export const followOwnFields = (changes: Pick<Changes, "work">, db: Db): Reader =>
  changes.work("own-filters", way, async (tags) => {
    if (tags.has(ownFieldsTag) || tags.has(everything)) await settleOwnTerms(db);
  });

/** Derives the listings again whose terms do not match their own fields. */
export async function settleOwnTerms(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`/* once */
    select distinct products.id from products join listings on product_id = products.id
    where array(select term from unnest(terms) as term where starts_with(term, 'own_') order by term)
      is distinct from array(select term from unnest(own_terms(own_fields)) as term order by term)
    order by products.id`.execute(db);
  const ids = rows.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += perStep)
    await db.transaction().execute(async (trx) => {
      await lockCatalog(trx);
      await refreshListings(trx, ids.slice(start, start + perStep));
    });
}
