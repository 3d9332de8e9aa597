import { sql } from "kysely";
import { Outdated, type SegmentReader } from "#services/search/engine/segment-reader.ts";
import { bytesOf } from "#services/search/engine/segments/bytes.ts";
import { eachTerm, type Row } from "#services/search/engine/segments/rows.ts";
import { fold } from "#services/search/language/fold.ts";

/** Names of things as people type them, to complete a query with. All languages together. */

export const phraseFields = ["title", "categories", "colours", "colour_families", "sizes", "kind", "specs", "keywords"];
/** The locale of lists that belong to no language. */
export const nowhere = "";

type Phrase = {
  folded: string;
  text: string;
  field: number;
  popularity: number;
  /**
   * Some of the documents that contain the phrase, as "locale number". When they are all gone, the phrase is treated as
   * gone.
   */
  from: string[];
};
const mostNamed = 3;

/** The phrases of a segment in one string, because a hundred thousand objects would slow the garbage collector. */
export type Phrases = {
  /** One line per phrase with tab-separated columns: folded, as written, field, popularity, documents. */
  text: string;
  /** The start of each line. */
  lines: Uint32Array;
  fields: Uint8Array;
  popularity: Float32Array;
} & WordStarts;
/** All word beginnings in alphabetical order, with their phrase and their position in it. */
type WordStarts = { order: Uint32Array; offsets: Uint16Array };

type PhraseSource = Pick<Row, "number" | "title" | "written" | "popularity" | "terms">;

/** Collects the phrases of documents. */
export class PhraseBook {
  #found = new Map<string, Phrase>();

  add(locale: string, row: PhraseSource): void {
    const { number, title, written, popularity } = row;
    const from = `${locale} ${number}`;
    this.#put({ folded: title, text: written, field: 0, popularity, from: [from] });
    for (const term of eachTerm(row)) {
      const colon = term.indexOf(":");
      const field = phraseFields.indexOf(term.slice(0, colon));
      const text = term.slice(colon + 1);
      if (field > 0) this.#put({ folded: folded(text), text, field, popularity, from: [from] });
    }
  }

  #put(phrase: Phrase): void {
    const key = `${phrase.field}${phrase.folded}`;
    const known = this.#found.get(key);
    if (!known) this.#found.set(key, phrase);
    else {
      if (known.popularity < phrase.popularity) known.popularity = phrase.popularity;
      if (known.from.length < mostNamed) known.from.push(...phrase.from);
    }
  }

  rows(): [key: string, data: Buffer][] {
    const { lines, order, offsets } = this.#inOrder();
    return [
      ["P", Buffer.from(lines.join("\n"))],
      ["O", bytesOf(order, offsets)],
    ];
  }

  inOrder(): Phrases {
    const { lines, ...beginnings } = this.#inOrder();
    return { ...readLines(lines.join("\n"), lines.length), ...beginnings };
  }

  #inOrder(): { lines: string[] } & WordStarts {
    const all = [...this.#found.values()].filter(({ folded, text }) => folded !== "" && !/[\t\n]/.test(text));
    const lines = all.map((one) => [one.folded, one.text, one.field, one.popularity, one.from.join()].join("\t"));
    return { lines, ...inOrder(all) };
  }
}

const folded = (text: string): string => fold(text).trim().replace(/\s+/g, " ");

function inOrder(all: readonly Phrase[]): WordStarts {
  const starts = all.flatMap(({ folded }, index) => [
    [folded, index, 0] as const,
    ...[...folded.matchAll(/ (?=[^ ])/g)].map(({ index: at }) => [folded.slice(at + 1), index, at + 1] as const),
  ]);
  starts.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    order: Uint32Array.from(starts, ([, index]) => index),
    offsets: Uint16Array.from(starts, ([, , offset]) => offset),
  };
}

