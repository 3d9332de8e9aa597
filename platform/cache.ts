import { LRUCache } from "lru-cache";
import { everything, type Tag } from "./tag.ts";

/** A bounded cache whose entries carry tags; a change names tags, and what was made of them is gone. */
export type TaggedCache<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value, tags: readonly Tag[], bytes: number): void;
  /** Drops every entry with one of these tags; "*" drops all. */
  drop(tags: readonly Tag[]): void;
  readonly size: number;
};

type Slot<Value> = { value: Value; tags: readonly Tag[] };

/**
 * Makes a cache of at most `maxBytes` (as the writers count them); the least recently used go first.
 * `onGone` hears of every value that leaves, for whatever reason.
 */
export function makeTaggedCache<Value>(maxBytes: number, onGone?: (value: Value) => void): TaggedCache<Value> {
  const keysByTag = new Map<Tag, Set<string>>();
  const slots = new LRUCache<string, Slot<Value>>({
    maxSize: Math.max(1, maxBytes),
    dispose: (slot, key) => {
      forget(keysByTag, key, slot.tags);
      onGone?.(slot.value);
    },
  });
  return {
    get: (key) => slots.get(key)?.value,
    set(key, value, tags, bytes) {
      if (bytes > maxBytes) return onGone?.(value);
      slots.set(key, { value, tags }, { size: Math.max(1, bytes) });
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        if (keys) keys.add(key);
        else keysByTag.set(tag, new Set([key]));
      }
    },
    drop(tags) {
      if (tags.includes(everything)) {
        slots.clear();
        keysByTag.clear();
      }
      for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) slots.delete(key);
    },
    get size() {
      return slots.size;
    },
  };
}

function forget(keysByTag: Map<Tag, Set<string>>, key: string, tags: readonly Tag[]): void {
  for (const tag of tags) {
    const keys = keysByTag.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) keysByTag.delete(tag);
  }
}
