import { sql } from "kysely";
import { locks } from "#database/locks.ts";
import type { Transaction } from "#database/tables.ts";

/** Serialises changes of the catalogue until the end of their transactions. */
export const lockCatalog = (trx: Transaction): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${locks.catalogue})`.execute(trx);
