import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { live } from "./indexing/generations.ts";
import { checkKeys, cleanText, type Faults, isBag } from "./query/readers.ts";

export type Click = { documentId: string; query: string; requestId: string; tags: string[] };

/** Checks a click as the client sent it. Returns the chosen document and the query. */
export function readClick(body: unknown): Result<Click, Problem> {
  const faults: Faults = [];
  const bag = isBag(body) ? body : {};
  checkKeys(bag, ["query", "document_id", "request_id", "tags"], "Request", faults);
  for (const name of ["query", "document_id"]) {
    if (typeof bag[name] !== "string")
      faults.push(bag[name] === undefined ? `Missing required parameter: ${name}` : `${name} must be a string`);
  }
  if (bag.request_id != null && typeof bag.request_id !== "string") faults.push("request_id must be a string");
  if (bag.tags != null && !(Array.isArray(bag.tags) && bag.tags.every((tag) => typeof tag === "string")))
    faults.push("tags must be a list of strings");
  if (faults.length > 0) return fail("bad-request", faults[0] ?? "", { detail: { errors: faults } });
  return ok({
    documentId: cleanText(String(bag.document_id)),
    query: cleanText(String(bag.query)),
    requestId: typeof bag.request_id === "string" ? cleanText(bag.request_id) : "",
    tags: Array.isArray(bag.tags) ? bag.tags.map((tag) => cleanText(String(tag))) : [],
  });
}

/** Queries that may be shown to other visitors later: words, but no addresses or sentences. */
const sayable = /^[\p{L}\p{N}][\p{L}\p{N} '’-]{1,39}$/u;

/**
 * Counts a click on an existing document, and the query that led to it. There is one row for each per day, however many
 * clicks there are.
 */
export async function countClick(db: Db, { documentId, query }: Pick<Click, "documentId" | "query">): Promise<void> {
  const asked = query.toLowerCase().trim().replace(/\s+/g, " ");
  await sql`
    with chosen as (
      select id, locale from search_documents
      where generation = ${live} and id = ${documentId.slice(0, 400)} and not is_removed),
    counted as (
      insert into search_clicks as counted (document_id) select id from chosen
      on conflict (document_id, day) do update set clicks = counted.clicks + 1)
    insert into search_questions as counted (locale, question)
    select locale, ${asked} from chosen where ${sayable.test(asked)}::boolean
    on conflict (locale, day, question) do update set clicks = counted.clicks + 1
  `.execute(db);
}

/**
 * Returns the queries in this language that led to results most often in the last month. Only queries with at least
 * three clicks are included.
 */
export async function popularQuestions(db: Db, locale: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ question: string }>`
    select question from search_questions where locale = ${locale} and day > current_date - 30
    group by question having sum(clicks) >= 3 order by sum(clicks) desc, question limit ${limit}::int
  `.execute(db);
  return rows.map(({ question }) => question);
}
