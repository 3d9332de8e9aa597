import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { Stamp } from "./columns.ts";

/**
 * The tables of database/baseline and database/migrations, as far as the query builder reads and writes them.
 * Each module declares its own in a file tables.ts, which adds them to this interface, so that the database imports nothing of what is built on it. bigint and numeric columns arrive as
 * numbers (platform/database.ts).
 */
export interface Tables {
  migrations: { name: string; at: Stamp };
}

export type Db = Kysely<Tables>;
/** Writes that must stand or fall together take this type: a lock outside a transaction does not compile. */
export type Transaction = KyselyTransaction<Tables>;
