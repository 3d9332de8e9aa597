import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { live } from "./generations.ts";
import { checkKeys, cleanText, type Faults, isBag, readField, readInteger } from "./query/reading.ts";
import { type FieldName, fields } from "./schema.ts";
import { fold } from "./words/fold.ts";

export type SuggestRequest = { query: string; size: number; fields: FieldName[] };

/** Phrases that people type: names of things. Descriptions, addresses and keys are not. */
const usual: FieldName[] = ["title", "categories"];

/** Checks a request for completions; the problem's `detail.errors` names what is wrong. */
export function readSuggest(body: unknown): Result<SuggestRequest, Problem> {
  const faults: Faults = [];
  const bag = isBag(body) ? body : {};
  if (!isBag(body)) faults.push("The request must be a JSON object");
  checkKeys(bag, ["query", "size", "types"], "Request", faults);
  if (typeof bag.query !== "string")
    faults.push(bag.query === undefined ? "Missing required parameter: query" : "query must be a string");
  const size = bag.size === undefined ? 10 : (readInteger(bag.size, 1, 20, "size", faults) ?? 10);
  const chosen = bag.types === undefined ? usual : readTypes(bag.types, faults);
  if (faults.length > 0) return fail("bad-request", faults[0] ?? "", { detail: { errors: faults.slice(0, 20) } });
  return ok({ query: cleanText(String(bag.query)), size, fields: chosen });
}

function readTypes(types: unknown, faults: Faults): FieldName[] {
  const documents = isBag(types) ? types.documents : undefined;
  if (!isBag(types) || !isBag(documents)) {
    faults.push("types must be an object with documents");
    return usual;
  }
  checkKeys(types, ["documents"], "types", faults);
  checkKeys(documents, ["fields"], "types.documents", faults);
  if (documents.fields === undefined) return usual;
  if (
    !Array.isArray(documents.fields) ||
    !documents.fields.every((name) => typeof name === "string") ||
    documents.fields.length > 20
  ) {
    faults.push("types.documents.fields must be a list of fields");
    return usual;
  }
  return documents.fields.flatMap((name: string) => {
    const field = readField(name, "Suggestions", faults);
    if (field && fields[field] !== "text") faults.push(`Suggestions contains a field that is no text: ${field}`);
    return field ?? [];
  });
}

/**
 * Values of these fields that begin with the query, or have a word that does; those that begin with it first, then by
 * popularity. Folded, so "faust" completes to "fäustling": answers are in lower case, as people type.
 */
export async function suggest(db: Db, request: SuggestRequest): Promise<string[]> {
  const asked = fold(request.query.slice(0, 100)).replace(/\s+/g, " ").trimStart();
  if (asked === "") return [];
  const pattern = asked.replace(/[\\%_]/g, "\\$&");
  // Only titles have an index of their own; other fields' values are few, and found as terms of the documents.
  const chosen = request.fields.filter((field) => field !== "title").map((field) => `${field}:`);
  const parts = [
    ...(request.fields.includes("title")
      ? [
          sql`select fields ->> 'title' as phrase, popularity from search_documents
          where generation = ${live} and not is_removed and title like any(${[`${pattern}%`, `% ${pattern}%`]}::text[])`,
        ]
      : []),
    ...(chosen.length > 0
      ? [
          sql`select substr(term, strpos(term, ':') + 1) as phrase, max(popularity) as popularity from search_documents, unnest(terms) as term
          where generation = ${live} and not is_removed and split_part(term, ':', 1) || ':' = any(${chosen}::text[])
            and lower(unaccent(substr(term, strpos(term, ':') + 1))) like any(${[`${pattern}%`, `% ${pattern}%`]}::text[]) group by 1`,
        ]
      : []),
  ];
  if (parts.length === 0) return [];
  const { rows } = await sql<{ phrase: string }>`
    select phrase from (
      select lower(phrase) as phrase, max(popularity) as popularity from (${sql.join(parts, sql` union all `)}) as named group by 1) as phrases
    order by lower(unaccent(phrase)) like ${`${pattern}%`} desc, popularity desc, phrase limit ${request.size}::int
  `.execute(db);
  return rows.map(({ phrase }) => phrase);
}
