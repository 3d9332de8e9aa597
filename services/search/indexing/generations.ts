import { sql } from "kysely";
import { recordChange } from "#database/changes/record.ts";
import { searchTag } from "#database/changes/tags.ts";
import { locks } from "#database/locks.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { touched } from "#services/search/engine/sync.ts";
import { wordRules } from "#services/search/language/document-words.ts";
import { makeLists } from "./build-segments.ts";

/** The generation that answers queries. */
export const live = sql<number>`(select id from search_generations where is_live)`;

/** Whether the live generation was built by an older version of the word rules. */
export const isOfOldRules = sql<boolean>`exists (select from search_generations where is_live and rules <> ${wordRules}::int)`;

/**
 * Returns the generations that a change must be written to: the live one first, then one that is being built. They are
 * locked, so that none is dropped before the change commits.
 */
export async function openGenerations(trx: Transaction): Promise<number[]> {
  const rows = await trx
    .selectFrom("search_generations")
    .select("id")
    .orderBy("is_live", "desc")
    .forKeyShare()
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Builds an index beside the live one with `fill`, then switches to it. Meanwhile queries are answered, and changes
 * reach both. Waits for a running rebuild, and returns when another rebuild was started after this call. When `fill`
 * throws, the live index stays as it is.
 */
export async function rebuild(db: Db, fill: (generation: number) => Promise<void>): Promise<void> {
  await db.connection().execute(async (held) => {
    const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(held);
    await sql`select pg_advisory_lock(${locks.searchRebuild})`.execute(held);
    try {
      if (await isNewerThan(held, rows[0]?.now ?? "")) return;
      // The lock's holder is the only builder, so any other unfinished generation was left behind by a killed process.
      await db.deleteFrom("search_generations").where("is_live", "=", false).execute();
      const { id } = await db
        .insertInto("search_generations")
        .values({ is_live: false, rules: wordRules })
        .returning("id")
        .executeTakeFirstOrThrow();
      try {
        await fill(id);
        await sql`analyze search_documents, search_words`.execute(db);
        await list(db, id);
        await db.transaction().execute((trx) => switchTo(trx, id));
        touched();
      } catch (error) {
        await db.deleteFrom("search_generations").where("id", "=", id).execute();
        throw error;
      }
      await db.deleteFrom("search_generations").where("is_live", "=", false).execute();
    } finally {
      await sql`select pg_advisory_unlock(${locks.searchRebuild})`.execute(held);
    }
  });
}

/** Several processes receive the same change that needs a rebuild. The first of them rebuilds for all. */
async function isNewerThan(db: Db, moment: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select coalesce(bool_or(started_at > ${moment}::timestamptz), false) as is from search_generations where is_live
  `.execute(db);
  return rows[0]?.is ?? false;
}

type State = { id: number; last_number: number; base_number: number; parts: number };

const stateOf = (db: Db, id: number): Promise<State> =>
  db
    .selectFrom("search_generations")
    .select(["id", "last_number", "base_number", "parts"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/**
 * Writes lists for documents that are not in lists yet. Documents changed meanwhile have higher doc ids and are read in
 * addition to the lists.
 */
async function list(db: Db, id: number): Promise<void> {
  const { last_number: to, base_number: from, parts } = await stateOf(db, id);
  const segment = await makeLists(db, id, { from, to, segment: parts });
  await db.updateTable("search_generations").set({ base_number: to, parts: segment }).where("id", "=", id).execute();
}

async function switchTo(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom("search_documents").where("generation", "=", id).where("is_removed", "=", true).execute();
  await trx.updateTable("search_generations").set({ is_live: false }).where("is_live", "=", true).execute();
  await trx.updateTable("search_generations").set({ is_live: true }).where("id", "=", id).execute();
  await recordChange(trx, [searchTag]);
}

/** The number of changes that stay in the delta before they get a segment of their own. */
const mostInDelta = 1000;

/**
 * Call this after changes. It writes lists for the delta when it is large, and rebuilds all lists when half of their
 * content is outdated. Only one process does so, and the others do not wait. Returns whether anything was done.
 */
export async function tidy(db: Db, most = mostInDelta): Promise<boolean> {
  const isDone = await db.transaction().execute(async (trx) => {
    const { rows } = await sql<State & { isWhole: boolean }>`
      select id, last_number, base_number, parts,
        (select count(*) from search_removals where generation = search_generations.id)
          > (select count(*) from search_documents where generation = search_generations.id) / 2 as "isWhole"
      from search_generations where is_live and last_number - base_number > ${most}::int
        and pg_try_advisory_xact_lock(${locks.searchRebuild})
    `.execute(trx);
    const [state] = rows;
    if (!state) return false;
    const { id, last_number: to, parts, isWhole } = state;
    const segment = await makeLists(trx, id, { from: isWhole ? 0 : state.base_number, to, segment: parts });
    if (isWhole) {
      await trx.deleteFrom("search_lists").where("generation", "=", id).where("part", "<=", parts).execute();
      await trx.deleteFrom("search_removals").where("generation", "=", id).where("at", "<=", to).execute();
    }
    await trx.updateTable("search_generations").set({ base_number: to, parts: segment }).where("id", "=", id).execute();
    return true;
  });
  if (isDone) touched();
  return isDone;
}
