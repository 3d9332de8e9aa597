import { setTimeout } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { notifyChange } from "#commerce/catalogue/changes.ts";
import { toDecimal } from "#commerce/money/rules.ts";
import { currencyOf, isPriceRegion, localeOf } from "#commerce/regions/rules.ts";
import type { PriceRegion } from "#commerce/regions/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { Logger } from "#platform/log.ts";
import {
  type CategoryNames,
  type ContentSource,
  contentDocuments,
  contentTypes,
  type ProductSource,
  productDocuments,
  type Shop,
} from "#services/search/compose.ts";
import { buildDocuments, changeIndex, indexDocuments, removeDocuments } from "#services/search/documents.ts";
import { rebuild, tidy } from "#services/search/generations.ts";
import type { SearchLocale } from "#services/search/schema.ts";
import de from "#shop/texts/de/specs.ts";
import en from "#shop/texts/en/specs.ts";
import es from "#shop/texts/es/specs.ts";
import fr from "#shop/texts/fr/specs.ts";
import it from "#shop/texts/it/specs.ts";
import ja from "#shop/texts/ja/specs.ts";
import no from "#shop/texts/no/specs.ts";
import sv from "#shop/texts/sv/specs.ts";

/** Makes search documents of the catalogue and of published content: one per thing and language. */

const texts: Record<SearchLocale, Record<string, string>> = { "en-us": en, de, es, fr, it, ja, no, sv };
const batch = 100;

/** A whole new index beside the live one, then the switch. Searches and changes go on meanwhile. */
export function rebuildIndex(db: Db): Promise<void> {
  return rebuild(db, async (generation) => {
    const names = await categoryNames(db);
    const read = (after: number) => readProducts(db, sql`products.id > ${after}::int`, batch);
    for (let next: Promise<ProductSource[]> | null = read(0); next; ) {
      const rows: ProductSource[] = await next;
      const last = rows.at(-1)?.id;
      // The database reads on while documents are made of what it has read.
      next = last === undefined || rows.length < batch ? null : read(last);
      next?.catch(() => undefined);
      await buildDocuments(
        db,
        generation,
        rows.filter(isShown).flatMap((row) => productDocuments(row, shopOf(names))),
      );
    }
    for (const type of Object.keys(contentTypes)) {
      const rows = await readContent(db, sql`content_type = ${type}`);
      await buildDocuments(
        db,
        generation,
        rows.flatMap((row) => contentDocuments(row, names)),
      );
    }
  });
}

/** Fills an index that holds nothing yet, as after the first start. Returns whether there was anything to do. */
export async function fillIndex(db: Db): Promise<boolean> {
  const some = await db.selectFrom("search_documents").select("id").limit(1).executeTakeFirst();
  if (some) return false;
  await rebuildIndex(db);
  return true;
}

/** Brings these products up to date: what is gone, hidden or withdrawn is found no longer. */
export async function updateProducts(db: Db, productIds: readonly number[]): Promise<void> {
  const ids = [...new Set(productIds)];
  for (let start = 0; start < ids.length; start += batch) {
    await changeIndex(db, (trx) => updateBatch(trx, ids.slice(start, start + batch)));
  }
}

async function updateBatch(trx: Transaction, ids: readonly number[]): Promise<void> {
  const rows = await readProducts(trx, sql`products.id = any(${[...ids]}::int[])`, ids.length);
  const names = await categoryNames(trx);
  const shown = rows.filter(isShown);
  const missing = ids.filter((id) => !shown.some((row) => row.id === id));
  const { rows: found } = await sql<{ uid: string }>`
    select distinct fields ->> 'uid' as uid from search_documents
    where locale = 'en-us' and fields ->> 'product_id' = any(${missing.map(String)}::text[])
  `.execute(trx);
  const hidden = rows.filter((row) => !isShown(row)).map(({ uid }) => uid);
  await removeDocuments(trx, "product", [...new Set([...found.map(({ uid }) => uid), ...hidden])]);
  await indexDocuments(
    trx,
    shown.flatMap((row) => productDocuments(row, shopOf(names))),
  );
}

