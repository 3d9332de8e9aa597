import { type RawBuilder, sql } from "kysely";
import { toDecimal } from "#commerce/money/rules.ts";
import { currencyOf, localeOf } from "#commerce/regions/rules.ts";
import type { PriceRegion } from "#commerce/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import {
  buildDocuments,
  changeIndex,
  documentId,
  indexDocuments,
  removeDocuments,
} from "#services/search/documents.ts";
import { rebuild } from "#services/search/generations.ts";
import { type DocumentType, type SearchDocument, type SearchLocale, searchLocales } from "#services/search/schema.ts";
import { colourFamily, colourWords } from "#services/search/words/colours.ts";
import { kindWords } from "#services/search/words/kinds.ts";
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
const mapRegions = ["us", "ca", "jp", "eu", "eu_region_1", "other"];
const origin = { stack: "firn", environment: "production" };
const batch = 100;

/** Content types that are found, and as what. */
const contentTypes: Record<string, DocumentType> = {
  product_category: "category",
  blog: "blog",
  support: "support",
  athlete: "athlete",
  page: "page",
  landing_page: "page",
  blog_category: "page",
  team_page: "page",
  pro: "page",
};

/** A whole new index beside the live one, then the switch. Searches and changes go on meanwhile. */
export function rebuildIndex(db: Db): Promise<void> {
  return rebuild(db, async (generation) => {
    const names = await categoryNames(db);
    for (let after = 0; ; ) {
      const rows = await readProducts(db, sql`products.id > ${after}::int`, batch);
      await buildDocuments(
        db,
        generation,
        rows.filter(isShown).flatMap((row) => productDocuments(row, names)),
      );
      after = rows.at(-1)?.id ?? 0;
      if (rows.length < batch) break;
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

/** Brings these products up to date: what is gone, hidden or withdrawn is found no longer. */
export function updateProducts(db: Db, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return Promise.resolve();
  return changeIndex(db, async (trx) => {
    const rows = await readProducts(trx, sql`products.id = any(${[...productIds]}::int[])`, productIds.length);
    const names = await categoryNames(trx);
    const left = new Set(productIds);
    for (const row of rows) if (isShown(row)) left.delete(row.id);
    const { rows: gone } = await sql<{ uid: string }>`
      select distinct fields ->> 'uid' as uid from search_documents
      where terms && ${[...left].map((id) => `product_id:${id}`)}::text[]
    `.execute(trx);
    const hidden = rows.filter((row) => !isShown(row)).map((row) => row.uid);
    await removeDocuments(trx, "product", [...new Set([...gone.map(({ uid }) => uid), ...hidden])]);
    await indexDocuments(
      trx,
      rows.filter(isShown).flatMap((row) => productDocuments(row, names)),
    );
  });
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
  const found = entries.filter(({ contentType }) => Object.hasOwn(contentTypes, contentType));
  if (found.length === 0) return;
  await changeIndex(db, async (trx) => {
    const keys = found.map(({ contentType, uid }) => `${contentType}:${uid}`);
    const rows = await readContent(
      trx,
      sql`content_type || ':' || uid = any(${keys}::text[])
      and uid = any(${found.map(({ uid }) => uid)}::text[])`,
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

type Texts = { title: string; url: string | null; data: Record<string, unknown> };
type Entries = Partial<Record<string, Texts>>;
type ProductRow = {
  id: number;
  uid: string;
  sku: string;
  kind: string;
  name: string;
  description: string;
  isListed: boolean;
  isNew: boolean;
  popularity: number;
  updatedAt: Date;
  image: string | null;
  specs: { id: string; value: string }[];
  attributes: Record<string, string[]>;
  categories: string[];
  values: { kind: string; code: string; label: string; hex: string[] }[];
  skus: string[];
  prices: Partial<Record<PriceRegion, number>>;
  inStock: boolean;
  entries: Entries;
};

const isShown = (row: ProductRow) => row.isListed;

async function readProducts(db: Db, condition: RawBuilder<unknown>, limit: number): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
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

function productDocuments(row: ProductRow, names: CategoryNames): SearchDocument[] {
  const colours = row.values.filter(({ kind }) => kind === "swatch");
  const families = [...new Set(colours.flatMap(({ hex }) => colourFamily(hex[0] ?? "") ?? []))];
  const { us, ca, eu_region_1: eu } = row.prices;
  return searchLocales.map((locale) => {
    const { title, url, data } = row.entries[locale] ??
      row.entries["en-us"] ?? { title: row.name, url: null, data: {} };
    const valueNames = (data.valueNames ?? {}) as Record<string, string>;
    const region = homeRegion(locale);
    const price = row.prices[region];
    const { keywords, specs } = factsOf(row, locale);
    return {
      id: documentId("product", row.uid, locale),
      uid: row.uid,
      type: "product",
      locale,
      title: title || row.name,
      description: [data.tagline, data.description ?? row.description].filter(Boolean).join(" "),
      url: url ?? `/p/${row.uid}`,
      ...(row.image && { image: row.image }),
      sku: row.sku,
      variant_skus: row.skus,
      product_id: row.id,
      kind: row.kind,
      categories: row.categories.map((uid) => names.get(uid)?.[locale] ?? names.get(uid)?.["en-us"] ?? uid),
      category_uids: row.categories,
      colours: colours.map(({ code, label }) => valueNames[code] ?? label),
      colour_codes: colours.map(({ code }) => code),
      colour_families: families.flatMap((family) => colourWords(family, locale)),
      sizes: row.values.filter(({ kind }) => kind !== "swatch").map(({ label }) => label),
      keywords: [...kindWords(row.kind, locale), ...keywords],
      specs,
      currency: currencyOf(region),
      ...(price !== undefined && { price: inUnits(price, region) }),
      ...(us !== undefined && { price_us: inUnits(us, "us") }),
      ...(ca !== undefined && { price_ca: inUnits(ca, "ca") }),
      ...(eu !== undefined && { price_eu_region_1: inUnits(eu, "eu_region_1") }),
      in_stock: row.inStock,
      is_new: row.isNew,
      popularity: row.popularity,
      ...origin,
      ...regionsOf(data),
      updated_at: row.updatedAt.toISOString(),
    };
  });
}

const inUnits = (amount: number, region: PriceRegion) => toDecimal(amount, currencyOf(region));

/** Whose prices a language's document shows first: those of the country whose language it is, if that country buys here. */
const homeRegion = (locale: SearchLocale): PriceRegion => localeOf(locale, locale)?.shoppingRegion ?? "us";

/** Facts as people would say them: what it is for and for whom counts more than what it is made of. */
function factsOf({ specs, attributes }: ProductRow, locale: SearchLocale): { keywords: string[]; specs: string[] } {
  const say = (value: string) => texts[locale][`specs.value-${value}`] ?? value;
  const told = ["terrain", "rider"].flatMap((id) => (attributes[id] ?? []).filter((value) => value !== "all").map(say));
  const forWhom = specs.filter(({ id, value }) => id === "fit" && value === "women").map(({ value }) => say(value));
  const rest = specs.filter(({ id, value }) => !/^(terrain|measures)-|^rider$/.test(id) && value !== "none");
  const flex = (attributes.flex ?? []).map(say);
  const spoken = rest.map(({ id, value }) =>
    `${texts[locale][`specs.${id}`] ?? id} ${value === "yes" ? "" : say(value)}`.trim(),
  );
  return { keywords: [...told, ...forWhom], specs: [...spoken, ...flex] };
}

function regionsOf(data: Record<string, unknown>): { regions_include: string[]; regions_exclude: string[] } {
  const given = Array.isArray(data.regions) ? data.regions.map(String) : mapRegions;
  return { regions_include: given, regions_exclude: mapRegions.filter((region) => !given.includes(region)) };
}

type CategoryNames = Map<string, Partial<Record<string, string>>>;

async function categoryNames(db: Db): Promise<CategoryNames> {
  const { rows } = await sql<{ uid: string; titles: Record<string, string> }>`
    select uid, jsonb_object_agg(locale, coalesce(data ->> 'display_title', title)) as titles
    from content_entries where content_type = 'product_category' group by uid
  `.execute(db);
  return new Map(rows.map(({ uid, titles }) => [uid, titles]));
}

type ContentRow = { contentType: string; uid: string; parent: string | null; updatedAt: Date; entries: Entries };

async function readContent(db: Db, condition: RawBuilder<unknown>): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`
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

function contentDocuments(
  { contentType, uid, parent, updatedAt, entries }: ContentRow,
  names: CategoryNames,
): SearchDocument[] {
  const type = contentTypes[contentType] ?? "page";
  return searchLocales.flatMap((locale) => {
    const entry = entries[locale] ?? entries["en-us"];
    if (!entry?.url) return [];
    const { intro, tagline, image, alt: _, ...rest } = entry.data;
    const above = parent === null ? [] : [names.get(parent)?.[locale] ?? parent];
    const own = type === "category" ? [entry.title, ...above] : [];
    return {
      id: documentId(type, uid, locale),
      uid,
      type,
      locale,
      title: entry.title,
      description: String(intro ?? tagline ?? ""),
      body: type === "category" ? "" : prose(rest).join(" ").slice(0, 20_000),
      url: entry.url,
      ...(typeof image === "string" && { image }),
      categories: own,
      category_uids: type === "category" ? [uid, ...(parent ? [parent] : [])] : [],
      in_stock: true,
      popularity: type === "category" ? 400 : 20,
      ...origin,
      ...regionsOf(entry.data),
      updated_at: updatedAt.toISOString(),
    };
  });
}

/** Sentences anywhere in an entry: ids, addresses and codes have no spaces. */
function prose(value: unknown): string[] {
  if (typeof value === "string") return /\s|[\u3040-\u30ff]/.test(value) ? [value.replace(/<[^>]*>/g, " ")] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(prose) : [];
}
