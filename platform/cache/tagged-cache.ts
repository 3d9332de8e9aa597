import { LRUCache } from "lru-cache";
import { collectTags, noteTags } from "./noted-tags.ts";
import { everything, type Tag } from "./tag.ts";

/** When a value is renewed in the background, and when it may no longer be served. Milliseconds since 1970. */
export type Lifetime = { freshUntil: number; until: number };

export type CacheOptions<Value> = {
  /**
   * The maximum total size of all values; the least recently used are dropped first. 0 stores nothing. Default: 12
   * million.
   */
  maxSize?: number;
  /** The size of a value in the unit of `maxSize`. Default: the length of its JSON. */
  sizeOf?: (value: Value) => number;
  /** When false, the value is returned but not stored. Null and undefined are never stored. */
  isStorable?: (value: Value) => boolean;
  /** Without it, a value stays valid until one of its tags is dropped. */
  lifetimeOf?: (value: Value) => Lifetime;
  /** Called with every value that leaves the cache or was never stored. */
  onRemoved?: (value: Value) => void;
};

type Entry<Value> = { value: Value; tags: readonly Tag[] } & Lifetime;
type Lookup<Value> = { value: Value; result: "hit" | "stale" | "miss" };

const forever = { freshUntil: Number.POSITIVE_INFINITY, until: Number.POSITIVE_INFINITY };

/**
 * A cache for one process: a value is shared until something it depends on changes. Its tags are those noted while it
 * was made (noted-tags.ts), and they are noted again for every reader. Concurrent readers of a missing value share one
 * call of `make`. When a change happens during that call, its value is returned but not stored. Values are shared, so
 * callers must not modify them.
 */
export class TaggedCache<Value = unknown> {
  readonly #options: CacheOptions<Value>;
  readonly #maxSize: number;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #keysByTag = new Map<Tag, Set<string>>();
  readonly #making = new Map<string, Promise<Entry<Value>>>();
  #drops = 0;

  constructor(options: CacheOptions<Value> = {}) {
    this.#options = options;
    this.#maxSize = options.maxSize ?? 12_000_000;
    this.#entries = new LRUCache<string, Entry<Value>>({
      maxSize: Math.max(1, this.#maxSize),
      dispose: ({ value, tags }, key) => {
        for (const tag of tags) this.#forget(tag, key);
        options.onRemoved?.(value);
      },
    });
  }

  /** Returns the stored value of `key`, or makes and stores it with `make`. */
  async read<Wanted extends Value>(key: string, make: () => Promise<Wanted>): Promise<Wanted> {
    return (await this.find(key, make)).value;
  }

  /**
   * Like `read`, but also returns where the value came from. A stale value is returned at once and renewed for the next
   * reader.
   */
  async find<Wanted extends Value>(key: string, make: () => Promise<Wanted>): Promise<Lookup<Wanted>> {
    const now = Date.now();
    const known = this.#entries.get(key);
    const isUsable = known !== undefined && now < known.until;
    const isFresh = isUsable && now < known.freshUntil;
    const making = isFresh ? null : (this.#making.get(key) ?? this.#make(key, make));
    // A reader who receives the stale value is not affected by a failed renewal.
    if (isUsable) making?.catch(() => undefined);
    const entry = isUsable ? known : await (making as Promise<Entry<Value>>);
    noteTags(entry.tags);
    return { value: entry.value as Wanted, result: isFresh ? "hit" : isUsable ? "stale" : "miss" };
  }

  /** Drops every value that depends on one of these tags; "*" drops all. Must be called with every recorded change. */
  drop(tags: readonly Tag[]): void {
    this.#drops += 1;
    // A reader who asks from now on must not receive a value whose reading began before the change.
    this.#making.clear();
    if (tags.includes(everything)) this.#entries.clear();
    for (const tag of tags) for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#entries.delete(key);
  }

  #make(key: string, make: () => Promise<Value>): Promise<Entry<Value>> {
    const drops = this.#drops;
    const making = collectTags(make)
      .then(({ value, tags }) => {
        const entry = { value, tags, ...(this.#options.lifetimeOf?.(value) ?? forever) };
        if (drops !== this.#drops || !this.#store(key, entry)) this.#options.onRemoved?.(value);
        return entry;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }

  #store(key: string, entry: Entry<Value>): boolean {
    const { isStorable, sizeOf = lengthOf } = this.#options;
    if (entry.value === null || entry.value === undefined || isStorable?.(entry.value) === false) return false;
    const size = Math.ceil(sizeOf(entry.value)) + key.length;
    if (size > this.#maxSize) return false;
    this.#entries.set(key, entry, { size });
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
    return true;
  }

  #forget(tag: Tag, key: string): void {
    const keys = this.#keysByTag.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysByTag.delete(tag);
  }
}

const lengthOf = (value: unknown): number => JSON.stringify(value).length;
