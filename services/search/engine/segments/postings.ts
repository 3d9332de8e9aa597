import type { Postings } from "./bytes.ts";

/** Collects which documents have which keys, document by document, in three long arrays. */
export class PostingsBuilder {
  #ids = new Map<string, number>();
  #counts: number[] = [];
  #keys = new Uint32Array(1 << 16);
  #docIds = new Uint32Array(1 << 16);
  #codes = new Uint16Array(1 << 16);
  #length = 0;

  /** Must be called with ascending doc ids. */
  add(key: string, number: number, code: number): void {
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.#ids.size;
      this.#ids.set(key, id);
      this.#counts.push(0);
    }
    if (this.#length === this.#keys.length) this.#grow();
    this.#keys[this.#length] = id;
    this.#docIds[this.#length] = number;
    this.#codes[this.#length] = code;
    this.#length += 1;
    this.#counts[id] = (this.#counts[id] ?? 0) + 1;
  }

  #grow(): void {
    const size = this.#length * 2;
    const [keys, docIds, codes] = [new Uint32Array(size), new Uint32Array(size), new Uint16Array(size)];
    keys.set(this.#keys);
    docIds.set(this.#docIds);
    codes.set(this.#codes);
    [this.#keys, this.#docIds, this.#codes] = [keys, docIds, codes];
  }

  /** Groups the entries by key. */
  *lists(): Generator<[key: string, list: Postings]> {
    const next = new Uint32Array(this.#counts.length);
    for (let id = 1; id < next.length; id++) next[id] = (next[id - 1] as number) + (this.#counts[id - 1] ?? 0);
    const [docIds, codes] = [new Uint32Array(this.#length), new Uint16Array(this.#length)];
    for (let at = 0; at < this.#length; at++) {
      const id = this.#keys[at] as number;
      const place = next[id] as number;
      docIds[place] = this.#docIds[at] as number;
      codes[place] = this.#codes[at] as number;
      next[id] = place + 1;
    }
    for (const [key, id] of this.#ids) {
      const end = next[id] as number;
      const start = end - (this.#counts[id] ?? 0);
      yield [key, { docIds: docIds.subarray(start, end), codes: codes.subarray(start, end) }];
    }
  }
}

const buckets = 1024;

/** Rare words share a row. Returns the key of the row for this word. */
export function bucketOf(stem: string): string {
  let hash = 0;
  for (let at = 0; at < stem.length; at++) hash = (Math.imul(hash, 31) + stem.charCodeAt(at)) | 0;
  return `r${(hash >>> 0) % buckets}`;
}

/** The locale under which lists of article numbers are stored. They are the same in all languages. */
export const articles = "#";
export const isArticle = (stem: string): boolean => stem.length >= 5 && /\d/.test(stem);

/** Words with few documents, as text: one line per word, with word, doc ids and codes separated by tabs. */
export class Shared {
  #lines = new Map<string, string[]>();

  add(stem: string, { docIds, codes }: Postings): void {
    const bucket = bucketOf(stem);
    const line = `${markOf(stem)}${docIds.join()}\t${codes.join()}`;
    const lines = this.#lines.get(bucket);
    if (lines) lines.push(line);
    else this.#lines.set(bucket, [line]);
  }

  *rows(): Generator<[key: string, data: Buffer]> {
    for (const [bucket, lines] of this.#lines) yield [bucket, Buffer.from(`${lines.join("")}\n`)];
  }
}

const markOf = (stem: string): string => `\n${stem}\t`;

/** Returns this word's list from a shared row, or null when the word is not in it. */
export function sharedList(data: Buffer, stem: string): Postings | null {
  const mark = markOf(stem);
  const at = data.indexOf(mark);
  if (at < 0) return null;
  const start = at + Buffer.byteLength(mark);
  const [docIds = "", codes = ""] = data.toString("utf8", start, data.indexOf("\n", start)).split("\t");
  return {
    docIds: Uint32Array.from(docIds.split(","), Number),
    codes: Uint16Array.from(codes.split(","), Number),
  };
}
