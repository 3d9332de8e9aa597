import { LRUCache } from "lru-cache";

/**
 * What was read, for a while: one call for many who ask at once, and the last known answer while the store is away.
 * `isNow`: what is known is not good enough, it is read again.
 */
export type Keep = <T extends object>(
  key: string,
  seconds: number,
  read: () => Promise<T>,
  isNow?: boolean,
) => Promise<T>;

export function makeKeep(): Keep {
  /** Why the last read of a key failed: the cache answers nothing then, and not the reason. */
  const failures = new LRUCache<string, { reason: unknown }>({ max: 1000 });
  const kept = new LRUCache<string, object, () => Promise<object>>({
    max: 5000,
    async fetchMethod(key, _stale, { context: read }) {
      try {
        const value = await read();
        failures.delete(key);
        return value;
      } catch (reason) {
        failures.set(key, { reason });
        throw reason;
      }
    },
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
  });
  return async <T extends object>(key: string, seconds: number, read: () => Promise<T>, isNow = false) => {
    const found = await kept.fetch(key, { context: read, ttl: seconds * 1000, forceRefresh: isNow });
    if (found) return found as T;
    throw failures.get(key)?.reason ?? new Error(`Nothing is known of ${key}.`);
  };
}
