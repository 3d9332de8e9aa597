import { LRUCache } from "lru-cache";

/** Serialised answers by key, dropped by tag. One per process; kept coherent by calling drop() with every announced change. */
export type CatalogueCache = {
  get(key: string): string | undefined;
  /** Keeps an answer, unless something was dropped since `stamp` was taken: it may have been read before the change. */
  set(key: string, answer: string, tags: readonly string[], stamp: number): void;
  /** To be taken before reading what an answer is made of. */
  stamp(): number;
  /** Forgets every answer made of one of these; "*" stands for all. */
  drop(tags: readonly string[]): void;
};

export function makeCatalogueCache(maxBytes = 32 * 1024 * 1024): CatalogueCache {
  const keysByTag = new Map<string, Set<string>>();
  let drops = 0;
  const answers = new LRUCache<string, { answer: string; tags: readonly string[] }>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => answer.length + key.length + 100,
    dispose({ tags }, key) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });
  return {
    get: (key) => answers.get(key)?.answer,
    stamp: () => drops,
    set(key, answer, tags, stamp) {
      if (stamp !== drops) return;
      answers.set(key, { answer, tags });
      if (!answers.has(key)) return;
      for (const tag of tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keysByTag.set(tag, keys.add(key));
      }
    },
    drop(tags) {
      drops += 1;
      if (tags.includes("*")) answers.clear();
      for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) answers.delete(key);
    },
  };
}
