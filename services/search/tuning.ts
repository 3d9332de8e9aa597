import { sql } from "kysely";
import { recordChange } from "#database/changes/record.ts";
import { everything, searchTag, synonymsTag } from "#database/changes/tags.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { documentId } from "./indexing/documents.ts";
import { fold } from "./language/fold.ts";
import type { DocumentType, SearchLocale } from "./schema.ts";

/** Document ids that come first for a query, in this order, and ids that it must not find. */
export type Curation = { promoted: string[]; hidden: string[] };
export const uncurated: Curation = { promoted: [], hidden: [] };

/** As staff write it: "product:kestrel" means the product's document in the curation's language. */
type StaffCuration = { locale: string; queries: string[]; promoted: string[]; hidden: string[] };
type StaffSynonyms = { locale: string; words: string[] };
/** The names for products of a kind in a language. */
type StaffKind = { kind: string; locale: string; words: string[] };

const question = (query: string): string => fold(query.slice(0, 200)).trim().replace(/\s+/g, " ");

/**
 * The version of the decisions, and a map from query with language to the decision. Only as many entries as staff have
 * written.
 */
const read = new WeakMap<Db, { version: number; all: Promise<Map<string, Row>> }>();
type Row = { locale: string; question: string; promoted: string[]; hidden: string[] };

/**
 * Returns staff's decisions for this query in these languages, as of this version of the decisions (engine/sync.ts).
 */
export async function curationsOf(
  db: Db,
  version: number,
  query: string,
  locales: readonly string[],
): Promise<Curation> {
  const before = read.get(db);
  const known = before?.version === version ? before : { version, all: readAll(db) };
  read.set(db, known);
  known.all.catch(() => read.delete(db));
  const all = await known.all;
  const rows = locales.flatMap((locale) => all.get(`${locale} ${question(query)}`) ?? []);
  if (rows.length === 0) return uncurated;
  const ids = (list: "promoted" | "hidden") =>
    rows.flatMap((row) => row[list].map((thing) => idIn(thing, row.locale as SearchLocale)));
  return { promoted: ids("promoted"), hidden: ids("hidden") };
}

async function readAll(db: Db): Promise<Map<string, Row>> {
  const rows = await db.selectFrom("search_curations").select(["locale", "question", "promoted", "hidden"]).execute();
  return new Map(rows.map((row) => [`${row.locale} ${row.question}`, row]));
}

function idIn(thing: string, locale: SearchLocale): string {
  const [type, uid = ""] = thing.split(/:(.*)/s);
  return documentId(type as DocumentType, uid, locale);
}

/** Returns all curations, grouped by language and lists. */
export async function listCurations(db: Db): Promise<StaffCuration[]> {
  const { rows } = await sql<StaffCuration>`
    select locale, array_agg(question order by question) as queries, promoted, hidden
    from search_curations group by locale, promoted, hidden order by locale, queries
  `.execute(db);
  return rows;
}

/** Replaces all curations. When two are for the same query, the last one counts. */
export async function replaceCurations(trx: Transaction, curations: readonly StaffCuration[]): Promise<void> {
  const rows = new Map(
    curations.flatMap(({ locale, queries, promoted, hidden }) =>
      queries.map((query) => {
        const row = { locale, question: question(query), promoted, hidden };
        return [`${locale} ${row.question}`, row] as const;
      }),
    ),
  );
  await trx.deleteFrom("search_curations").execute();
  if (rows.size > 0)
    await trx
      .insertInto("search_curations")
      .values([...rows.values()])
      .execute();
  await announce(trx);
}

export const listSynonyms = (db: Db): Promise<StaffSynonyms[]> =>
  db.selectFrom("search_synonyms").select(["locale", "words"]).orderBy("locale").orderBy("position").execute();

export async function replaceSynonyms(trx: Transaction, synonyms: readonly StaffSynonyms[]): Promise<void> {
  await trx.deleteFrom("search_synonyms").execute();
  const rows = synonyms.map(({ locale, words }, position) => ({ locale, words, position }));
  if (rows.length > 0) await trx.insertInto("search_synonyms").values(rows).execute();
  await announce(trx);
}

export const listKinds = (db: Db): Promise<StaffKind[]> =>
  db.selectFrom("search_kinds").select(["kind", "locale", "words"]).orderBy("kind").orderBy("locale").execute();

/** Replaces all names of kinds. Documents contain these names, so the index is rebuilt. */
export async function replaceKinds(trx: Transaction, kinds: readonly StaffKind[]): Promise<void> {
  await trx.deleteFrom("search_kinds").execute();
  const rows = new Map(kinds.map(({ kind, locale, words }) => [`${kind} ${locale}`, { kind, locale, words }]));
  if (rows.size > 0)
    await trx
      .insertInto("search_kinds")
      .values([...rows.values()])
      .execute();
  await trx.updateTable("search_generations").set({ rules: 0 }).execute();
  await recordChange(trx, [everything]);
}

/** Makes every process drop its thesauri, answers, and pages with results. */
async function announce(trx: Transaction): Promise<void> {
  await sql`update search_decisions set version = version + 1`.execute(trx);
  await recordChange(trx, [synonymsTag, searchTag]);
}