/** Brings entries of these types and uids up to date; those of type "product" belong to their products. */
export async function updateContent(db: Db, entries: readonly { contentType: string; uid: string }[]): Promise<void> {
  const uids = entries.filter(({ contentType }) => contentType === "product").map(({ uid }) => uid);
  if (uids.length > 0) {
    const products = await db.selectFrom("products").select("id").where("uid", "in", uids).execute();
    await updateProducts(
      db,
      products.map(({ id }) => id),
    );
  }
  await updateProducts(db, await productsIn(db, entries));
  const found = entries.filter(({ contentType }) => Object.hasOwn(contentTypes, contentType));
  if (found.length === 0) return;
  await changeIndex(db, async (trx) => {
    const keys = found.map(({ contentType, uid }) => `${contentType}:${uid}`);
    const rows = await readContent(
      trx,
      sql`content_type || ':' || content_entries.uid = any(${keys}::text[])
      and content_entries.uid = any(${found.map(({ uid }) => uid)}::text[])`,
    );
    const present = new Set(rows.map((row) => `${row.contentType}:${row.uid}`));
    for (const { contentType, uid } of found) {
      if (!present.has(`${contentType}:${uid}`)) await removeDocuments(trx, contentTypes[contentType] ?? "page", [uid]);
    }
    const names = await categoryNames(trx);
    await indexDocuments(
      trx,
      rows.flatMap((row) => contentDocuments(row, names)),
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

/** Whose prices a language's document shows first: those of the country whose language it is, if that country buys here. */
const homeRegion = (locale: SearchLocale): PriceRegion => localeOf(locale, locale)?.shoppingRegion ?? "us";

const shopOf = (names: CategoryNames): Shop => ({
  names,
  say: (locale, key) => texts[locale][`specs.${key}`],
  home: (locale) => ({ region: homeRegion(locale), currency: currencyOf(homeRegion(locale)) }),
  inUnits: (amount, region) => (isPriceRegion(region) ? toDecimal(amount, currencyOf(region)) : amount),
});

const isShown = (row: ProductSource) => row.isListed;

async function readProducts(db: Db, condition: RawBuilder<unknown>, limit: number): Promise<ProductSource[]> {
  const { rows } = await sql<ProductSource>`
    select id, uid, sku, kind, name, description, is_visible and availability <> 'disabled' as "isListed", is_new as "isNew",
      popularity, updated_at as "updatedAt", images #>> '{0,id}' as image, specs, attributes,
      (with recursive above as (
        select categories.* from product_categories join categories on categories.id = category_id where product_id = products.id
        union select categories.* from above join categories on categories.id = above.parent_id)
        select coalesce(jsonb_agg(uid order by parent_id is null, position), '[]') from above where is_visible) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', product_options.kind, 'code', code, 'label', label, 'hex', hex_colours)
          order by product_options.position, option_values.position), '[]')
        from product_options join option_values on option_id = product_options.id where product_id = products.id) as values,
      (select coalesce(jsonb_agg(variants.sku order by position), '[]') from variants where product_id = products.id) as skus,
      (select coalesce(jsonb_object_agg(region, price), '{}') from listings where product_id = products.id) as prices,
      coalesce((select bool_or(in_stock) from listings where product_id = products.id), false) as "inStock",
      (select coalesce(jsonb_object_agg(locale, jsonb_build_object('title', title, 'url', url, 'data', data)), '{}')
        from content_entries where content_type = 'product' and content_entries.uid = products.uid) as entries
    from products where ${condition} order by id limit ${limit}::int
  `.execute(db);
  return rows;
}

async function categoryNames(db: Db): Promise<CategoryNames> {
  const { rows } = await sql<{ uid: string; titles: Record<string, string> }>`
    select uid, jsonb_object_agg(locale, coalesce(data ->> 'display_title', title)) as titles
    from content_entries where content_type = 'product_category' group by uid
  `.execute(db);
  return new Map(rows.map(({ uid, titles }) => [uid, titles]));
}

async function readContent(db: Db, condition: RawBuilder<unknown>): Promise<ContentSource[]> {
  const { rows } = await sql<ContentSource>`
    select content_type as "contentType", content_entries.uid, max(parent.uid) as parent, max(updated_at) as "updatedAt",
      jsonb_object_agg(locale, jsonb_build_object('title', title, 'url', url, 'data', data)) as entries
    from content_entries
      left join categories on content_type = 'product_category' and categories.uid = content_entries.uid
      left join categories parent on parent.id = categories.parent_id
    where content_entries.url is not null and coalesce(categories.is_visible, true)
      and (${condition})
    group by 1, 2 order by 1, 2
  `.execute(db);
  return rows;
}

export type Feed = {
  /** Takes the tags of a change (see platform/changes.ts) and returns at once. */
  onChange(tags: readonly string[]): void;
  /** When everything that was told so far is in the index. */
  settled(): Promise<void>;
};

/** Keeps the index up to date with announced changes; one process per database is enough, several do no harm. */
export async function followChanges(db: Db, log: Pick<Logger, "error">): Promise<Feed> {
  let last = await lastEvent(db);
  let waiting = new Set<string>();
  let work: Promise<void> | null = null;

  async function take(tags: ReadonlySet<string>): Promise<void> {
    if (tags.has("*")) {
      await rebuildIndex(db);
      return notifyChange(db, ["search"]);
    }
    const products = [...tags].flatMap((tag) => /^product:(\d{1,9})$/.exec(tag)?.[1] ?? []).map(Number);
    await updateProducts(db, products);
    if (products.length > 0) await notifyChange(db, ["search"]);
    if (![...tags].some((tag) => tag.startsWith("content"))) return;
    const { rows } = await sql<{ contentType: string; uid: string; number: number }>`
      select content_type as "contentType", uid, max(number) as number from content_events
      where subject = 'entry' and number > ${last}::bigint group by content_type, uid
    `.execute(db);
    await updateContent(db, rows);
    if (rows.length > 0) await notifyChange(db, ["search"]);
    last = Math.max(last, ...rows.map(({ number }) => number));
  }

  async function drain(): Promise<void> {
    while (waiting.size > 0) {
      const tags = waiting;
      waiting = new Set();
      try {
        await take(tags);
        if (waiting.size === 0) await tidy(db);
      } catch (error) {
        log.error({ err: error }, "the search index could not follow a change; trying again");
        waiting = new Set([...tags, ...waiting]);
        await setTimeout(1000, undefined, { ref: false });
      }
    }
    work = null;
  }

  return {
    onChange(tags) {
      for (const tag of tags) waiting.add(tag);
      work ??= drain();
    },
    settled: () => work ?? Promise.resolve(),
  };
}

async function lastEvent(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(number), 0) as last from content_events`.execute(db);
  return rows[0]?.last ?? 0;
}
