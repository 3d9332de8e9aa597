import { sql } from "kysely";
import type { FieldName } from "#services/search/schema.ts";
import type { LanguageIndex } from "./language-index.ts";

/** Document number → its values of a field that has no lists. */
export async function storedValues(
  { view, locale }: LanguageIndex,
  field: FieldName,
  docIds: Uint32Array,
): Promise<Map<number, string[]>> {
  if (docIds.length === 0) return new Map();
  const { rows } = await sql<{ number: number; value: unknown }>`
    select number, fields -> ${field} as value from search_documents
    where generation = ${view.generation}::int and locale = ${locale} and number = any(${[...docIds]}::int[])
  `.execute(view.db);
  return new Map(
    rows.map(({ number, value }) => [
      number,
      value == null ? [] : Array.isArray(value) ? value.map(String) : [String(value)],
    ]),
  );
}
