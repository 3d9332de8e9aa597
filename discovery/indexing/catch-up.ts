import { sql } from "kysely";
import { exponentOf } from "#commerce/shared/money/rules.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import { shoppingRegions } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { ownPageUids } from "#discovery/indexing/own-pages.ts";
import { changedAt, readContent } from "#discovery/indexing/sources.ts";
import { isOfOldRules, live } from "#services/search/indexing/generations.ts";
import { contentTypes } from "./compose-documents.ts";
import type { ContentSource } from "./source-shapes.ts";
import { rebuildIndex, updateContent, updateProducts } from "./update-index.ts";

/** Products compared in one statement. Documents store milliseconds, the database microseconds. */
const perStep = 10_000;
/** Whether rebuilding all documents next to the existing ones is faster than updating this many one by one. */
export const isMostly = (stale: number, all: number): boolean => stale > 1000 && stale > all / 5;

/**
 * Brings the index up to date with changes that no process followed: before the first start, by programs next to a
 * stopped shop, or at the moment a process was killed. Returns whether there was anything to do.
 */
export async function catchUp(db: Db): Promise<boolean> {
  const { rows } = await sql<{ last: number | null; isUseless: boolean; all: number }>`
    select max(id) as last, count(*)::int as all,
      ${isOfOldRules} or not exists (select from search_documents where generation = ${live}) as "isUseless"
    from products`.execute(db);
  const { last, isUseless, all } = rows[0] ?? { last: null, isUseless: true, all: 0 };
  const stale = isUseless ? [] : await goneProducts(db);
  for (let after = 0; !isUseless && after < (last ?? 0); after += perStep)
    stale.push(...(await staleProducts(db, after, after + perStep)));
  if (isUseless || isMostly(stale.length, all)) {
    await rebuildIndex(db);
    return true;
  }
  const entries = await staleContent(db);
  await updateProducts(db, stale);
  await updateContent(db, entries);
  return stale.length + entries.length > 0;
}

const column = (region: string) => sql.ref(`price_${region}`);

/**
 * Products whose document is outdated, missing or superfluous. All languages of a product are written together.
 * Documents are unpacked once and listings read in one query: one by one this takes six times as long.
 */
async function staleProducts(db: Db, after: number, to: number): Promise<number[]> {
  const said = shoppingRegions.map((region) => sql`${column(region)} numeric`);
  const asked = shoppingRegions.map(
    (
      region,
    ) => sql`max(price) filter (where region = ${sql.lit(region)}) / ${sql.lit(10 ** exponentOf(currencyOf(region)))}::numeric
      as ${column(region)}`,
  );
  const differ = shoppingRegions.map((region) => sql`asked.${column(region)} is distinct from said.${column(region)}`);
  const { rows } = await sql<{ id: number }>`
    select products.id from products
      left join search_documents found on generation = ${live} and found.id = 'product-' || uid || '-en-us' and not is_removed
      left join lateral jsonb_to_record(found.fields) as said (updated_at timestamptz, ${sql.join(said)}) on true
      left join (select product_id, bool_or(in_stock) as in_stock, ${sql.join(asked)} from listings
        where product_id > ${after}::int and product_id <= ${to}::int group by product_id) asked on product_id = products.id
    where products.id > ${after}::int and products.id <= ${to}::int
      and ((is_visible and availability <> 'disabled') is distinct from (found.id is not null)
        or found.id is not null and (
          abs(extract(epoch from ${changedAt} - said.updated_at)) > 0.002
          or coalesce(asked.in_stock, false) is distinct from found.in_stock
          or ${sql.join(differ, sql` or `)}))`.execute(db);
  return rows.map(({ id }) => id);
}

/** Products that are indexed but no longer exist. Decided by document ids alone, without unpacking the documents. */
async function goneProducts(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number | null }>`
    select (fields ->> 'product_id')::int as id from search_documents
    where generation = ${live} and not is_removed and id = any (array(
      select found.id from search_documents found
      where found.generation = ${live} and found.id like 'product-%-en-us' and not exists (
        select from products where uid = substr(found.id, length('product-') + 1, length(found.id) - length('product--en-us')))))
  `.execute(db);
  return rows.flatMap(({ id }) => id ?? []);
}

/** Entries that changed after their document was written, have no document, or are no longer published. */
export async function staleContent(
  db: Db,
  types: readonly string[] = Object.keys(contentTypes),
): Promise<{ contentType: string; uid: string }[]> {
  const sources = await readContent(db, types);
  const { rows } = await sql<{ type: string; uid: string; changed: Date; words: Record<string, string> | null }>`
    select fields ->> 'type' as type, fields ->> 'uid' as uid, max((fields ->> 'updated_at')::timestamptz) as changed,
      jsonb_object_agg(locale, concat(fields ->> 'title', ' ', fields ->> 'description'))
        filter (where fields ->> 'uid' = any(${ownPageUids}::text[])) as words
    from search_documents where generation = ${live} and not is_removed
      and (id < 'product-' or id >= 'product.') and not fields ? 'product_id'
      and fields ->> 'type' = any(${types.map((type) => contentTypes[type])}::text[]) group by 1, 2`.execute(db);
  const found = new Map(rows.map((row) => [`${row.type} ${row.uid}`, row]));
  const isSaid = ({ uid, entries, updatedAt }: ContentSource, { changed, words }: (typeof rows)[number]) =>
    ownPageUids.includes(uid)
      ? Object.entries(entries).every(([locale, own]) => words?.[locale] === `${own?.title} ${own?.data.intro}`)
      : Math.abs(updatedAt.getTime() - changed.getTime()) < 2;
  // Entries of several types may share one document: a page and a landing page of the same name.
  const byDocument = Map.groupBy(sources, ({ contentType, uid }) => `${contentTypes[contentType]} ${uid}`);
  const changed = [...byDocument].flatMap(([key, entries]) => {
    const document = found.get(key);
    return document && entries.some((entry) => isSaid(entry, document)) ? [] : entries;
  });
  const gone = [...found.keys()].flatMap((key) => {
    const [type = "", uid = ""] = key.split(/ (.*)/s);
    // The type does not matter, because none of them has the entry any longer.
    const contentType = types.find((one) => contentTypes[one] === type);
    return byDocument.has(key) || !contentType ? [] : { contentType, uid };
  });
  return [...changed.map(({ contentType, uid }) => ({ contentType, uid })), ...gone];
}
