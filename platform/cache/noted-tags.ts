import { AsyncLocalStorage } from "node:async_hooks";
import type { Tag } from "./tag.ts";

/**
 * Readers note the tags of the data they read, and a cache collects the tags noted while a value was made. Code that
 * assembles an answer therefore does not need to know its dependencies.
 */

const collecting = new AsyncLocalStorage<Set<Tag>>();

export function noteTags(tags: Iterable<Tag>): void {
  const noted = collecting.getStore();
  if (noted) for (const tag of tags) noted.add(tag);
}

/**
 * Runs `work` and returns its value with the tags noted during it. Those tags are not passed on to an enclosing
 * collectTags.
 */
export async function collectTags<Value>(work: () => Promise<Value>): Promise<{ value: Value; tags: Tag[] }> {
  const noted = new Set<Tag>();
  const value = await collecting.run(noted, work);
  return { value, tags: [...noted] };
}