function readLines(text: string, count: number): Omit<Phrases, keyof WordStarts> {
  const [lines, fields, popularity] = [new Uint32Array(count), new Uint8Array(count), new Float32Array(count)];
  for (let line = 0, start = 0; line < count; line++) {
    const field = after(text, after(text, start));
    const popular = after(text, field);
    const rest = after(text, popular);
    lines[line] = start;
    fields[line] = Number(text.slice(field, popular - 1));
    popularity[line] = Number(text.slice(popular, rest - 1));
    start = text.indexOf("\n", rest) + 1;
  }
  return { text, lines, fields, popularity };
}

/** Returns the start of the next column. */
const after = (text: string, start: number): number => text.indexOf("\t", start) + 1;

/** Returns a phrase as written. */
export function writtenIn({ text, lines }: Phrases, phrase: number): string {
  const start = after(text, lines[phrase] as number);
  return text.slice(start, text.indexOf("\t", start));
}

/** Returns some of the documents that contain a phrase. */
export function documentsIn({ text, lines }: Phrases, phrase: number): string[] {
  const end = text.indexOf("\n", lines[phrase]);
  const line = text.slice(lines[phrase], end < 0 ? undefined : end);
  return line.slice(line.lastIndexOf("\t") + 1).split(",");
}

/** Returns the phrases in the lists, one set per segment. */
export function phrasesOf(view: SegmentReader): Promise<Phrases[]> {
  return view.made("phrases", async () => {
    const rows = await view.read(nowhere, ["P", "O"]);
    const orders = rows.get("O") ?? [];
    let bytes = 0;
    const value = (rows.get("P") ?? []).map((data, part): Phrases => {
      const text = data.toString();
      const count = text === "" ? 0 : text.split("\n").length;
      const own = Uint8Array.from(orders[part] ?? []);
      const beginnings = own.length / 6;
      bytes += text.length * 2 + own.length + count * 9;
      return {
        ...readLines(text, count),
        order: new Uint32Array(own.buffer, 0, beginnings),
        offsets: new Uint16Array(own.buffer, beginnings * 4, beginnings),
      };
    });
    return { value, bytes };
  });
}

type PhraseDelta = {
  seen: number;
  book: PhraseBook;
  /** Removed documents, as "locale number". */
  gone: Set<string>;
  running: Promise<void> | null;
  made: Phrases | null;
};
const deltas = new WeakMap<SegmentReader, PhraseDelta>();

/** Returns the phrases of documents newer than the lists, and the removed documents. */
export async function newPhrases(
  view: SegmentReader,
  to: number,
): Promise<{ phrases: Phrases; gone: ReadonlySet<string> }> {
  const before = { seen: -1, book: new PhraseBook(), gone: new Set<string>(), running: null, made: null };
  const own = deltas.get(view) ?? before;
  deltas.set(view, own);
  while (own.seen < to) {
    own.running ??= readNew(view, own).finally(() => {
      own.running = null;
    });
    await own.running;
  }
  own.made ??= own.book.inOrder();
  return { phrases: own.made, gone: own.gone };
}

type NewPhraseRows = { last: number; gone: string[]; rows: (PhraseSource & { locale: string })[] };

async function readNew(view: SegmentReader, own: PhraseDelta): Promise<void> {
  const place = sql`generation = ${view.generation}::int`;
  const { rows } = await sql<NewPhraseRows>`
    select last_number as last,
      (select coalesce(json_agg(locale || ' ' || number), '[]') from search_removals where ${place} and at > ${own.seen}::int) as gone,
      (select coalesce(json_agg(given), '[]') from (
        select locale, number, title, fields ->> 'title' as written, popularity,
          array_to_string(terms, E'\\n') as terms from search_documents
        where ${place} and number > ${Math.max(own.seen, view.base)}::int and not is_removed) as given) as rows
    from search_generations where id = ${view.generation}::int
  `.execute(view.db);
  const [news] = rows;
  if (!news) throw new Outdated();
  for (const row of news.rows) own.book.add(row.locale, row);
  for (const one of news.gone) own.gone.add(one);
  own.made = null;
  own.seen = news.last;
}
