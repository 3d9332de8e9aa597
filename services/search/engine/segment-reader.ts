import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Db } from "#database/tables.ts";
import { concatenated, joinedDocIds, type Postings, postingsIn } from "./segments/bytes.ts";
import { articles, bucketOf, isArticle, sharedList } from "./segments/postings.ts";

/** Thrown when the lists were rebuilt while they were read. The caller starts again. */
export class Outdated extends Error {}

/** The size of the list cache in each process, in bytes. The least recently used lists are dropped first. */
const cachedBytes = 192 * 1024 * 1024;

type StoredList = { locale: string; key: string; part: number; data: Buffer };

/** Reads the lists of a generation up to a segment. Lists never change, so what has been read can be cached. */
export class SegmentReader {
  readonly #making = new Map<string, Promise<unknown>>();
  readonly #cached = new LRUCache<string, { bytes: number; value: unknown }>({
    maxSize: cachedBytes,
    sizeCalculation: ({ bytes }) => bytes + 300,
  });

  readonly db: Db;
  readonly generation: number;
  readonly segments: number;
  /** The last document number in the lists. */
  readonly base: number;

  constructor(db: Db, { id, segments, base }: { id: number; segments: number; base: number }) {
    [this.db, this.generation, this.segments, this.base] = [db, id, segments, base];
  }

  /** Returns the rows with these keys, segment by segment. */
  async read(locale: string, keys: readonly string[]): Promise<Map<string, Buffer[]>> {
    return grouped(await this.#select(sql`l.locale = ${locale} and l.key = any(${[...keys]}::text[])`));
  }

  /** Returns the rows whose keys start with this text. */
  async readAll(locale: string, start: string): Promise<Map<string, Buffer[]>> {
    const last = start.length - 1;
    const end = start.slice(0, last) + String.fromCharCode(start.charCodeAt(last) + 1);
    return grouped(await this.#select(sql`l.locale = ${locale} and l.key >= ${start} and l.key < ${end}`));
  }

  async #select(condition: ReturnType<typeof sql>): Promise<StoredList[]> {
    const { rows } = await sql<Omit<StoredList, "data"> & { segments: number; data: string }>`
      select g.parts as segments, l.locale, l.key, l.part, encode(l.data, 'base64') as data from search_generations g
        left join search_lists l on l.generation = g.id and l.part <= ${this.segments}::int and ${condition}
      where g.id = ${this.generation}::int order by l.part
    `.execute(this.db);
    if (rows[0]?.segments !== this.segments) throw new Outdated();
    return rows.flatMap((row) => (row.key === null ? [] : { ...row, data: Buffer.from(row.data, "base64") }));
  }

  /** Returns the words that have a row of their own. */
  async frequent(locale: string): Promise<string[]> {
    const { rows } = await sql<{ stem: string }>`
      select distinct substr(key, 2) as stem from search_lists
      where generation = ${this.generation}::int and locale = ${locale} and key >= 'w' and key < 'x'
    `.execute(this.db);
    return rows.map(({ stem }) => stem);
  }

  /**
   * Reads the longest word lists, up to this number of bytes in total. They take longest to read and are needed most
   * often.
   */
  async readLongest(locale: string, bytes: number): Promise<void> {
    const { rows } = await sql<{ stem: string; bytes: number }>`
      select substr(key, 2) as stem, sum(octet_length(data))::int as bytes from search_lists
      where generation = ${this.generation}::int and part <= ${this.segments}::int
        and locale = ${locale} and key >= 'w' and key < 'x'
      group by key order by bytes desc, key
    `.execute(this.db);
    let left = bytes;
    for (const row of rows) {
      left -= row.bytes;
      if (left < 0) return;
      await this.words(locale, [row.stem]);
    }
  }

  /** Returns the base lists of these words. */
  async words(locale: string, stems: readonly string[]): Promise<Map<string, Postings[]>> {
    const found = new Map<string, Postings[]>();
    const missing = stems.filter((stem) => {
      const known = this.#cached.get(`${locale} w${stem}`)?.value as Postings[] | undefined;
      if (known) found.set(stem, known);
      return known === undefined;
    });
    if (missing.length === 0) return found;
    const keys = missing.flatMap((stem) => [`w${stem}`, bucketOf(stem)]);
    const numbered = missing.filter(isArticle).map(bucketOf);
    const rows = await this.#select(sql`(l.locale, l.key) in (
      select ${locale}, unnest(${[...new Set(keys)]}::text[]) union all select ${articles}, unnest(${numbered}::text[]))`);
    for (const stem of missing) {
      const bucket = bucketOf(stem);
      const own = rows.filter((row) => row.locale === locale);
      const lists = own.flatMap(({ key, data }) =>
        key === `w${stem}` ? postingsIn(data) : key === bucket ? (sharedList(data, stem) ?? []) : [],
      );
      const others = rows.flatMap((row) =>
        row.locale === articles && row.key === bucket ? (sharedList(row.data, stem) ?? []) : [],
      );
      const whole = [lists, others].filter((list) => list.length > 0).map(concatenated);
      this.cache(
        `${locale} w${stem}`,
        whole,
        whole.reduce((sum, { docIds }) => sum + docIds.length * 6, 0),
      );
      found.set(stem, whole);
    }
    return found;
  }

  /** Returns the base lists of these "field:value" terms. */
  async terms(locale: string, terms: readonly string[]): Promise<Map<string, Uint32Array>> {
    const found = new Map<string, Uint32Array>();
    const missing = terms.filter((term) => {
      const known = this.#cached.get(`${locale} t${term}`)?.value as Uint32Array | undefined;
      if (known) found.set(term, known);
      return known === undefined;
    });
    if (missing.length === 0) return found;
    const rows = await this.read(
      locale,
      missing.map((term) => `t${term}`),
    );
    for (const term of missing) {
      const docIds = joinedDocIds(rows.get(`t${term}`) ?? []);
      this.cache(`${locale} t${term}`, docIds, docIds.byteLength);
      found.set(term, docIds);
    }
    return found;
  }

  /** Returns a value built from base lists. It is built once, also for concurrent callers. */
  made<T>(key: string, make: () => Promise<{ value: T; bytes: number }>): Promise<T> {
    const known = this.#cached.get(key);
    if (known) return Promise.resolve(known.value as T);
    const running = this.#making.get(key) ?? this.#make(key, make);
    this.#making.set(key, running);
    return running as Promise<T>;
  }

  async #make<T>(key: string, make: () => Promise<{ value: T; bytes: number }>): Promise<T> {
    try {
      const { value, bytes } = await make();
      this.cache(key, value, bytes);
      return value;
    } finally {
      this.#making.delete(key);
    }
  }

  /** A value larger than the whole cache is cached too, because building it for each query would be worse. */
  cache(key: string, value: unknown, bytes: number): void {
    this.#cached.set(key, { value, bytes: Math.min(bytes, cachedBytes / 2) });
  }
}

function grouped(rows: readonly StoredList[]): Map<string, Buffer[]> {
  const found = new Map<string, Buffer[]>();
  for (const { key, data } of rows) {
    const list = found.get(key);
    if (list) list.push(data);
    else found.set(key, [data]);
  }
  return found;
}
