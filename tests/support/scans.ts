import { sql } from "kysely";
import type { Db } from "#database/tables.ts";

/**
 * The number of sequential scans of each of these tables that `act` causes, as counted by the database. Everything runs
 * on one connection, whose counts are flushed before they are read.
 */
export const sequentialScans = (
  db: Db,
  tables: readonly string[],
  act: (db: Db) => Promise<unknown>,
): Promise<Record<string, number>> =>
  db.connection().execute(async (one) => {
    const count = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(one);
      await sql`select pg_stat_clear_snapshot()`.execute(one);
      const { rows } = await sql<{ name: string; scans: number }>`
        select relname as name, seq_scan::integer as scans from pg_stat_user_tables
        where relname = any (${[...tables]}::text[])`.execute(one);
      return new Map(rows.map(({ name, scans }) => [name, scans]));
    };
    const before = await count();
    await act(one);
    const after = await count();
    const more = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    return Object.fromEntries(tables.map((name) => [name, more(name)]));
  });
