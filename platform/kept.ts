import { makeTaggedCache } from "./cache.ts";

/**
 * Plain data that many answers are made of, read once and shared until something that they were made of changes.
 * Every reader gets the same object and must not change it. Nothing is kept of a read that a change overtook.
 */
export class KeptReads {
  #values;
  #reading = new Map<string, Promise<unknown>>();
  #drops = 0;

  /** The least recently used go first when all together are longer than that, written as JSON. */
  constructor(characters = 12_000_000) {
    this.#values = makeTaggedCache<{ value: unknown }>(characters);
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
    const kept = this.#values.get(key);
    if (kept) return kept.value as Value;
    const reading = (this.#reading.get(key) as Promise<Value> | undefined) ?? this.#start(key, load, tagsOf);
    return reading;
  }

  #start<Value>(
    key: string,
    load: () => Promise<Value>,
    tagsOf: (value: NonNullable<Value>) => readonly string[],
  ): Promise<Value> {
    const drops = this.#drops;
    const reading = load()
      .then((value) => {
        const isSound = value !== null && value !== undefined && drops === this.#drops;
        if (isSound) this.#values.set(key, { value }, tagsOf(value), JSON.stringify(value).length + key.length);
        return value;
      })
      .finally(() => {
        if (this.#reading.get(key) === reading) this.#reading.delete(key);
      });
    this.#reading.set(key, reading);
    return reading;
  }
}
