import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { live } from "#services/search/indexing/generations.ts";
import { textsIn } from "#storefront/components/content/content-data.ts";

/** The colour families from content (specification 3.8), as product documents need them. */

/** The content type of the families. */
export const colourGroupType = "color_group";

/** Colour code → uids of the families it belongs to. */
export async function readColourGroups(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ uid: string; colours: unknown }>`
    select distinct on (uid) lower(uid) as uid, data -> 'child_colors' as colours from content_entries
    where content_type = ${colourGroupType} order by uid, locale <> 'en-us', locale`.execute(db);
  const groups = new Map<string, string[]>();
  for (const { uid, colours } of rows)
    for (const code of textsIn(colours))
      groups.set(code.toLowerCase(), [...(groups.get(code.toLowerCase()) ?? []), uid]);
  return groups;
}

/** Products in a colour that belongs to one of these families, or did when their document was made. */
export async function productsInColours(db: Db, uids: readonly string[]): Promise<number[]> {
  if (uids.length === 0) return [];
  const groups = await readColourGroups(db);
  const codes = [...groups].filter(([, of]) => of.some((uid) => uids.includes(uid))).map(([code]) => code);
  const { rows } = await sql<{ id: number }>`
    select product_id as id from product_options join option_values on option_id = product_options.id
    where kind = 'swatch' and lower(code) = any(${codes}::text[])
    union select (fields ->> 'product_id')::int from search_documents
    where generation = ${live} and not is_removed and locale = 'en-us' and fields -> 'colour_groups' ?| ${[...uids]}::text[]
  `.execute(db);
  return rows.map(({ id }) => id);
}
