import { LRUCache } from "lru-cache";
import type { State } from "./sync.ts";

/** Answers that stay right for as long as the index stands where it stood when they were made. */
export class AnswerCache<Answer extends object> {
  readonly #answers: LRUCache<string, { state: State; answer: Answer }>;
  readonly #sizeOf: (answer: Answer) => number;

  /** At most so many answers or, with `sizeOf`, so much of them. */
  constructor(most: number, sizeOf: (answer: Answer) => number = () => 1) {
    this.#answers = new LRUCache({ maxSize: most });
    this.#sizeOf = sizeOf;
  }

  get(key: string, state: State): Answer | undefined {
    const known = this.#answers.get(key);
    return known && isSame(known.state, state) ? known.answer : undefined;
  }

  /** Longer keys are not cached: nobody else asks the same. */
  set(key: string, state: State, answer: Answer): void {
    if (key.length < longestKey) this.#answers.set(key, { state, answer }, { size: this.#sizeOf(answer) });
  }
}

const longestKey = 4000;

const isSame = (a: State, b: State): boolean =>
  a.id === b.id && a.last === b.last && a.segments === b.segments && a.decisions === b.decisions;
