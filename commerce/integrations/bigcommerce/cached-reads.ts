import { LRUCache } from "lru-cache";

/**
 * Caches reads for a while. Concurrent callers share one call, and the last known value is returned while the store
 * cannot be reached. With `isNow` the value is read again although it is cached.
 */
export type ReadCached = <T extends object>(
  key: string,
  seconds: number,
  read: () => Promise<T>,
  isNow?: boolean,
) => Promise<T>;

export function makeReadCached(): ReadCached {
  /** Why the last read of a key failed. The cache then returns nothing, without the reason. */
  const failures = new LRUCache<string, { reason: unknown }>({ max: 1000 });
  const cached = new LRUCache<string, object, () => Promise<object>>({
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
    const found = await cached.fetch(key, { context: read, ttl: seconds * 1000, forceRefresh: isNow });
    if (found) return found as T;
    throw failures.get(key)?.reason ?? new Error(`Nothing is known of ${key}.`);
  };
}
