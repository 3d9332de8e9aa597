import { sql } from "kysely";
import type { Db } from "#database/tables.ts";

/** Processes listen on this channel; a payload is a JSON array of tags such as ["product:1001", "category:21", "listings"]. */
export const changeChannel = "firn_changed";

/** PostgreSQL takes payloads below 8,000 bytes; tags are short ASCII. */
const tagsPerMessage = 250;

/** Announces what changed to every process; inside a transaction it is sent when that commits, and not otherwise. */
export async function notifyChange(db: Db, tags: readonly string[]): Promise<void> {
  const messages: string[] = [];
  for (let start = 0; start < tags.length; start += tagsPerMessage) {
    messages.push(JSON.stringify(tags.slice(start, start + tagsPerMessage)));
  }
  if (messages.length === 0) return;
  await sql`select pg_notify(${changeChannel}, message) from unnest(${messages}::text[]) as message`.execute(db);
}
