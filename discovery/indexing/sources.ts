import { type RawBuilder, sql } from "kysely";
import { specifiedFields } from "#commerce/catalog/products/fields/field-columns.ts";
import type { PublicValues } from "#commerce/catalog/products/fields/fields.ts";
import { specificationsOf } from "#commerce/catalog/products/specifications.ts";
import { overlaid, sourceLanguage } from "#commerce/catalog/texts/rules.ts";
import type { ProductTexts } from "#commerce/catalog/texts/schema.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import { searchWords } from "#commerce/shared/own-fields/rules.ts";
import type { FilledField } from "#commerce/shared/own-fields/schema.ts";
import { currencyOf, isPriceRegion, localeOf } from "#commerce/shared/regions/rules.ts";
import type { Language, PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { ownPages, ownPageType } from "#discovery/indexing/own-pages.ts";
import { storeSources, storeType } from "#discovery/indexing/store-sources.ts";
import { fold } from "#services/search/language/fold.ts";
import { documentTypes, type SearchLocale, searchLocales } from "#services/search/schema.ts";
import { listKinds } from "#services/search/tuning.ts";
import { loadTexts } from "#storefront/i18n/load.ts";
import { readColourGroups } from "./colour-groups.ts";
import type { CategoryNames, ContentSource, Entries, ProductSource, Shop } from "./source-shapes.ts";

/** The sources of search documents, from the catalogue and the content tables. */

/** When a product or its content last changed. */
export const changedAt = sql<Date>`greatest(products.updated_at, (select max(entry.updated_at) from content_entries entry
  where entry.content_type = 'product' and entry.uid = products.uid))`;

/**
 * The region whose prices a language's document shows first: that of the language's own country, if the shop sells
 * there.
 */
const homeRegion = (locale: SearchLocale): PriceRegion => localeOf(locale, locale)?.shoppingRegion ?? "us";

/** Whether a kind names a single document or a document type that is not a product: "support:returns", "store". */
const isDocument = (kind: string): boolean => kind.includes(":") || (documentTypes as readonly string[]).includes(kind);

/** Returns the same answer for the same language and kind. */
function cached<T>(make: (locale: SearchLocale, kind: string) => T): (locale: SearchLocale, kind: string) => T {
  const made = new Map<string, T>();
  return (locale, kind) => {
    const key = `${locale} ${kind}`;
    const value = made.get(key) ?? make(locale, kind);
    made.set(key, value);
    return value;
  };
}

/** The shop data that documents need, as of now. */
export async function readShop(db: Db): Promise<Shop> {
  const [names, kinds, colourGroups] = [await categoryNames(db), await listKinds(db), await readColourGroups(db)];
  const texts = new Map<SearchLocale, Partial<Record<string, unknown>>>();
  for (const locale of searchLocales) texts.set(locale, await loadTexts("display", locale.slice(0, 2) as Language));
  const words = new Map(kinds.map((one) => [`${one.kind} ${one.locale}`, one.words]));
  return {
    names,
    colourGroups,
    kindWords: (locale, kind) => words.get(`${kind} ${locale}`) ?? [],
    wordsOfOthers: cached((locale, kind) => {
      const own = words.get(`${kind} ${locale}`) ?? [];
      const others = kinds.filter((one) => one.locale === locale && one.kind !== kind && !isDocument(one.kind));
      const folded = new Set(others.flatMap((one) => one.words.map(fold)));
      for (const word of own) folded.delete(fold(word));
      return folded;
    }),
    say: (locale, key) => {
      const text = texts.get(locale)?.[`specs.${key}`];
      return typeof text === "string" ? text : undefined;
    },
    home: (locale) => ({ region: homeRegion(locale), currency: currencyOf(homeRegion(locale)) }),
    inUnits: (amount, region) => (isPriceRegion(region) ? toDecimal(amount, currencyOf(region)) : amount),
  };
}

type StoredProduct = Omit<ProductSource, "localSpecs" | "ownWords" | "own" | "ownNumbers"> & {
  ownTerms: string[];
  specified: Partial<PublicValues>;
  ownFields: FilledField[];
  texts: ProductTexts;
  ownsWords: boolean;
};

/** Products in the order of their ids. Popularity is the catalogue's; popularity.ts adds what visitors do. */
export async function readProducts(db: Db, condition: RawBuilder<unknown>, limit: number): Promise<ProductSource[]> {
  const { rows } = await sql<StoredProduct>`
    select id, uid, sku, kind, name, description, is_visible and availability <> 'disabled' as "isListed", is_new as "isNew",
      popularity + coalesce((select points from search_interest where product_id = products.id), 0) as popularity,
      ${changedAt} as "updatedAt", images #>> '{0,id}' as image, specs, attributes, ${specifiedFields} as specified,
      own_fields_of('product', own_fields) || coalesce((
        select jsonb_agg(distinct field) from variants v, jsonb_array_elements(own_fields_of('variant', v.own_fields)) as field
        where v.product_id = products.id and v.own_fields <> '{}'), '[]') as "ownFields", own_terms(own_fields) as "ownTerms",
      (with recursive above as (
        select categories.* from product_categories join categories on categories.id = category_id where product_id = products.id
        union select categories.* from above join categories on categories.id = above.parent_id)
        select coalesce(jsonb_agg(uid order by parent_id is null, position), '[]') from above where is_visible) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', product_options.kind, 'code', code, 'label', label, 'hex', hex_colours)
          order by product_options.position, option_values.position), '[]')
        from product_options join option_values on option_id = product_options.id where product_id = products.id) as values,
      (select coalesce(jsonb_agg(variants.sku order by position), '[]') from variants where product_id = products.id) as skus,
      (select coalesce(jsonb_object_agg(region, price), '{}') from listings where product_id = products.id) as prices,
      -- What is sold out saves nothing. In the Union what is saved counts from the lowest price of 30 days, as the card tells it.
      (select coalesce(jsonb_object_agg(region, round(100 - 100.0 * price / former, 2)), '{}') from (
          select region, price, coalesce((card ->> 'lowestPrice')::numeric, retail_price) as former
          from listings where product_id = products.id and in_stock) as offers where former > price) as savings,
      (select coalesce(jsonb_object_agg(region, (
          select coalesce(jsonb_agg(substr(term, 4)), '[]') from unnest(terms) as term where term like 'is:%')), '{}')
        from listings where product_id = products.id) as flags,
      coalesce((select bool_or(in_stock) from listings where product_id = products.id), false) as "inStock",
      texts, owns_words as "ownsWords", array(select region from product_windows where product_id = products.id and not is_open) as "closedIn",
      -- The entry under the product's uid, or else under the last one that it left.
      (select coalesce(jsonb_object_agg(locale, jsonb_build_object('title', title, 'url', url, 'data', data)), '{}')
        from content_entries where content_type = 'product' and content_entries.uid = (
          select named.uid from (
            select products.uid, 'infinity' as since union all
            select a.uid, a.since from product_addresses a where a.product_id = products.id) as named (uid, since)
          where exists (select from content_entries e where e.content_type = 'product' and e.uid = named.uid)
          order by since desc limit 1)) as entries
    from products where ${condition} order by id limit ${limit}::int
  `.execute(db);
  return rows.map(({ specified, ownFields, ownTerms, texts, ownsWords, ...row }) => ({
    ...row,
    ...narrowedBy(ownFields, ownTerms),
    entries: withTexts(row, texts, ownsWords),
    ownWords: Object.fromEntries(
      searchLocales.map((locale) => [locale, searchWords(ownFields, locale.slice(0, 2) as Language)]),
    ),
    localSpecs: Object.fromEntries(
      searchLocales.map((locale) => [locale, specificationsOf(specified, locale.slice(0, 2))]),
    ),
  }));
}

/** Splits list terms ("own_wood:oak") for documents; numbers are separate, because they are filtered by range. */
function narrowedBy(fields: readonly FilledField[], terms: readonly string[]) {
  const values = terms.map((term) => term.slice("own_".length));
  const isNumber = (value: string) => fields.some(({ key, kind }) => kind === "number" && value.startsWith(`${key}:`));
  return { own: values.filter((one) => !isNumber(one)), ownNumbers: values.filter(isNumber) };
}

/** Products whose documents a change of own fields may affect. */
export async function productsWithOwnFields(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from products where own_fields <> '{}'
    union select product_id from variants where own_fields <> '{}'`.execute(db);
  return rows.map(({ id }) => id);
}

/** The content of a product, overridden by the catalogue's texts in each language. */
function withTexts(
  { uid, name, description, entries }: Pick<ProductSource, "uid" | "name" | "description" | "entries">,
  texts: ProductTexts,
  ownsWords: boolean,
): Entries {
  const source = texts[sourceLanguage] ?? {};
  return Object.fromEntries(
    searchLocales.flatMap((locale) => {
      const entry = entries[locale] ?? entries["en-us"];
      const isOwn = entries[locale] !== undefined;
      const own = texts[locale.slice(0, 2) as Language] ?? {};
      const product = { name, description, ownsWords, isSource: locale === "en-us", own, source };
      const said = overlaid(product, entry ? { ...entry, isOwn } : null);
      return said
        ? [[locale, { ...entry, ...said, url: entry?.url?.startsWith("/p/") ? `/p/${uid}` : (entry?.url ?? null) }]]
        : [];
    }),
  );
}

async function categoryNames(db: Db): Promise<CategoryNames> {
  const { rows } = await sql<{ uid: string; titles: Record<string, string> }>`
    select uid, jsonb_object_agg(locale, coalesce(data ->> 'display_title', title)) as titles
    from content_entries where content_type = 'product_category' group by uid
  `.execute(db);
  return new Map(rows.map(({ uid, titles }) => [uid, titles]));
}

/**
 * Published content of these types that has an address, the shop's own pages and the stores. `uids` limits it to these.
 */
export async function readContent(
  db: Db,
  types: readonly string[],
  uids: readonly string[] | null = null,
): Promise<ContentSource[]> {
  const { rows } = await sql<ContentSource>`
    select content_type as "contentType", content_entries.uid, max(parent.uid) as parent, max(updated_at) as "updatedAt",
      jsonb_object_agg(locale, jsonb_build_object('title', title, 'url', url, 'data', data)) as entries
    from content_entries
      left join categories on content_type = 'product_category' and categories.uid = content_entries.uid
      left join categories parent on parent.id = categories.parent_id
    where content_entries.url is not null and coalesce(categories.is_visible, true)
      and content_type = any(${types}::text[])
      and (${uids}::text[] is null or content_entries.uid = any(${uids}::text[]))
    group by 1, 2 order by 1, 2
  `.execute(db);
  const own = [
    ...(types.includes(ownPageType) ? await ownPages() : []),
    ...(types.includes(storeType) ? await storeSources(db) : []),
  ];
  return [...rows, ...own.filter(({ uid }) => uids === null || uids.includes(uid))];
}
