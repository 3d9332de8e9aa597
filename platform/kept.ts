import { makeTaggedCache } from "./cache.ts";
import { madeOf, note } from "./made-of.ts";

type Kept = { value: unknown; tags: readonly string[] };

/**
 * Plain data that many answers are made of, read once and shared until something that they were made of changes.
 * Every reader gets the same object and must not change it. Nothing is kept of a read that a change overtook. What readers
 * note while it is read (made-of.ts) counts as made of too, and is noted again for everyone who gets it.
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
  drop(tags: readonly string[]): void {
    this.#drops += 1;
    this.#reading.clear();
    this.#values.drop(tags);
  }

  /** The value kept under `key`, else what `load` finds; those who ask meanwhile share that one read. Null is not kept. */
  async read<Value>(
    key: string,
    load: () => Promise<Value>,
    tagsOf: (value: NonNullable<Value>) => readonly string[],
  ): Promise<Value> {
    const known = this.#values.get(key) ?? (await (this.#reading.get(key) ?? this.#start(key, load, tagsOf)));
    note(known.tags);
    return known.value as Value;
  }

  #start<Value>(
    key: string,
    load: () => Promise<Value>,
    tagsOf: (value: NonNullable<Value>) => readonly string[],
  ): Promise<Kept> {
    const drops = this.#drops;
    const reading = madeOf(load)
      .then(({ value, tags: noted }): Kept => {
        if (value === null || value === undefined) return { value, tags: noted };
        const kept = { value, tags: [...new Set([...tagsOf(value), ...noted])] };
        if (drops === this.#drops) this.#values.set(key, kept, kept.tags, JSON.stringify(value).length + key.length);
        return kept;
      })
      .finally(() => {
        if (this.#reading.get(key) === reading) this.#reading.delete(key);
      });
    this.#reading.set(key, reading);
    return reading;
  }
}
