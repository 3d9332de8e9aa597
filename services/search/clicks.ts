import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { live } from "./generations.ts";
import { checkKeys, cleanText, type Faults, isBag } from "./query/reading.ts";

/** Checks a click as the client sends it; answers the document that was chosen. */
export function readClick(body: unknown): Result<string, Problem> {
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
  return ok(cleanText(String(bag.document_id)));
}

/** Counts a click on a document that exists: one row per document and day, however many come. */
export async function countClick(db: Db, documentId: string): Promise<void> {
  await sql`
    insert into search_clicks as counted (document_id)
    select id from search_documents where generation = ${live} and id = ${documentId.slice(0, 400)} and not is_removed
    on conflict (document_id, day) do update set clicks = counted.clicks + 1
  `.execute(db);
}
