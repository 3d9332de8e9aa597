import { AsyncLocalStorage } from "node:async_hooks";
import type { Tag } from "./tag.ts";

/**
 * Readers note the tags of what they read, and a cache collects the tags that were noted while a value was made. So nobody
 * who puts an answer together has to know what it depends on.
 */

const collecting = new AsyncLocalStorage<Set<Tag>>();

export function noteTags(tags: Iterable<Tag>): void {
  const noted = collecting.getStore();
  if (noted) for (const tag of tags) noted.add(tag);
}

/** Does the work and returns its value with the tags noted meanwhile. They are not noted for the work around it. */
export async function collectTags<Value>(work: () => Promise<Value>): Promise<{ value: Value; tags: Tag[] }> {
  const noted = new Set<Tag>();
  const value = await collecting.run(noted, work);
  return { value, tags: [...noted] };
}
