import type { Tables } from "#database/tables.ts";
import { openDatabase, openPool } from "#platform/database.ts";
import { fillIndex } from "#server/search-feed.ts";

/** A program of its own: fills an empty search index and ends, and its memory ends with it. CONNECTION says where. */
const settings = JSON.parse(process.env.CONNECTION ?? "{}");
const pool = openPool(settings, 2, () => undefined);
await fillIndex(openDatabase<Tables>(pool));
await pool.end();
