import { hash } from "node:crypto";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { recordChange } from "#database/changes/record.ts";
import { searchTag } from "#database/changes/tags.ts";
import { locks } from "#database/locks.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { touched } from "#services/search/engine/sync.ts";
import { entriesOf, spellings, writeEntries } from "#services/search/language/document-words.ts";
import { fold, isJapanese, isKatakana } from "#services/search/language/fold.ts";
import { stemsOf } from "#services/search/language/stems.ts";
import {
  type FieldName,
  fields,
  type SearchDocument,
  type SearchLocale,
  searchLocales,
  storedFields,
} from "#services/search/schema.ts";
import { fieldTextsOf, listOf } from "./document-texts.ts";
import { openGenerations } from "./generations.ts";

const batch = 800;

/**
 * Runs one change to documents at a time across all processes, so that older data never overwrites newer data. Data for
 * the documents must be read inside `change`. A search that starts afterwards finds the changed documents.
 */
export async function changeIndex(db: Db, change: (trx: Transaction) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${locks.searchIndex})`.execute(trx);
    await change(trx);
  });
  touched();
}

/**
 * Adds or replaces documents by id, in every open generation. Things whose documents are unchanged in all languages are
 * skipped.
 */
export function indexDocuments(db: Db, documents: readonly SearchDocument[]): Promise<void> {
  return inTransaction(db, async (trx) => {
    let count = 0;
    for (const generation of await openGenerations(trx)) {
      const changed = await changedOf(trx, generation, documents);
      await write(trx, generation, changed, true);
      count += changed.length;
    }
    if (count > 0) await recordChange(trx, [searchTag]);
  });
}

const thingOf = ({ type, uid }: SearchDocument): string => `${type} ${uid}`;
const digestOf = (document: SearchDocument): string => hash("sha1", JSON.stringify(document), "base64url");

async function changedOf(trx: Transaction, generation: number, documents: readonly SearchDocument[]) {
  const given = documents.map((one) => ({ id: one.id, digest: digestOf(one), fields: fieldsOf(one) }));
  const { rows } = await sql<{ id: string }>`
    select id from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id text, digest text, fields jsonb)
      join search_documents said using (id, digest, fields) where generation = ${generation}::int and not is_removed
  `.execute(trx);
  const same = new Set(rows.map(({ id }) => id));
  const changed = new Set(documents.filter(({ id }) => !same.has(id)).map(thingOf));
  return documents.filter((one) => changed.has(thingOf(one)));
}

async function inTransaction(db: Db, work: (trx: Transaction) => Promise<void>): Promise<void> {
  if (db.isTransaction) return work(db as Transaction);
  await db.transaction().execute(work);
  touched();
}

/** Adds documents to a generation that is being built. Documents written there by changes meanwhile stay. */
export const buildDocuments = (db: Db, generation: number, documents: readonly SearchDocument[]): Promise<void> =>
  write(db, generation, documents, false);

/** Removes the documents of these things in all languages. */
export function removeDocuments(db: Db, type: SearchDocument["type"], uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return Promise.resolve();
  return inTransaction(db, async (trx) => {
    const ids = uids.flatMap((uid) => searchLocales.map((locale) => documentId(type, uid, locale)));
    let count = 0n;
    for (const [index, generation] of (await openGenerations(trx)).entries()) {
      const at = await reserveDocIds(trx, generation, uids.length);
      const { numAffectedRows = 0n } = await sql`
        with gone as (
          delete from search_documents where generation = ${generation}::int and id = any(${ids}::text[])
          returning locale, number)
        insert into search_removals (generation, locale, number, at)
        select ${generation}::int, locale, number, ${at}::int from gone
      `.execute(trx);
      count += numAffectedRows;
      if (index === 0) continue;
      // In a generation that is being built, removals are marked, so that the builder does not add back what it read
      // earlier.
      const marks = uids.flatMap((uid, place) =>
        searchLocales.map((locale) => ({ locale, id: documentId(type, uid, locale), number: at - place })),
      );
      const row = { fields: "{}", terms: [], stems: "", title: "", popularity: 0, in_stock: false };
      await trx
        .insertInto("search_documents")
        .values(marks.map((one) => ({ ...row, ...one, generation, is_removed: true })))
        .onConflict((conflict) => conflict.columns(["generation", "id"]).doNothing())
        .execute();
    }
    if (count > 0n) await recordChange(trx, [searchTag]);
  });
}

/**
 * Reserves `count` doc ids and returns the last of them. Other processes wait until this is committed, so doc ids
 * become visible in order.
 */
async function reserveDocIds(db: Db, generation: number, count: number): Promise<number> {
  const { last_number } = await db
    .updateTable("search_generations")
    .set((row) => ({ last_number: row("last_number", "+", count) }))
    .where("id", "=", generation)
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return last_number;
}

/** The id of a thing's document in one language: "product-kestrel-de". */
export const documentId = (type: SearchDocument["type"], uid: string, locale: SearchLocale): string =>
  `${type}-${uid}-${locale}`;

type NumberedDocument = { document: SearchDocument; number: number };

async function write(
  db: Db,
  generation: number,
  documents: readonly SearchDocument[],
  replaces: boolean,
): Promise<void> {
  for (let start = 0; start < documents.length; start += batch) {
    const some = documents.slice(start, start + batch);
    // A thing has the same doc id in all languages, so that their lists are equally dense.
    const things = [...new Set(some.map(thingOf))];
    const last = await reserveDocIds(db, generation, things.length);
    const first = last - things.length + 1;
    const numbered = some.map((document) => ({
      document,
      number: first + things.indexOf(thingOf(document)),
    }));
    const byLocale = Object.groupBy(numbered, ({ document }) => document.locale);
    await Promise.all(
      Object.entries(byLocale).map(([locale, group]) =>
        writeBatch(db, { generation, locale: locale as SearchLocale, last }, group, replaces),
      ),
    );
  }
}

async function writeBatch(
  db: Db,
  { generation, locale, last }: { generation: number; locale: SearchLocale; last: number },
  numbered: readonly NumberedDocument[],
  replaces: boolean,
) {
  const made = numbered.map(({ document, number }) => ({ document, number, texts: fieldTextsOf(document) }));
  const all = made.flatMap(({ texts }) => texts);
  const stems = await stemsOf(db, locale, spellings(all));
  const rows = made.map(({ document, number, texts }) => ({
    id: document.id,
    number,
    fields: fieldsOf(document),
    terms: termsOf(document),
    stems: writeEntries(entriesOf(texts, stems)),
    title: fold(document.title).trim().replace(/\s+/g, " "),
    popularity: Math.min(1, Math.log1p(Math.max(0, document.popularity)) / 9),
    in_stock: document.in_stock,
    digest: digestOf(document),
  }));
  const replaced = sql`replaced as (
    insert into search_removals (generation, locale, number, at)
    select ${generation}::int, locale, number, ${last}::int from search_documents
    where generation = ${generation}::int and id = any(${numbered.map(({ document }) => document.id)}::text[]))`;
  const conflict = replaces
    ? sql`do update set fields = excluded.fields, number = excluded.number, terms = excluded.terms,
        stems = excluded.stems, title = excluded.title, popularity = excluded.popularity, in_stock = excluded.in_stock,
        digest = excluded.digest, is_removed = false`
    : sql`do nothing`;
  await sql`
    with ${replaces ? sql`${replaced}, ` : sql``}given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id text, number int, fields jsonb, terms text[],
        stems text, title text, popularity real, in_stock boolean, digest text))
    insert into search_documents (generation, locale, id, number, fields, terms, stems, title, popularity, in_stock, digest)
    select ${generation}::int, ${locale}, id, number, fields, terms, stems, title, popularity, in_stock, digest from given
    on conflict (generation, id) ${conflict}
  `.execute(db);
  const listed = [...spellings(all.filter(({ isListed }) => isListed)).keys()]
    .filter((word) => word.length > 1 && word.length <= 40 && (isJapanese(word) ? isKatakana(word) : stems.get(word)))
    .sort();
  const written = replaces ? new Set<string>() : wordsBuilt(db, `${generation} ${locale}`);
  const unwritten = listed.filter((word) => !written.has(word));
  if (unwritten.length === 0) return;
  await sql`
    insert into search_words (generation, locale, word, stem, number)
    select ${generation}::int, ${locale}, word, stem, ${last}::int
    from unnest(${unwritten}::text[], ${unwritten.map((word) => stems.get(word) ?? word)}::text[]) as given (word, stem)
    on conflict do nothing
  `.execute(db);
  for (const word of unwritten) written.add(word);
}

const builtWords = new WeakMap<Db, LRUCache<string, Set<string>>>();

/**
 * Words that a builder has already written to this database for a generation and language, and need not write again.
 */
function wordsBuilt(db: Db, key: string): Set<string> {
  const known = builtWords.get(db) ?? new LRUCache({ max: searchLocales.length });
  builtWords.set(db, known);
  const words = known.get(key) ?? new Set();
  known.set(key, words);
  return words;
}

/** Returns the fields to show. Booleans become the texts that the protocol's clients filter by. */
function fieldsOf(document: SearchDocument): Record<string, unknown> {
  const { body: _, size_words: __, asides: ___, ...shown } = document;
  return {
    ...shown,
    in_stock: String(document.in_stock),
    is_new: String(document.is_new ?? false),
    regions: document.regions_include.filter((region) => !document.regions_exclude.includes(region)),
  };
}

/**
 * Returns the terms for fields with lists. Numbers and dates are compared instead, and other fields are read from the
 * documents.
 */
function termsOf(document: SearchDocument): string[] {
  const terms = Object.entries(fieldsOf(document)).flatMap(([name, value]) =>
    fields[name as FieldName] === "text" && !storedFields.includes(name as FieldName)
      ? listOf(value).map((one) => `${name}:${one}`.replaceAll("\n", " "))
      : [],
  );
  return [...new Set(terms)];
}
