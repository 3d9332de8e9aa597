import type { Tables } from "#database/tables.ts";
import { catchUp } from "#discovery/indexing/catch-up.ts";
import { openDatabase, openPool } from "#platform/database.ts";

/** A program of its own: brings the search index up to date and ends, and its memory ends with it. CONNECTION says where. */
const settings = JSON.parse(process.env.CONNECTION ?? "{}");
const pool = openPool(settings, 2, () => undefined);
await catchUp(openDatabase<Tables>(pool));
await pool.end();
