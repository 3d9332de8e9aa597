import { sql } from "kysely";
import { fold } from "../words/fold.ts";
import { bytesOf } from "./bytes.ts";
import { Outdated } from "./outdated.ts";
import { eachTerm, type Row } from "./rows.ts";
import type { View } from "./view.ts";

/** Names of things, as people type them: what a question may go on to. Of all languages together. */

const phraseFields = ["title", "categories", "colours", "colour_families", "sizes", "kind", "specs", "keywords"];
/** Lists that belong to no language. */
export const nowhere = "";

type Phrase = {
  folded: string;
  text: string;
  field: number;
  popularity: number;
  /** Some of the documents that have it, as "locale number": when these are gone, it may be. */
  from: string[];
};
const mostNamed = 3;

/** Phrases of a part, with every beginning of a word in them in alphabetical order. */
export type Phrases = { all: Phrase[]; order: Uint32Array; offsets: Uint16Array };

type Named = Pick<Row, "number" | "title" | "written" | "popularity" | "terms">;

/** Collects the phrases of documents. */
export class PhraseBook {
  #found = new Map<string, Phrase>();

  add(locale: string, row: Named): void {
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
    const all = [...this.#found.values()].filter(({ folded, text }) => folded !== "" && !/[\t\n]/.test(text));
    const { order, offsets } = inOrder(all);
    const lines = all.map((one) => [one.folded, one.text, one.field, one.popularity, one.from.join()].join("\t"));
    return [
      ["P", Buffer.from(lines.join("\n"))],
      ["O", bytesOf(order, offsets)],
    ];
  }

  inOrder(): Phrases {
    const all = [...this.#found.values()];
    return { all, ...inOrder(all) };
  }
}

const folded = (text: string): string => fold(text).trim().replace(/\s+/g, " ");

function inOrder(all: readonly Phrase[]): { order: Uint32Array; offsets: Uint16Array } {
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

/** Those of the lists, a set for each part. */
export function phrasesOf(view: View): Promise<Phrases[]> {
  return view.made("phrases", async () => {
    const rows = await view.read(nowhere, ["P", "O"]);
    const orders = rows.get("O") ?? [];
    let bytes = 0;
    const value = (rows.get("P") ?? []).map((data, part): Phrases => {
      const all = data
        .toString()
        .split("\n")
        .map((line): Phrase => {
          const [folded = "", text = "", field, popularity, from = ""] = line.split("\t");
          return { folded, text, field: Number(field), popularity: Number(popularity), from: from.split(",") };
        });
      const own = Uint8Array.from(orders[part] ?? []);
      const count = own.length / 6;
      bytes += data.length * 3 + own.length;
      return {
        all,
        order: new Uint32Array(own.buffer, 0, count),
        offsets: new Uint16Array(own.buffer, count * 4, count),
      };
    });
    return { value, bytes };
  });
}

type Beside = {
  seen: number;
  book: PhraseBook;
  /** Documents that are gone: "locale number". */
  gone: Set<string>;
  running: Promise<void> | null;
  made: Phrases | null;
};
const beside = new WeakMap<View, Beside>();

/** Those of documents that are newer than the lists, and the documents that are gone. */
export async function newPhrases(view: View, to: number): Promise<{ phrases: Phrases; gone: ReadonlySet<string> }> {
  const before = { seen: -1, book: new PhraseBook(), gone: new Set<string>(), running: null, made: null };
  const own = beside.get(view) ?? before;
  beside.set(view, own);
  while (own.seen < to) {
    own.running ??= readNew(view, own).finally(() => {
      own.running = null;
    });
    await own.running;
  }
  own.made ??= own.book.inOrder();
  return { phrases: own.made, gone: own.gone };
}

type News = { last: number; gone: string[]; rows: (Named & { locale: string })[] };

async function readNew(view: View, own: Beside): Promise<void> {
  const place = sql`generation = ${view.generation}::int`;
  const { rows } = await sql<News>`
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

type Completion = { text: string; begins: boolean; popularity: number };
type Asked = { asked: string; fields: readonly string[]; limit: number; gone: ReadonlySet<string> };

/** Phrases of these fields that begin so, or have a word that does: the former first, then the most popular; no phrase twice. */
export function completions(sets: readonly Phrases[], { asked, fields, limit, gone }: Asked): string[] {
  const chosen = phraseFields.map((field) => fields.includes(field));
  const best = new Map<string, Completion>();
  const isBefore = (a: Completion, b: Completion) => (a.begins === b.begins ? a.popularity > b.popularity : a.begins);
  // What cannot be among the first is not kept: a single letter begins thousands.
  let least: Completion | null = null;
  for (const { all, order, offsets } of sets) {
    for (let at = firstFrom(all, order, offsets, asked); at < order.length; at++) {
      const phrase = all[order[at] as number] as Phrase;
      const offset = offsets[at] as number;
      if (!phrase.folded.startsWith(asked, offset)) break;
      if (!chosen[phrase.field]) continue;
      const begins = offset === 0;
      if (least && (begins === least.begins ? phrase.popularity < least.popularity : !begins)) continue;
      if (gone.size > 0 && phrase.from.every((document) => gone.has(document))) continue;
      const one = { text: phrase.text, begins, popularity: phrase.popularity };
      const key = phrase.text.toLowerCase();
      const known = best.get(key);
      if (known && !isBefore(one, known)) continue;
      best.set(key, one);
      if (best.size >= limit * 4) {
        const kept = sorted(best).slice(0, limit);
        best.clear();
        for (const [text, other] of kept) best.set(text, other);
        least = kept.at(-1)?.[1] ?? null;
      }
    }
  }
  return sorted(best)
    .slice(0, limit)
    .map(([text]) => text);

  function sorted(from: Map<string, Completion>) {
    return [...from].sort(([a, one], [b, other]) =>
      isBefore(one, other) ? -1 : isBefore(other, one) ? 1 : a < b ? -1 : 1,
    );
  }
}

function firstFrom(all: readonly Phrase[], order: Uint32Array, offsets: Uint16Array, asked: string): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { folded } = all[order[middle] as number] as Phrase;
    const offset = offsets[middle] as number;
    if (folded.slice(offset, offset + asked.length) < asked) low = middle + 1;
    else high = middle;
  }
  return low;
}
