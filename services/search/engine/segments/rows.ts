import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { fields } from "#services/search/schema.ts";

/** What of a document the lists are made of. */
export type Row = {
  number: number;
  title: string;
  /** The title as it is written. */
  written: string;
  popularity: number;
  inStock: boolean;
  type: string;
  /** "field:value", a line each. */
  terms: string;
  /** See language/document-words.ts. */
  stems: string;
  /** In the order of `numeric`, with commas between; empty where there is none. */
  values: string;
};

export const numeric = Object.entries(fields).flatMap(([name, type]) => (type === "text" ? [] : [name]));

const valuesOf = sql.join(
  numeric.map((name) =>
    fields[name as keyof typeof fields] === "date"
      ? sql`extract(epoch from (fields ->> ${sql.lit(name)})::timestamptz)::float8 * 1000`
      : sql`(fields ->> ${sql.lit(name)})::float8`,
  ),
);

export const rowColumns = sql`number, title, fields ->> 'title' as written, popularity, in_stock as "inStock", fields ->> 'type' as type,
  array_to_string(terms, E'\\n') as terms, stems, array_to_string(array[${valuesOf}]::float8[], ',', '') as values`;

/** At most `limit` documents of this language with numbers above `after`, up to `to`, in order. */
export async function readRows(
  db: Db,
  place: { generation: number; locale: string },
  { after, to, limit }: { after: number; to: number; limit: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${rowColumns} from search_documents
    where generation = ${place.generation}::int and locale = ${place.locale} and number > ${after}::int
      and number <= ${to}::int and not is_removed
    order by number limit ${limit}::int
  `.execute(db);
  return rows;
}

/** In stock, and what kind of thing it is, in a byte. */
export const flagsOf = ({ inStock, type }: Pick<Row, "inStock" | "type">): number =>
  (inStock ? 1 : 0) | (type === "product" ? 2 : type === "category" ? 4 : 0);

/** Takes a row's terms apart. */
export const eachTerm = ({ terms }: Pick<Row, "terms">): string[] => (terms === "" ? [] : terms.split("\n"));

/** A row's numbers, by their place in `numeric`. */
export function eachNumber({ values }: Pick<Row, "values">, take: (index: number, value: number) => void): void {
  for (const [index, text] of values.split(",").entries()) if (text !== "") take(index, Number(text));
}
