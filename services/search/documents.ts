import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import { openGenerations } from "./generations.ts";
import { type FieldName, fields, type SearchDocument, type SearchLocale, searchable, searchLocales } from "./schema.ts";
import { fold, isJapanese } from "./words/fold.ts";
import { stemsOf } from "./words/stems.ts";
import { type Part, spellings, vectorOf } from "./words/vectors.ts";

const indexLock = 4_710_132; // any constant: changes are written in the order in which they were read
const batch = 200;

/**
 * Reads and writes documents one change at a time, over all processes, so that an older reading never overwrites a newer
 * one: read what the documents are made of inside `change`. A search that begins after it is done finds them.
 */
export function changeIndex(db: Db, change: (trx: Transaction) => Promise<void>): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${indexLock})`.execute(trx);
    await change(trx);
  });
}

/** Adds documents or puts them in the place of those with the same id, in every open generation. */
export function indexDocuments(db: Db, documents: readonly SearchDocument[]): Promise<void> {
  return inTransaction(db, async (trx) => {
    for (const generation of await openGenerations(trx)) await write(trx, generation, documents, true);
  });
}

const inTransaction = (db: Db, work: (trx: Transaction) => Promise<void>): Promise<void> =>
  db.isTransaction ? work(db as Transaction) : db.transaction().execute(work);

/** Adds documents to a generation that is being built; what a change has brought there meanwhile stays. */
export const buildDocuments = (db: Db, generation: number, documents: readonly SearchDocument[]): Promise<void> =>
  write(db, generation, documents, false);

/** Takes the documents of these things out, in all languages. */
export function removeDocuments(db: Db, type: SearchDocument["type"], uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return Promise.resolve();
  const removal = {
    fields: "{}",
    terms: [],
    names: "",
    details: "",
    title: "",
    popularity: 0,
    in_stock: false,
    is_removed: true,
  };
  return inTransaction(db, async (trx) => {
    const [, ...building] = await openGenerations(trx);
    const things = sql`terms @> ${[`type:${type}`]}::text[] and terms && ${uids.map((uid) => `uid:${uid}`)}::text[]`;
    await sql`delete from search_documents where ${things}`.execute(trx);
    for (const generation of building) {
      const ids = uids.flatMap((uid) => searchLocales.map((locale) => ({ locale, id: documentId(type, uid, locale) })));
      await trx
        .insertInto("search_documents")
        .values(ids.map((one) => ({ ...removal, ...one, generation })))
        .onConflict((conflict) => conflict.columns(["generation", "id"]).doUpdateSet(removal))
        .execute();
    }
  });
}

/** The id of a thing's document in one language: "product-kestrel-de". */
export const documentId = (type: SearchDocument["type"], uid: string, locale: SearchLocale): string =>
  `${type}-${uid}-${locale}`;

async function write(
  db: Db,
  generation: number,
  documents: readonly SearchDocument[],
  replaces: boolean,
): Promise<void> {
  for (let start = 0; start < documents.length; start += batch) {
    const some = documents.slice(start, start + batch);
    const byLocale = Object.entries(Object.groupBy(some, ({ locale }) => locale)) as [SearchLocale, SearchDocument[]][];
    for (const [locale, group] of byLocale) await writeBatch(db, generation, locale, group, replaces);
  }
}

async function writeBatch(
  db: Db,
  generation: number,
  locale: SearchLocale,
  documents: readonly SearchDocument[],
  replaces: boolean,
) {
  const made = documents.map((document) => ({
    document,
    names: partsOf(document, "names"),
    details: partsOf(document, "details"),
  }));
  const all = made.flatMap(({ names, details }) => [...names, ...details]);
  const stems = await stemsOf(db, locale, spellings(all));
  const rows = made.map(({ document, names, details }) => ({
    id: document.id,
    fields: fieldsOf(document),
    terms: termsOf(document),
    names: vectorOf(names, stems),
    details: vectorOf(details, stems),
    title: fold(document.title).trim(),
    popularity: Math.min(1, Math.log1p(Math.max(0, document.popularity)) / 9),
    in_stock: document.in_stock,
  }));
  const conflict = replaces
    ? sql`do update set fields = excluded.fields, terms = excluded.terms, names = excluded.names, details = excluded.details,
        title = excluded.title, popularity = excluded.popularity, in_stock = excluded.in_stock, is_removed = false`
    : sql`do nothing`;
  await sql`
    insert into search_documents (generation, id, locale, fields, terms, names, details, title, popularity, in_stock)
    select ${generation}::int, id, ${locale}, fields, terms, names, details, title, popularity, in_stock
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id text, fields jsonb, terms text[], names tsvector,
      details tsvector, title text, popularity real, in_stock boolean)
    on conflict (generation, id) ${conflict}
  `.execute(db);
  const listed = [...spellings(all.filter((part) => part.isListed)).keys()]
    .filter((word) => !isJapanese(word) && word.length > 1 && word.length <= 40 && stems.get(word))
    .sort();
  await sql`
    insert into search_words (generation, locale, word, stem)
    select ${generation}::int, ${locale}, word, stem
    from unnest(${listed}::text[], ${listed.map((word) => stems.get(word) ?? word)}::text[]) as given (word, stem)
    on conflict do nothing
  `.execute(db);
}

function partsOf(document: SearchDocument, vector: "names" | "details"): Part[] {
  const { variant_skus = [], body, colour_families = [] } = document;
  return Object.entries(searchable).flatMap(([field, place]) => {
    if (place.vector !== vector) return [];
    const { label } = place;
    const own: Part = { label, texts: listOf(document[field as keyof typeof searchable]), isListed: true };
    if (field === "description")
      return [own, { ...own, texts: listOf(body) }].map((part) => ({ ...part, isProse: true }));
    if (field === "sku") return [own, { label, texts: variant_skus, isListed: false }];
    if (field === "colours") return [own, { label, texts: colour_families, isListed: true }];
    return [own];
  });
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];

/** What is shown: as given, yes and no as the texts that the protocol's clients filter by. */
function fieldsOf(document: SearchDocument): Record<string, unknown> {
  const { body: _, ...shown } = document;
  return {
    ...shown,
    in_stock: String(document.in_stock),
    is_new: String(document.is_new ?? false),
    regions: document.regions_include.filter((region) => !document.regions_exclude.includes(region)),
  };
}

/** Long texts are found by their words; everything else can be filtered by, too. */
const unfiltered: readonly FieldName[] = ["description"];

function termsOf(document: SearchDocument): string[] {
  const terms = Object.entries(fieldsOf(document)).flatMap(([name, value]) =>
    name in fields && !unfiltered.includes(name as FieldName) ? listOf(value).map((one) => `${name}:${one}`) : [],
  );
  return [...new Set(terms)];
}
