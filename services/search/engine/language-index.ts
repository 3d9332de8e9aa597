import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { isJapanese } from "#services/search/language/fold.ts";
import { Delta } from "./delta.ts";
import type { SegmentReader } from "./segment-reader.ts";
import { Outdated } from "./segment-reader.ts";
import { eachStanding, eachValue, type Postings } from "./segments/bytes.ts";
import { type Column, columnOf } from "./segments/column.ts";
import { flagsOf, type Row, rowColumns } from "./segments/rows.ts";
import { Titles } from "./segments/titles.ts";
import { Vocabulary, type Word } from "./segments/vocabulary.ts";

type LanguageChanges = {
  last: number;
  segments: number;
  removed: number[];
  rows: Row[];
  words: Word[];
};

/** All documents of one language by doc id: those in the segments, and the delta of newer ones. */
export class LanguageIndex {
  /** One bit per doc id; set when the document exists. */
  alive = new Uint32Array(32);
  popularity = new Float32Array(1024);
  flags = new Uint8Array(1024);
  titles = new Titles("", [], 0);
  /** All doc ids are below this. */
  top = 0;
  /** Everything written up to this number has been read. */
  seen = 0;
  readonly delta = new Delta();
  readonly vocabulary = new Vocabulary();
  /** The documents that pass filter conditions, as of a doc id. Most queries use the same filters. */
  readonly filtered = new LRUCache<string, { seen: number; bits: Uint32Array }>({ max: 200 });
  #running: Promise<void> | null = null;
  /** Frequent words that are not in the vocabulary. */
  #unlisted = new Set<string>();

  readonly view: SegmentReader;
  readonly locale: string;

  private constructor(view: SegmentReader, locale: string) {
    this.view = view;
    this.locale = locale;
  }

  static async open(view: SegmentReader, locale: string): Promise<LanguageIndex> {
    const language = new LanguageIndex(view, locale);
    const rows = await view.read(locale, ["s", "T"]);
    const docIds: number[] = [];
    for (const data of rows.get("s") ?? []) {
      eachStanding(data, (number, popularity, flags) => {
        docIds.push(number);
        language.#put({ number, popularity, flags });
      });
    }
    const text = Buffer.concat((rows.get("T") ?? []).flatMap((data) => [data, Buffer.from("\n")])).toString();
    language.titles = new Titles(text, docIds, view.base + 1);
    await language.#look();
    for (const stem of await view.frequent(locale))
      if (language.vocabulary.withStem(stem).length === 0 && !isJapanese(stem)) language.#unlisted.add(stem);
    return language;
  }

