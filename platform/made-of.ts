import { AsyncLocalStorage } from "node:async_hooks";
import type { Tag } from "./tag.ts";

/**
 * What an answer is made of, noted by whoever reads it, so that nobody who puts answers together has to know: readers
 * `note` tags, and `madeOf` hands those noted during a piece of work to whoever keeps its result.
 */

const notes = new AsyncLocalStorage<Set<Tag>>();

export function note(tags: Iterable<Tag>): void {
  const noted = notes.getStore();
  if (noted) for (const tag of tags) noted.add(tag);
}

/** Does the work and says which tags were noted meanwhile. They are not noted for the work around it. */
export async function madeOf<Value>(work: () => Promise<Value>): Promise<{ value: Value; tags: Tag[] }> {
  const noted = new Set<Tag>();
  const value = await notes.run(noted, work);
  return { value, tags: [...noted] };
}
