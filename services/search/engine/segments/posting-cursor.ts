import type { Postings } from "./bytes.ts";

/** Reads one list for look-ups in ascending order of doc ids. It never goes back. */
export class PostingCursor {
  readonly #list: Postings;
  #at = 0;

  constructor(list: Postings) {
    this.#list = list;
  }

  /** Returns the code of this document, or 0 when it is not in the list. Doc ids must not decrease between calls. */
  codeOf(number: number): number {
    const { docIds, codes } = this.#list;
    let low = this.#at;
    // Doubles the step until it passes the doc id, then searches by halves. Near ones are found at once, far ones in
    // few steps.
    let high = low;
    for (let step = 1; high < docIds.length && (docIds[high] as number) < number; step *= 2) {
      low = high + 1;
      high += step;
    }
    high = Math.min(high, docIds.length);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((docIds[middle] as number) < number) low = middle + 1;
      else high = middle;
    }
    this.#at = low;
    return low < docIds.length && docIds[low] === number ? (codes[low] as number) : 0;
  }
}
