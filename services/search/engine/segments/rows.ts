import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { fields } from "#services/search/schema.ts";

/** A document as lists are built from it. */
export type Row = {
  number: number;
  title: string;
  /** The title as written. */
  written: string;
  popularity: number;
  inStock: boolean;
  type: string;
  /** "field:value", one per line. */
  terms: string;
  /** See language/document-words.ts. */
  stems: string;
  /** In the order of `numeric`, separated by commas. Empty when there is none. */
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

/** Returns at most `limit` documents of this language with doc ids above `after`, up to `to`, in order. */
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

/** Encodes in one byte whether the document is in stock, and whether it is a product or a category. */
export const flagsOf = ({ inStock, type }: Pick<Row, "inStock" | "type">): number =>
  (inStock ? 1 : 0) | (type === "product" ? 2 : type === "category" ? 4 : 0);

/** Splits a row's terms. */
export const eachTerm = ({ terms }: Pick<Row, "terms">): string[] => (terms === "" ? [] : terms.split("\n"));

/** Calls `take` with each number of a row and its position in `numeric`. */
export function eachNumericValue({ values }: Pick<Row, "values">, take: (index: number, value: number) => void): void {
  for (const [index, text] of values.split(",").entries()) if (text !== "") take(index, Number(text));
}
