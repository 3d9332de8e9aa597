import { LRUCache } from "lru-cache";
import type { State } from "./sync.ts";

/** Answers that stay right for as long as the index stands where it stood when they were made. */
export class KeptAnswers<Answer extends object> {
  readonly #kept: LRUCache<string, { state: State; answer: Answer }>;
  readonly #sizeOf: (answer: Answer) => number;

  /** At most so many answers or, with `sizeOf`, so much of them. */
  constructor(most: number, sizeOf: (answer: Answer) => number = () => 1) {
    this.#kept = new LRUCache({ maxSize: most });
    this.#sizeOf = sizeOf;
  }

  get(key: string, state: State): Answer | undefined {
    const known = this.#kept.get(key);
    return known && isSame(known.state, state) ? known.answer : undefined;
  }

  /** Longer questions are nobody's but the one's who asks them. */
  set(key: string, state: State, answer: Answer): void {
    if (key.length < longestKept) this.#kept.set(key, { state, answer }, { size: this.#sizeOf(answer) });
  }
}

const longestKept = 4000;

const isSame = (a: State, b: State): boolean =>
  a.id === b.id && a.last === b.last && a.parts === b.parts && a.decisions === b.decisions;
