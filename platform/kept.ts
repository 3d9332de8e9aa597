import { makeTaggedCache } from "./cache.ts";
import { madeOf, note } from "./made-of.ts";
import type { Tag } from "./tag.ts";

type Kept = { value: unknown; tags: readonly Tag[] };

/**
 * Plain data that many answers are made of, read once and shared until something that they were made of changes.
 * Every reader gets the same object and must not change it. Nothing is kept of a read that a change overtook. What is noted
 * while it is read (made-of.ts) is what it is made of, and is noted again for everyone who gets it.
 */
export class KeptReads {
  #values;
  #reading = new Map<string, Promise<Kept>>();
  #drops = 0;

  /** The least recently used go first when all together are longer than that, written as JSON. */
  constructor(characters = 12_000_000) {
    this.#values = makeTaggedCache<Kept>(characters);
  }

  /** Forgets what was made of one of these tags; "*" stands for all. To be called with every announced change. */
  drop(tags: readonly Tag[]): void {
    this.#drops += 1;
    this.#reading.clear();
    this.#values.drop(tags);
  }

  /** The value kept under `key`, else what `load` finds; those who ask meanwhile share that one read. Null is not kept. */
  async read<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(key) ?? (await (this.#reading.get(key) ?? this.#start(key, load)));
    note(known.tags);
    return known.value as Value;
  }

  #start(key: string, load: () => Promise<unknown>): Promise<Kept> {
    const drops = this.#drops;
    const reading = madeOf(load)
      .then((kept): Kept => {
        const { value, tags } = kept;
        const isKept = value !== null && value !== undefined && drops === this.#drops;
        if (isKept) this.#values.set(key, kept, tags, JSON.stringify(value).length + key.length);
        return kept;
      })
      .finally(() => {
        if (this.#reading.get(key) === reading) this.#reading.delete(key);
      });
    this.#reading.set(key, reading);
    return reading;
  }
}
