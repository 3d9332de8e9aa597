import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import { bytesOf } from "#services/search/engine/segments/bytes.ts";
import { articles, isArticle, PostingsBuilder, Shared } from "#services/search/engine/segments/postings.ts";
import {
  eachNumericValue,
  eachTerm,
  flagsOf,
  numeric,
  type Row,
  readRows,
} from "#services/search/engine/segments/rows.ts";
import { readEntries } from "#services/search/language/document-words.ts";
import { article } from "#services/search/language/field-codes.ts";
import { searchLocales } from "#services/search/schema.ts";
import { nowhere, PhraseBook } from "#services/search/suggestions/phrases.ts";

/** The number of documents per language in one segment, which is built in memory, one language after the other. */
const documentsPerSegment = 10_000;
const rowsPerRead = 1000;
/** A word in fewer documents of a segment shares its row with others. */
const rare = 24;
const bytesPerWrite = 4_000_000;

/**
 * Writes the lists of the documents with doc ids above `from`, up to `to`, as segments after `segment`. Returns the last
 * segment. The lists are used once the generation's row includes them.
 */
export async function makeLists(
  trx: Transaction | Db,
  generation: number,
  range: { from: number; to: number; segment: number },
): Promise<number> {
  const counts = new Map(searchLocales.map((locale) => [locale as string, new Map<string, number>()]));
  let { segment } = range;
  for (let from = range.from; from < range.to; from += documentsPerSegment) {
    segment += 1;
    const to = Math.min(range.to, from + documentsPerSegment);
    const [book, numbered] = [new PhraseBook(), new Articles()];
    for (const locale of searchLocales) {
      const segmentKey = { generation, locale, segment };
      await writeSegment(trx, segmentKey, { from, to }, { count: counts.get(locale) ?? new Map(), book, numbered });
    }
    await writeAll(trx, { generation, locale: nowhere, segment }, book.rows());
    await writeAll(trx, { generation, locale: articles, segment }, numbered.rows());
  }
  for (const [locale, of] of counts) await countWords(trx, { generation, locale }, of, range.from === 0);
  return segment;
}

type SegmentKey = { generation: number; locale: string; segment: number };

async function writeSegment(
  db: Db,
  segmentKey: SegmentKey,
  { from, to }: { from: number; to: number },
  { count, book, numbered }: { count: Map<string, number>; book: PhraseBook; numbered: Articles },
): Promise<void> {
  const [words, terms] = [new PostingsBuilder(), new PostingsBuilder()];
  const values = numeric.map(() => ({ docIds: [] as number[], values: [] as number[] }));
  const standing = {
    docIds: [] as number[],
    popularity: [] as number[],
    flags: [] as number[],
    titles: [] as string[],
  };
  const take = (row: Row) => {
    book.add(segmentKey.locale, row);
    standing.docIds.push(row.number);
    standing.popularity.push(row.popularity);
    standing.flags.push(flagsOf(row));
    standing.titles.push(row.title);
    for (const term of eachTerm(row)) terms.add(term, row.number, 0);
    readEntries(row.stems, (stem, code) => {
      if (isArticle(stem) && (code & ~article) === 0) numbered.add(stem, row.number, code);
      else words.add(stem, row.number, code);
    });
    eachNumericValue(row, (index, value) => {
      values[index]?.docIds.push(row.number);
      values[index]?.values.push(value);
    });
  };
  for (let after = from; ; ) {
    const rows = await readRows(db, segmentKey, { after, to, limit: rowsPerRead });
    for (const row of rows) take(row);
    after = rows.at(-1)?.number ?? to;
    if (rows.length < rowsPerRead) break;
  }
  if (standing.docIds.length === 0) return;
  const write = writerOf(db, segmentKey);
  const { docIds, popularity, flags, titles } = standing;
  await write("s", bytesOf(Uint32Array.from(docIds), Float32Array.from(popularity), Uint8Array.from(flags)));
  await write("T", Buffer.from(titles.join("\n")));
  for (const [index, one] of values.entries())
    if (one.docIds.length > 0)
      await write(`n${numeric[index]}`, bytesOf(Uint32Array.from(one.docIds), Float64Array.from(one.values)));
  const shared = new Shared();
  for (const [term, { docIds }] of terms.lists()) await write(`t${term}`, bytesOf(docIds));
  for (const [stem, list] of words.lists()) {
    if (list.docIds.length > 1) count.set(stem, (count.get(stem) ?? 0) + list.docIds.length);
    if (list.docIds.length >= rare) await write(`w${stem}`, bytesOf(list.docIds, list.codes));
    else shared.add(stem, list);
  }
  for (const [key, data] of shared.rows()) await write(key, data);
  await write(null);
  numbered.nextLanguage();
}

/** Collects article numbers, from the first language in which a thing has a document. */
class Articles {
  #postings = new PostingsBuilder();
  #known = new Set<number>();
  #now = new Set<number>();

  add(stem: string, number: number, code: number): void {
    if (this.#known.has(number)) return;
    this.#now.add(number);
    this.#postings.add(stem, number, code);
  }

  nextLanguage(): void {
    for (const number of this.#now) this.#known.add(number);
    this.#now.clear();
  }

  rows(): Iterable<[key: string, data: Buffer]> {
    const shared = new Shared();
    for (const [stem, list] of this.#postings.lists()) shared.add(stem, list);
    return shared.rows();
  }
}

async function writeAll(db: Db, segmentKey: SegmentKey, rows: Iterable<[key: string, data: Buffer]>): Promise<void> {
  const write = writerOf(db, segmentKey);
  for (const [key, data] of rows) await write(key, data);
  await write(null);
}

/** Collects rows and writes them in large statements. Null writes the remaining rows. */
function writerOf(
  db: Db,
  { generation, locale, segment }: SegmentKey,
): (key: string | null, data?: Buffer) => Promise<void> {
  let [keys, texts, bytes]: [string[], string[], number] = [[], [], 0];
  return async (key, data) => {
    if (key !== null && data) {
      keys.push(key);
      texts.push(data.toString("base64"));
      bytes += data.length;
      if (bytes < bytesPerWrite) return;
    }
    await sql`
      insert into search_lists (generation, locale, part, key, data)
      select ${generation}::int, ${locale}, ${segment}::int, key, decode(data, 'base64')
      from unnest(${keys}::text[], ${texts}::text[]) as given (key, data)
    `.execute(db);
    [keys, texts, bytes] = [[], [], 0];
  };
}

/** Counts the documents in which each stem occurs, because rare words are more significant. */
async function countWords(
  db: Db,
  { generation, locale }: { generation: number; locale: string },
  counts: ReadonlyMap<string, number>,
  isWhole: boolean,
): Promise<void> {
  const [stems, documents] = [[...counts.keys()], [...counts.values()]];
  await sql`
    update search_words set documents = counted.found + case when ${isWhole} then 0 else documents end
    from unnest(${stems}::text[], ${documents}::int[]) as counted (stem, found)
    where generation = ${generation}::int and locale = ${locale} and search_words.stem = counted.stem
  `.execute(db);
}
