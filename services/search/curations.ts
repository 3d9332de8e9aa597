import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import { documentId } from "./documents.ts";
import { type DocumentType, type SearchLocale, searchLocales } from "./schema.ts";
import { fold } from "./words/fold.ts";

/** Document ids that stand first for a question, in this order, and those that it must not find. */
export type Curation = { promoted: string[]; hidden: string[] };
export const uncurated: Curation = { promoted: [], hidden: [] };

/** As staff write it: "product:kestrel" stands for the thing in the curation's language. */
type StaffCuration = { locale: string; queries: string[]; promoted: string[]; hidden: string[] };
type StaffSynonyms = { locale: string; words: string[] };

const question = (query: string): string => fold(query.slice(0, 200)).trim().replace(/\s+/g, " ");

/** What staff decided for this question in these languages; one small look-up. */
export async function curationOf(db: Db, query: string, locales: readonly string[]): Promise<Curation> {
  const rows = await db
    .selectFrom("search_curations")
    .select(["locale", "promoted", "hidden"])
    .where("question", "=", question(query))
    .where("locale", "in", locales.length > 0 ? [...locales] : [...searchLocales])
    .execute();
  if (rows.length === 0) return uncurated;
  const ids = (list: "promoted" | "hidden") =>
    rows.flatMap((row) => row[list].map((thing) => idIn(thing, row.locale as SearchLocale)));
  return { promoted: ids("promoted"), hidden: ids("hidden") };
}

function idIn(thing: string, locale: SearchLocale): string {
  const [type, uid = ""] = thing.split(/:(.*)/s);
  return documentId(type as DocumentType, uid, locale);
}

/** All of them, those of the same language and lists together. */
export async function listCurations(db: Db): Promise<StaffCuration[]> {
  const { rows } = await sql<StaffCuration>`
    select locale, array_agg(question order by question) as queries, promoted, hidden
    from search_curations group by locale, promoted, hidden order by locale, queries
  `.execute(db);
  return rows;
}

/** Puts these in the place of all that there were; of two for one question the last counts. */
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

/** Puts these in the place of the shop's own; those that the search brings along stay. */
export async function replaceSynonyms(trx: Transaction, synonyms: readonly StaffSynonyms[]): Promise<void> {
  await trx.deleteFrom("search_synonyms").execute();
  const rows = synonyms.map((one, position) => ({ ...one, position }));
  if (rows.length > 0) await trx.insertInto("search_synonyms").values(rows).execute();
  await announce(trx);
}

/** Every process forgets its thesauri, and every page with results. */
const announce = (trx: Transaction) =>
  sql`select pg_notify('firn_changed', ${JSON.stringify(["search-words", "search"])})`.execute(trx);
