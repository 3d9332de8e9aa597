import type { Tables } from "#database/tables.ts";
import { catchUp } from "#discovery/indexing/catch-up.ts";
import { openDatabase, openPool } from "#platform/database.ts";

/**
 * A separate program that updates the search index and ends, which frees its memory. CONNECTION holds the database
 * settings.
 */
const settings = JSON.parse(process.env.CONNECTION ?? "{}");
const pool = openPool(settings, 2, () => undefined);
await catchUp(openDatabase<Tables>(pool));
await pool.end();
