import { sql } from "kysely";
import { importCatalog } from "#commerce/catalog/import/import-catalog.ts";
import { refreshListings } from "#commerce/catalog/listings/refresh-listings.ts";
import { upsertStores } from "#commerce/stores/directory/writes.ts";
import { locks } from "#database/locks.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { upsertEntries } from "#services/content/writes.ts";
import { putAssets } from "#services/media/writes.ts";
import { categories, importedCategories } from "./catalogue/categories.ts";
import { toCatalogue, toGiftCard } from "./catalogue/import.ts";
import { giftCard, products } from "./catalogue/products.ts";
import { demoContent, demoProductContent } from "./content/load.ts";
import { loadContentModel } from "./content/model/load.ts";
import { addCustomers } from "./customers.ts";
import { demoMedia } from "./media.ts";
import { addPromotions } from "./promotions.ts";
import { addReviews } from "./reviews/load.ts";
import { addKindNames, addSearchWords } from "./search-words.ts";
import { stockStores } from "./store-stock.ts";
import { demoStores } from "./stores.ts";
import { addTaxRates } from "./taxes.ts";

/**
 * Fills an empty catalogue with the demo world: categories, products, content, customers, an order. It is one
 * transaction, so an aborted start begins again, and processes that start together fill it once. Returns false when
 * there were products already.
 */
export function loadDemoWorld(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${locks.demoWorld})`.execute(trx);
    await putAssets(trx, demoMedia("firn"), false);
    const some = await trx.selectFrom("products").select("id").limit(1).executeTakeFirst();
    if (some) return false;
    await addProducts(trx);
    await upsertEntries(trx, await demoContent(trx));
    await loadContentModel(trx);
    await addTaxRates(trx);
    await addCustomers(trx, new Date());
    await addReviews(trx, new Date());
    await addPromotions(trx);
    await addSearchWords(trx);
    await addKindNames(trx);
    await upsertStores(trx, demoStores);
    await stockStores(trx);
    return true;
  });
}

/**
 * Fills an empty catalogue with only the demo world's categories and products, with their pictures and texts, so that a
 * merchant's shop can be viewed before its own products exist. Returns how many products were added: 0 when products
 * exist already, so a repeated job adds nothing twice.
 */
export function loadDemoProducts(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${locks.demoWorld})`.execute(trx);
    const some = await trx.selectFrom("products").select("id").limit(1).executeTakeFirst();
    if (some) return 0;
    await putAssets(trx, demoMedia("firn"), false);
    const count = await addProducts(trx);
    await addKindNames(trx);
    await upsertEntries(trx, await demoProductContent(trx));
    return count;
  });
}

async function addProducts(trx: Transaction): Promise<number> {
  const sold = [...products.map(toCatalogue), toGiftCard(giftCard)];
  const imported = await importCatalog(trx, { categories: importedCategories, products: sold });
  if (!imported.ok) throw new Error(`${imported.problem.message} ${JSON.stringify(imported.problem.fields)}`);
  for (const { uid, first } of categories) if (first) await putFirst(trx, uid, first);
  await addPastPrices(trx);
  return imported.value.length;
}

/** Lets products stand first in a category's list, in every market. */
const putFirst = (trx: Transaction, category: string, first: readonly string[]) =>
  sql`
    update categories set pins = jsonb_build_object('', (
      select jsonb_agg(id order by array_position(${[...first]}::text[], uid)) from products
      where uid = any(${[...first]}::text[])))
    where uid = ${category}`.execute(trx);

/** Deletes films of older versions, whose stored properties (size, codec) are out of date. */
async function dropOldFilms(trx: Transaction, media: ReturnType<typeof demoMedia>): Promise<void> {
  for (const { alias, id, version } of media.filter(({ kind }) => kind === "video"))
    await trx
      .deleteFrom("media_assets")
      .where((where) => where.and({ alias, id, kind: "video", file: null }))
      .where("version", "<>", version)
      .execute();
}

/**
 * Adds the content that the demo world has gained since this database was filled: types, media, and entries that no
 * editor has changed. Returns how many entries are new or different.
 */
export function refreshDemoContent(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await loadContentModel(trx);
    await addSearchWords(trx);
    await addKindNames(trx);
    const media = demoMedia("firn");
    await dropOldFilms(trx, media);
    await putAssets(trx, media, false);
    const edited = await trx.selectFrom("content_heads").select(["content_type", "uid"]).execute();
    const own = new Set(edited.map(({ content_type, uid }) => `${content_type} ${uid}`));
    const entries = await demoContent(trx);
    return upsertEntries(
      trx,
      entries.filter(({ contentType, uid }) => !own.has(`${contentType} ${uid}`)),
    );
  });
}

/**
 * Gives reduced products a price history, because their reductions begin today: all of them cost the retail price 60
 * days ago, and every third product cost a tenth less than that from 20 days ago.
 */
async function addPastPrices(trx: Transaction): Promise<void> {
  await sql`
    insert into price_history (region, variant_id, price, valid_from)
    select prices.region, variant_id, past.price, past.valid_from
    from prices join variants on variants.id = variant_id, lateral (
      select retail_price as price, now() - interval '60 days' as valid_from
      union all
      select round(retail_price * 0.9, -2), now() - interval '20 days' where product_id % 3 = 0
    ) as past
    where retail_price > prices.price
  `.execute(trx);
  const reduced = await sql<{ id: number }>`
    select distinct product_id as id from prices join variants on variants.id = variant_id where retail_price > price
  `.execute(trx);
  // Cards show the lowest past price.
  await refreshListings(
    trx,
    reduced.rows.map(({ id }) => id),
  );
}
