import type { Arrays } from "./bytes.ts";

/** Reads one list in which documents are looked up in the order of their numbers: it never goes back. */
export class PostingCursor {
  readonly #list: Arrays;
  #at = 0;

  constructor(list: Arrays) {
    this.#list = list;
  }

  /** The code of this document, whose number is not below those asked for before; 0 where it is not in the list. */
  codeOf(number: number): number {
    const { numbers, codes } = this.#list;
    let low = this.#at;
    // Steps twice as long each time, then back by halves: what is near is found at once, what is far in few steps.
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
