import { LRUCache } from "lru-cache";
import type { State } from "./sync.ts";

/** Caches answers for as long as the index stays in the state in which they were computed. */
export class AnswerCache<Answer extends object> {
  readonly #answers: LRUCache<string, { state: State; answer: Answer }>;
  readonly #sizeOf: (answer: Answer) => number;

  /** Holds at most `most` answers or, with `sizeOf`, answers with that total size. */
  constructor(most: number, sizeOf: (answer: Answer) => number = () => 1) {
    this.#answers = new LRUCache({ maxSize: most });
    this.#sizeOf = sizeOf;
  }

  get(key: string, state: State): Answer | undefined {
    const known = this.#answers.get(key);
    return known && isSame(known.state, state) ? known.answer : undefined;
  }

  /** Longer keys are not cached, because they are unlikely to be repeated. */
  set(key: string, state: State, answer: Answer): void {
    if (key.length < longestKey) this.#answers.set(key, { state, answer }, { size: this.#sizeOf(answer) });
  }
}

const longestKey = 4000;

const isSame = (a: State, b: State): boolean =>
  a.id === b.id && a.last === b.last && a.segments === b.segments && a.decisions === b.decisions;
