import { sql } from "kysely";
import { lockCatalog } from "#commerce/catalog/shared/lock.ts";
import type { Changes } from "#database/changes/follow.ts";
import type { Reader } from "#database/changes/reader.ts";
import { everything, ownFieldsTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { refreshListings } from "./refresh-listings.ts";

/** Derives listings anew in one process per database when what they are derived from is not a change of a product. */

const perStep = 250;

/**
 * The version of how listings are derived (refresh-listings.ts). Increase it whenever that changes what products that
 * exist have in their listings, such as a new term: the next start derives the listings of all products once.
 */
const listingsVersion = 1;

/**
 * Derives all listings when the version was increased, and those of products with values in own fields when a field
 * becomes a filter or stops being one.
 */
export const followListings = (changes: Pick<Changes, "work">, db: Db, version = listingsVersion): Reader =>
  changes.work("listings", version, async (tags, isFirst) => {
    if (isFirst) await deriveAll(db);
    else if (tags.has(ownFieldsTag) || tags.has(everything)) await settleOwnTerms(db);
  });

/** Rows that are already right are not written, so a killed process costs its successor time and nothing else. */
async function deriveAll(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from products order by id`.execute(db);
  await derive(db, rows);
}

/** Derives the listings again whose terms do not match their own fields. */
async function settleOwnTerms(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`/* once */
    select distinct products.id from products join listings on product_id = products.id
    where array(select term from unnest(terms) as term where starts_with(term, 'own_') order by term)
      is distinct from array(select term from unnest(own_terms(own_fields)) as term order by term)
    order by products.id`.execute(db);
  await derive(db, rows);
}

async function derive(db: Db, products: readonly { id: number }[]): Promise<void> {
  const ids = products.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += perStep)
    await db.transaction().execute(async (trx) => {
      await lockCatalog(trx);
      await refreshListings(trx, ids.slice(start, start + perStep));
    });
}
