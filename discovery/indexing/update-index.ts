import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import { readContent, readProducts, readShop } from "#discovery/indexing/sources.ts";
import { buildDocuments, changeIndex, indexDocuments, removeDocuments } from "#services/search/indexing/documents.ts";
import { rebuild, tidy } from "#services/search/indexing/generations.ts";
import { colourGroupType, productsInColours } from "./colour-groups.ts";
import { contentDocuments, contentTypes, productDocuments } from "./compose-documents.ts";
import type { ProductSource } from "./source-shapes.ts";

/** Builds search documents from the catalogue and published content: one per item and language. */

const batch = 100;

/** Builds a complete new index next to the live one and then switches. Searches and changes continue meanwhile. */
export function rebuildIndex(db: Db): Promise<void> {
  return rebuild(db, async (generation) => {
    const shop = await readShop(db);
    const read = (after: number) => readProducts(db, sql`products.id > ${after}::int`, batch);
    for (let next: Promise<ProductSource[]> | null = read(0); next; ) {
      const rows: ProductSource[] = await next;
      const last = rows.at(-1)?.id;
      // The database reads the next batch while documents of the current one are built.
      next = last === undefined || rows.length < batch ? null : read(last);
      next?.catch(() => undefined);
      await buildDocuments(
        db,
        generation,
        rows.filter(({ isListed }) => isListed).flatMap((row) => productDocuments(row, shop)),
      );
    }
    for (const type of Object.keys(contentTypes)) {
      const rows = await readContent(db, [type]);
      await buildDocuments(
        db,
        generation,
        rows.flatMap((row) => contentDocuments(row, shop)),
      );
    }
  });
}

/**
 * Updates the documents of these products; deleted, hidden or withdrawn products are removed. For many products the
 * stored lists are renewed in between, because until then each process holds the written documents in memory for every
 * language in use.
 */
export async function updateProducts(db: Db, productIds: readonly number[]): Promise<void> {
  const ids = [...new Set(productIds)];
  for (let start = 0; start < ids.length; start += batch) {
    await changeIndex(db, (trx) => updateBatch(trx, ids.slice(start, start + batch)));
    await tidy(db);
  }
}

async function updateBatch(trx: Transaction, ids: readonly number[]): Promise<void> {
  const rows = await readProducts(trx, sql`products.id = any(${[...ids]}::int[])`, ids.length);
  const shop = await readShop(trx);
  const shown = rows.filter(({ isListed }) => isListed);
  const missing = ids.filter((id) => !shown.some((row) => row.id === id));
  const { rows: found } = await sql<{ uid: string }>`
    select distinct fields ->> 'uid' as uid from search_documents
    where locale = 'en-us' and fields ->> 'product_id' = any(${missing.map(String)}::text[])
  `.execute(trx);
  // A product with a new uid leaves the documents of its former uid behind.
  const { rows: former } = await sql<{ uid: string }>`
    select uid from product_addresses a where product_id = any(${shown.map(({ id }) => id)}::int[])
      and not exists (select from products where products.uid = a.uid)`.execute(trx);
  const hidden = rows.filter(({ isListed }) => !isListed).map(({ uid }) => uid);
  await removeDocuments(trx, "product", [...new Set([...[...found, ...former].map(({ uid }) => uid), ...hidden])]);
  await indexDocuments(
    trx,
    shown.flatMap((row) => productDocuments(row, shop)),
  );
}

/** Updates the documents of these entries; entries of type "product" update their products. */
export async function updateContent(db: Db, entries: readonly { contentType: string; uid: string }[]): Promise<void> {
  const uids = entries.filter(({ contentType }) => contentType === "product").map(({ uid }) => uid);
  if (uids.length > 0) {
    const { rows: products } = await sql<{ id: number }>`
      select id from products where uid = any(${uids}::text[])
      union select product_id from product_addresses where uid = any(${uids}::text[])`.execute(db);
    await updateProducts(
      db,
      products.map(({ id }) => id),
    );
  }
  await updateProducts(db, await productsIn(db, entries));
  const families = entries.filter(({ contentType }) => contentType === colourGroupType);
  const inFamilies = await productsInColours(
    db,
    families.map(({ uid }) => uid.toLowerCase()),
  );
  await updateProducts(db, inFamilies);
  const found = entries.filter(({ contentType }) => Object.hasOwn(contentTypes, contentType));
  if (found.length === 0) return;
  await changeIndex(db, async (trx) => {
    const keys = new Set(found.map(({ contentType, uid }) => `${contentType}:${uid}`));
    const [types, uids] = [found.map(({ contentType }) => contentType), found.map(({ uid }) => uid)];
    const read = await readContent(trx, types, uids);
    const rows = read.filter(({ contentType, uid }) => keys.has(`${contentType}:${uid}`));
    const present = new Set(rows.map((row) => `${row.contentType}:${row.uid}`));
    for (const { contentType, uid } of found) {
      if (!present.has(`${contentType}:${uid}`)) await removeDocuments(trx, contentTypes[contentType] ?? "page", [uid]);
    }
    const shop = await readShop(trx);
    await indexDocuments(
      trx,
      rows.flatMap((row) => contentDocuments(row, shop)),
    );
  });
}

/** Products that are found by the names of these categories. */
async function productsIn(db: Db, entries: readonly { contentType: string; uid: string }[]): Promise<number[]> {
  const categories = entries.filter(({ contentType }) => contentType === "product_category");
  if (categories.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    with recursive below as (
      select id from categories where uid = any(${categories.map(({ uid }) => uid)}::text[])
      union select categories.id from categories join below on categories.parent_id = below.id)
    select distinct product_id as id from product_categories join below on category_id = below.id
  `.execute(db);
  return rows.map(({ id }) => id);
}