  /** Reads what was written since the last time. Concurrent callers share one read. */
  async catchUp(to: number): Promise<void> {
    while (this.seen < to) {
      this.#running ??= this.#look().finally(() => {
        this.#running = null;
      });
      await this.#running;
    }
  }

  async #look(): Promise<void> {
    const { view, locale } = this;
    const { generation, base } = view;
    const place = sql`generation = ${generation}::int and locale = ${locale}`;
    const { rows } = await sql<LanguageChanges>`
      select last_number as last, parts as segments,
        (select coalesce(json_agg(number), '[]') from search_removals where ${place} and at > ${this.seen}::int) as removed,
        (select coalesce(json_agg(given order by number), '[]') from (select ${rowColumns} from search_documents
          where ${place} and number > ${Math.max(this.seen, base)}::int and not is_removed) as given) as rows,
        (select coalesce(json_agg(json_build_object('locale', locale, 'word', word, 'stem', stem, 'documents', documents)), '[]')
          from search_words where ${place} and number > ${this.seen === 0 ? -1 : this.seen}::int) as words
      from search_generations where id = ${generation}::int
    `.execute(view.db);
    const [news] = rows;
    if (!news || news.segments !== view.segments) throw new Outdated();
    for (const row of news.rows) {
      this.#put({ ...row, flags: flagsOf(row) });
      this.titles.put(row.number, row.title);
      this.delta.add(row);
    }
    for (const number of news.removed) {
      const at = number >>> 5;
      if (at < this.alive.length) this.alive[at] = (this.alive[at] as number) & ~(1 << (number & 31));
    }
    this.vocabulary.add(news.words);
    this.seen = news.last;
  }

  #put({ number, popularity, flags }: { number: number; popularity: number; flags: number }) {
    if (number >= this.flags.length) this.#grow(number);
    const at = number >>> 5;
    this.alive[at] = (this.alive[at] as number) | (1 << (number & 31));
    this.popularity[number] = popularity;
    this.flags[number] = flags;
    if (number >= this.top) this.top = number + 1;
  }

  #grow(number: number): void {
    const size = Math.ceil((number * 1.25 + 1024) / 32) * 32;
    const [alive, popularity, flags] = [new Uint32Array(size / 32), new Float32Array(size), new Uint8Array(size)];
    alive.set(this.alive);
    popularity.set(this.popularity);
    flags.set(this.flags);
    Object.assign(this, { alive, popularity, flags });
  }

  /**
   * Returns the postings of these words: those of the segments, then those of the delta. A word that is not in the
   * vocabulary, not Japanese and without a digit is looked up only when it is one of the `fillers`: stop words that may
   * still be part of a name.
   */
  async words(stems: readonly string[], fillers: readonly string[] = []): Promise<Map<string, Postings[]>> {
    const isThere = (stem: string) =>
      this.isKnown(stem) || fillers.includes(stem) || /\d/.test(stem) || isJapanese(stem);
    const base = await this.view.words(this.locale, stems.filter(isThere));
    return new Map(
      stems.map((stem) => {
        const more = this.delta.word(stem);
        return [stem, [...(base.get(stem) ?? []), ...(more.docIds.length > 0 ? [more] : [])]] as const;
      }),
    );
  }

  /** Whether it is a word of the vocabulary, or a frequent word outside it. */
  isKnown(stem: string): boolean {
    return this.#unlisted.has(stem) || this.vocabulary.withStem(stem).length > 0;
  }

  /** Returns a field's values in the segments. Those of the delta are in `delta.facets`. */
  column(field: string): Promise<Column> {
    const { view, locale } = this;
    return view.made(`${locale} c${field}`, async () => {
      const rows = await view.readAll(locale, `t${field}:`);
      const values = [...rows.keys()].map((key) => key.slice(field.length + 2));
      const lists = await view.terms(
        locale,
        values.map((value) => `${field}:${value}`),
      );
      const value = columnOf(
        values,
        values.map((one) => lists.get(`${field}:${one}`) ?? []),
        view.base + 1,
      );
      const { sets, starts, codes } = value;
      return { value, bytes: sets.byteLength + starts.byteLength + codes.byteLength };
    });
  }

  async numericField(field: string): Promise<NumericField> {
    const { view, locale } = this;
    const base = await view.made(`${locale} n${field}`, async () => {
      const rows = await view.read(locale, [`n${field}`]);
      const value = new Float64Array(view.base + 1).fill(Number.NaN);
      for (const data of rows.get(`n${field}`) ?? []) {
        eachValue(data, (number, one) => {
          value[number] = one;
        });
      }
      return { value, bytes: value.byteLength };
    });
    return new NumericField(base, this.delta.values.get(field));
  }
}

/** One number per document; NaN when there is none. */
export class NumericField {
  readonly #base: Float64Array;
  readonly #delta: ReadonlyMap<number, number> | undefined;

  constructor(base: Float64Array, delta?: ReadonlyMap<number, number>) {
    [this.#base, this.#delta] = [base, delta];
  }

  of(number: number): number {
    return number < this.#base.length ? (this.#base[number] as number) : (this.#delta?.get(number) ?? Number.NaN);
  }
}

const opened = new WeakMap<SegmentReader, Map<string, Promise<LanguageIndex>>>();

/** Returns a language's index with everything written up to this number. It is opened once for all callers. */
export async function openLanguage(view: SegmentReader, locale: string, to: number): Promise<LanguageIndex> {
  const languages = opened.get(view) ?? new Map<string, Promise<LanguageIndex>>();
  opened.set(view, languages);
  const known = languages.get(locale);
  const opening = known ?? LanguageIndex.open(view, locale);
  if (!known) {
    languages.set(locale, opening);
    opening.catch(() => languages.delete(locale));
  }
  const language = await opening;
  await language.catchUp(to);
  return language;
}
