import { readEntries } from "#services/search/language/document-words.ts";
import type { Postings } from "./segments/bytes.ts";
import { eachNumericValue, eachTerm, numeric, type Row } from "./segments/rows.ts";

type PostingList = { docIds: number[]; codes: number[] };
const none: Postings = { docIds: new Uint32Array(0), codes: new Uint16Array(0) };

/** A document's doc id and its 16-bit code, packed into one number. */
const packed = (number: number, code: number): number => number * 65_536 + code;
const unpacked = (one: number): PostingList => ({ docIds: [Math.floor(one / 65_536)], codes: [one % 65_536] });

/**
 * Documents newer than the lists of their language, in memory: about a thousand. Most words occur in only one of them
 * (article numbers) and are stored without lists. With lists, each document would take twice as much memory.
 */
export class Delta {
  #words = new Map<string, number | PostingList>();
  #terms = new Map<string, number[]>();
  /** field → doc id → values. */
  readonly facets = new Map<string, Map<number, string[]>>();
  readonly values = new Map<string, Map<number, number>>();

  add(row: Row): void {
    readEntries(row.stems, (stem, code) => {
      const known = this.#words.get(stem);
      if (known === undefined) {
        this.#words.set(stem, packed(row.number, code));
        return;
      }
      const list = typeof known === "number" ? unpacked(known) : known;
      if (list !== known) this.#words.set(stem, list);
      list.docIds.push(row.number);
      list.codes.push(code);
    });
    for (const term of eachTerm(row)) {
      const list = this.#terms.get(term);
      if (list) list.push(row.number);
      else this.#terms.set(term, [row.number]);
      const colon = term.indexOf(":");
      const field = within(this.facets, term.slice(0, colon));
      field.set(row.number, [...(field.get(row.number) ?? []), term.slice(colon + 1)]);
    }
    eachNumericValue(row, (index, value) => within(this.values, numeric[index] ?? "").set(row.number, value));
  }

  word(stem: string): Postings {
    const known = this.#words.get(stem);
    const list = typeof known === "number" ? unpacked(known) : known;
    return list ? { docIds: Uint32Array.from(list.docIds), codes: Uint16Array.from(list.codes) } : none;
  }

  term(term: string): readonly number[] {
    return this.#terms.get(term) ?? [];
  }
}

function within<V>(map: Map<string, Map<number, V>>, key: string): Map<number, V> {
  const known = map.get(key) ?? new Map<number, V>();
  map.set(key, known);
  return known;
}
