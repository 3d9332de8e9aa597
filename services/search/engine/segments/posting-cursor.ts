import type { Arrays } from "./bytes.ts";

/** Reads one list for look-ups in ascending order of document numbers. It never goes back. */
export class PostingCursor {
  readonly #list: Arrays;
  #at = 0;

  constructor(list: Arrays) {
    this.#list = list;
  }

  /** Returns the code of this document, or 0 when it is not in the list. Numbers must not decrease between calls. */
  codeOf(number: number): number {
    const { numbers, codes } = this.#list;
    let low = this.#at;
    // Doubles the step until it passes the number, then searches by halves. Near numbers are found at once, far ones in
    // few steps.
    let high = low;
    for (let step = 1; high < numbers.length && (numbers[high] as number) < number; step *= 2) {
      low = high + 1;
      high += step;
    }
    high = Math.min(high, numbers.length);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((numbers[middle] as number) < number) low = middle + 1;
      else high = middle;
    }
    this.#at = low;
    return low < numbers.length && numbers[low] === number ? (codes[low] as number) : 0;
  }
}
