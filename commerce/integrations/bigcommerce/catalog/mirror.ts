import { sql } from "kysely";
import type { CatalogBackend } from "#commerce/catalog/api/backend.ts";
import { importCatalog } from "#commerce/catalog/import/import-catalog.ts";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { makeReadCached } from "#commerce/integrations/bigcommerce/cached-reads.ts";
import { type HttpLimits, openHttp } from "#commerce/integrations/bigcommerce/http.ts";
import type { BigCommerceSettings } from "#commerce/integrations/bigcommerce/settings.ts";
import { isPriceRegion } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { recordChange } from "#database/changes/record.ts";
import { categoriesTag } from "#database/changes/tags.ts";
import { jsonOf } from "#database/json.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { Logger } from "#platform/log.ts";
import { makeCatalog } from "./catalog.ts";
import {
  type MirroredCategory,
  type MirroredProduct,
  mirroredCategories,
  mirroredOf,
  type SoldIn,
  uniqueUids,
} from "./mirrored.ts";

/** Limits for the mirror. No visitor waits for it, so it may wait for whole windows of the store's rate limit. */
export const patient: HttpLimits = {
  timeout: 30_000,
  longestPause: 60_000,
  tries: 5,
  firstPause: 1000,
  payment: 30_000,
};

const perPage = 100;

export type MirrorResult = { products: number; changed: number; hidden: number; leftOut: string[] };

/**
 * Makes a function that copies the store's catalogue to our own catalogue tables, under the store's ids. The shop's
 * pages, lists, filters and search read these tables, as fast as without BigCommerce. The function returns what it did.
 * When called again it writes only what has changed since.
 */
export function makeMirror(
  { db, log }: { db: Db; log: Pick<Logger, "warn"> },
  settings: BigCommerceSettings,
  limits: HttpLimits = patient,
): () => Promise<MirrorResult> {
  const http = openHttp(settings, limits);
  const regions = Object.keys(settings.channels).filter(isPriceRegion);
  const seen = new Map<number, string>();
  let categoriesSeen = "";

  return async () => {
    // A new cache for each run, because what is cached for visitors for half a minute is too old here.
    const catalogue = makeCatalog({ http, readCached: makeReadCached(), settings, isStrict: true });
    const categories = mirroredCategories(await Promise.all(regions.map((region) => catalogue.categories(region))));
    const categoryUids = new Map(categories.map(({ id, uid }) => [id, uid]));
    const all = await readAll(catalogue, regions);
    const uids = uniqueUids([...all].map(([id, soldIn]) => ({ id, uid: Object.values(soldIn)[0]?.uid ?? "" })));
    const mirrored: MirroredProduct[] = [];
    const leftOut: string[] = [];
    for (const [id, soldIn] of all) {
      const one = mirroredOf(soldIn, categoryUids, uids.get(id) ?? "");
      if (one.mirrored) mirrored.push(one.mirrored);
      else leftOut.push(one.faults);
    }
    if (leftOut.length > 0) log.warn({ leftOut }, "products of the store that our catalogue cannot hold");

    const tree = JSON.stringify(categories);
    const changed = mirrored.filter(({ id, hash }) => seen.get(id) !== hash);
    const hidden = await db.transaction().execute(async (trx) => {
      await keepCategoryIds(trx, categories);
      await keepProductIds(trx, changed);
      const products = changed.map(({ product }) => product);
      const gone = await hideOthers(
        trx,
        mirrored.map(({ id }) => id),
        [...categoryUids.keys()],
      );
      const imported = await importCatalog(trx, { categories: tree === categoriesSeen ? [] : categories, products });
      if (!imported.ok) throw new Error(`The mirror was not imported: ${JSON.stringify(imported.problem.fields)}`);
      await recordProducts(trx, gone);
      return gone;
    });
    categoriesSeen = tree;
    seen.clear();
    for (const { id, hash } of mirrored) seen.set(id, hash);
    return { products: mirrored.length, changed: changed.length, hidden: hidden.length, leftOut };
  };
}

/** Reads every product as each region sells it. Options are read with the first region only. */
async function readAll(catalogue: CatalogBackend, regions: readonly PriceRegion[]): Promise<Map<number, SoldIn>> {
  const all = new Map<number, SoldIn>();
  const asked = { sort: "id", direction: "asc", limit: perPage } as const;
  for (const region of regions) {
    for (let page = 1, total = 1; (page - 1) * perPage < total; page += 1) {
      const found = await catalogue.products({
        ...asked,
        region,
        page,
        include: region === regions[0] ? ["options"] : [],
      });
      total = found.total;
      for (const { detail } of found.products)
        if (detail) all.set(detail.id, { ...all.get(detail.id), [region]: detail });
    }
  }
  return all;
}

/**
 * Gives our rows the store's ids, so that pages and /api use the same ids of products and variants. A row with the same
 * uid or SKU under another id belongs to something that the store no longer has, so it loses them. The import fills the
 * rows.
 */
async function keepCategoryIds(trx: Transaction, categories: readonly MirroredCategory[]): Promise<void> {
  const rows = categories.map(({ id, uid, name }) => ({ id, uid, name }));
  await sql`
    update categories kept set uid = 'former-' || kept.id
    from jsonb_to_recordset(${jsonOf(rows)}) as given (id int, uid text)
    where kept.uid = given.uid and kept.id <> given.id`.execute(trx);
  await sql`
    insert into categories (id, uid, name)
    select id, uid, name from jsonb_to_recordset(${jsonOf(rows)}) as given (id int, uid text, name text)
    on conflict (id) do update set uid = excluded.uid`.execute(trx);
}

async function keepProductIds(trx: Transaction, products: readonly MirroredProduct[]): Promise<void> {
  const rows = products.map(({ id, product: { uid, sku, kind, name } }) => ({ id, uid, sku, kind, name }));
  const variants = products.flatMap(({ id, variantIds, product }) =>
    product.variants.map(({ sku }, index) => ({ id: variantIds[index], product_id: id, sku })),
  );
  await sql`
    update products kept set uid = 'former-' || kept.id, sku = 'former-' || kept.id
    from jsonb_to_recordset(${jsonOf(rows)}) as given (id int, uid text, sku text)
    where (kept.uid = given.uid or kept.sku = given.sku) and kept.id <> given.id`.execute(trx);
  await sql`
    insert into products (id, uid, sku, kind, name)
    select id, uid, sku, kind, name
    from jsonb_to_recordset(${jsonOf(rows)}) as given (id int, uid text, sku text, kind text, name text)
    on conflict (id) do update set uid = excluded.uid, sku = excluded.sku`.execute(trx);
  await sql`
    delete from variants kept using jsonb_to_recordset(${jsonOf(variants)}) as given (id int, sku text)
    where kept.sku = given.sku and kept.id <> given.id`.execute(trx);
  await sql`
    insert into variants (id, product_id, sku)
    select id, product_id, sku
    from jsonb_to_recordset(${jsonOf(variants)}) as given (id int, product_id int, sku text)
    on conflict (id) do update set product_id = excluded.product_id, sku = excluded.sku`.execute(trx);
}

/** Hides what the store does not have. Returns the ids of the products to remove from the listings. */
async function hideOthers(
  trx: Transaction,
  productIds: readonly number[],
  categoryIds: readonly number[],
): Promise<number[]> {
  await sql`
    update categories set is_visible = false
    where is_visible and id <> all(${[...categoryIds]}::int[])`.execute(trx);
  await recordChange(trx, [categoriesTag]);
  const { rows } = await sql<{ id: number }>`
    update products set is_visible = false
    where is_visible and id <> all(${[...productIds]}::int[]) returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
