import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { Stamp } from "./columns.ts";

/**
 * The tables of database/baseline and database/migrations, as far as the query builder uses them. Each module declares
 * its own tables in a file tables.ts that extends this interface, so that the database module imports nothing built on
 * it. bigint and numeric columns arrive as numbers (platform/database.ts).
 */
export interface Tables {
  migrations: { name: string; at: Stamp };
}

export type Db = Kysely<Tables>;
/** Writes that must happen together take this type, so that a lock outside a transaction does not compile. */
export type Transaction = KyselyTransaction<Tables>;
