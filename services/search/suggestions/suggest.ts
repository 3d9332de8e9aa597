import type { Db } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { AnswerCache } from "#services/search/engine/answer-cache.ts";
import { withIndex } from "#services/search/engine/sync.ts";
import { fold } from "#services/search/language/fold.ts";
import { checkKeys, cleanText, type Faults, isBag, readField, readInteger } from "#services/search/query/readers.ts";
import { type FieldName, fields } from "#services/search/schema.ts";
import { completions } from "./completions.ts";
import { newPhrases, phrasesOf } from "./phrases.ts";

export type SuggestRequest = { query: string; size: number; fields: FieldName[] };

/** The default fields for completions: names of things, and not descriptions, addresses or keys. */
const usual: FieldName[] = ["title", "categories"];

/** Checks a request for completions. The problem's `detail.errors` lists the errors. */
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

const answers = new WeakMap<Db, AnswerCache<string[]>>();

/**
 * Returns values of these fields that start with the query, or contain a word that does. Those that start with it come
 * first, then by popularity. The query is folded, so "faust" completes to "fäustling". Answers are in lower case, as
 * people type.
 */
export function suggest(db: Db, request: SuggestRequest): Promise<string[]> {
  const asked = fold(request.query.slice(0, 100)).replace(/\s+/g, " ").trimStart();
  if (asked === "") return Promise.resolve([]);
  const cache = answers.get(db) ?? new AnswerCache(5000);
  answers.set(db, cache);
  const key = `${request.size} ${request.fields.join()} ${asked}`;
  return withIndex(db, async ({ view, state }) => {
    const known = cache.get(key, state);
    if (known) return known;
    const base = await phrasesOf(view);
    const { phrases, gone } = await newPhrases(view, state.last);
    const value = completions([...base, phrases], { asked, fields: request.fields, limit: request.size, gone });
    cache.set(key, state, value);
    return value;
  });
}
