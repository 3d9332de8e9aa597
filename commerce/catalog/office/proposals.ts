import { sql } from "kysely";
import { type Static, Type } from "typebox";
import { LanguageTexts } from "#commerce/catalog/texts/schema.ts";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";

/**
 * Proposals in the product editor: values used by others of its kind, and the content entry's texts in each language.
 */

const text = Type.String();
/** The number of newest products of a kind that are examined. */
const looked = 200;
const mostValues = 20;

export const UsualValues = Type.Object({
  kinds: Type.Array(text),
  brands: Type.Array(text),
  /** Names of facts with their values, the most frequent first. */
  specifications: Type.Array(Type.Object({ name: text, values: Type.Array(text) })),
  attributes: Type.Array(Type.Object({ name: text, values: Type.Array(text) })),
});
export type UsualValues = Static<typeof UsualValues>;

export async function findUsual(db: Db, kind: string): Promise<UsualValues> {
  const { rows } = await sql<UsualValues>`
    with recursive kinds (kind) as (
      (select kind from products order by kind limit 1)
      union all
      select (select p.kind from products p where p.kind > kinds.kind order by p.kind limit 1) from kinds where kind is not null
    ), looked as materialized (
      select brand, specs, attributes from products where kind = ${kind} order by id desc limit ${looked}
    ), facts as (
      select spec ->> 'id' as name, spec ->> 'value' as value, count(*) as number
      from looked, jsonb_array_elements(specs) as spec group by 1, 2
    ), words as (
      select key as name, value, count(*) as number
      from looked, jsonb_each(attributes) as attribute (key, list), jsonb_array_elements_text(list) as value group by 1, 2
    )
    select array(select kind from kinds where kind is not null limit 200) as kinds,
      array(select brand from looked where brand <> '' group by brand order by count(*) desc, brand limit 50) as brands,
      (select coalesce(json_agg(json_build_object('name', name, 'values', list) order by total desc, name), '[]') from (
        select name, sum(number) as total, (array_agg(value order by number desc, value))[1:${sql.lit(mostValues)}] as list
        from facts group by name limit 100) as f) as specifications,
      (select coalesce(json_agg(json_build_object('name', name, 'values', list) order by total desc, name), '[]') from (
        select name, sum(number) as total, (array_agg(value order by number desc, value))[1:${sql.lit(mostValues)}] as list
        from words group by name limit 100) as w) as attributes`.execute(db);
  return rows[0] as UsualValues;
}

export const EntryTexts = Type.Partial(
  Type.Object(
    Object.fromEntries(languages.map((one) => [one, LanguageTexts])) as Record<Language, typeof LanguageTexts>,
  ),
);
export type EntryTexts = Static<typeof EntryTexts>;

type Entry = { locale: string; title: string; data: { description?: unknown; valueNames?: Record<string, string> } };

/** The texts of the product's published content entry, by language; null when there is no such product. */
export async function findElsewhere(db: Db, id: number): Promise<EntryTexts | null> {
  const { rows } = await sql<{ entries: Entry[] }>`
    select (select coalesce(json_agg(json_build_object('locale', locale, 'title', title, 'data', data)), '[]')
      from content_entries e where e.content_type = 'product' and (e.uid = p.uid or e.uid in (
        select a.uid from product_addresses a where a.product_id = p.id))) as entries
    from products p where id = ${id}`.execute(db);
  if (!rows[0]) return null;
  return Object.fromEntries(
    rows[0].entries.flatMap(({ locale, title, data: { description, valueNames } }) => {
      const language = languages.find((one) => one === locale.slice(0, 2));
      const texts = {
        name: title,
        ...(typeof description === "string" && { description }),
        ...(valueNames && { values: valueNames }),
      };
      return language ? [[language, texts]] : [];
    }),
  );
}
