import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { notifyChange } from "#commerce/catalog/products/changes.ts";
import type { Db } from "#database/tables.ts";
import { updateContent, updateProducts } from "#discovery/indexing/build-documents.ts";
import { catchUp } from "#discovery/indexing/catch-up.ts";
import type { Logger } from "#platform/log.ts";
import { tidy } from "#services/search/generations.ts";

export type Feed = {
  /** Takes the tags of a change (see platform/changes.ts) and returns at once. */
  onChange(tags: readonly string[]): void;
  /** When everything that was told so far is in the index. */
  settled(): Promise<void>;
};

/**
 * Keeps the index up to date with announced changes; one process per database is enough, several do no harm. `whole` brings
 * up to date whatever may have changed.
 */
export async function followChanges(
  db: Db,
  log: Pick<Logger, "error">,
  whole: () => Promise<void> = () => compareAll(db),
): Promise<Feed> {
  let last = await lastEvent(db);
  let waiting = new Set<string>();
  let work: Promise<void> | null = null;

  async function take(tags: ReadonlySet<string>): Promise<void> {
    // What was missed while nobody listened is found by comparing.
    if (tags.has("*")) await whole();
    const products = [...tags].flatMap((tag) => /^product:(\d{1,9})$/.exec(tag)?.[1] ?? []).map(Number);
    await updateProducts(db, products);
    if (products.length > 0) await notifyChange(db, ["search"]);
    if (![...tags].some((tag) => tag.startsWith("content"))) return;
    const { rows } = await sql<{ contentType: string; uid: string; number: number }>`
      select content_type as "contentType", uid, max(number) as number from content_events
      where subject = 'entry' and number > ${last}::bigint group by content_type, uid
    `.execute(db);
    await updateContent(db, rows);
    if (rows.length > 0) await notifyChange(db, ["search"]);
    last = Math.max(last, ...rows.map(({ number }) => number));
  }

  async function drain(): Promise<void> {
    while (waiting.size > 0) {
      const tags = waiting;
      waiting = new Set();
      try {
        await take(tags);
        if (waiting.size === 0) await tidy(db);
      } catch (error) {
        log.error({ err: error }, "the search index could not follow a change; trying again");
        waiting = new Set([...tags, ...waiting]);
        await setTimeout(1000, undefined, { ref: false });
      }
    }
    work = null;
  }

  return {
    onChange(tags) {
      for (const tag of tags) waiting.add(tag);
      work ??= drain();
    },
    settled: () => work ?? Promise.resolve(),
  };
}

async function lastEvent(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(number), 0) as last from content_events`.execute(db);
  return rows[0]?.last ?? 0;
}

/** Compares all there is with the index, and has pages with results made anew if something was out of date. */
export async function compareAll(db: Db): Promise<void> {
  if (await catchUp(db)) await notifyChange(db, ["search"]);
}
