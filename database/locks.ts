import { type RawBuilder, sql } from "kysely";

/**
 * The numbers of PostgreSQL's advisory locks, one for each purpose and the same in every process. Functions in SQL lock
 * listings by two numbers (4710140 and a part), which PostgreSQL keeps apart from these.
 */
export const locks = {
  migrations: 4_710_118,
  demoWorld: 4_710_119,
  catalogue: 4_710_120,
  content: 4_710_121,
  cartReminders: 4_710_122,
  searchRebuild: 4_710_131,
  searchIndex: 4_710_132,
  followers: 4_710_141,
} as const;

/** The seeds of locks by hash, of which each purpose has one, so that the same address is locked for each apart. */
export const hashLocks = {
  accountOpenings: 1,
  emailRequests: 2,
  codeTries: 3,
  translations: 4,
  botQuestions: 5,
} as const;

/** Locks one address, e-mail or the like for this purpose, until the end of the transaction. */
export const lockHash = (purpose: keyof typeof hashLocks, hash: Buffer): RawBuilder<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(encode(${hash}::bytea, 'hex'), ${hashLocks[purpose]}))`;
