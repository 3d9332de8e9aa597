import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";

/** The generation that questions are answered from. */
export const live = sql<number>`(select id from search_generations where is_live)`;

const buildLock = 4_710_131; // any constant: one rebuild at a time, in all processes

/** Generations that a change must reach, the live one first, then one that is being built; none is dropped before the change is through. */
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
 * Builds an index beside the live one with `fill`, then switches to it; questions are answered all the while, and changes
 * reach both. Waits for a rebuild that is under way; one that began after this was asked for is as good as another.
 * If `fill` throws, the live index stays as it is.
 */
export async function rebuild(db: Db, fill: (generation: number) => Promise<void>): Promise<void> {
  await db.connection().execute(async (held) => {
    const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(held);
    await sql`select pg_advisory_lock(${buildLock})`.execute(held);
    try {
      if (await isNewerThan(held, rows[0]?.now ?? "")) return;
      // Whoever holds the lock is the only builder, so what else is being built was left behind by a killed process.
      await db.deleteFrom("search_generations").where("is_live", "=", false).execute();
      const { id } = await db
        .insertInto("search_generations")
        .values({ is_live: false })
        .returning("id")
        .executeTakeFirstOrThrow();
      try {
        await fill(id);
        // Before counting, which would otherwise be planned for the few rows that there were.
        await sql`analyze search_documents, search_words`.execute(db);
        await countWords(db, id);
        await db.transaction().execute((trx) => switchTo(trx, id));
      } catch (error) {
        await db.deleteFrom("search_generations").where("id", "=", id).execute();
        throw error;
      }
      await db.deleteFrom("search_generations").where("is_live", "=", false).execute();
    } finally {
      await sql`select pg_advisory_unlock(${buildLock})`.execute(held);
    }
  });
}

/** Several processes hear of the same great change; the first of them rebuilds for all. */
async function isNewerThan(db: Db, moment: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select coalesce(bool_or(started_at > ${moment}::timestamptz), false) as is from search_generations where is_live
  `.execute(db);
  return rows[0]?.is ?? false;
}

async function switchTo(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom("search_documents").where("generation", "=", id).where("is_removed", "=", true).execute();
  await trx.updateTable("search_generations").set({ is_live: false }).where("is_live", "=", true).execute();
  await trx.updateTable("search_generations").set({ is_live: true }).where("id", "=", id).execute();
}

/** In how many documents each stem occurs: rare words tell more. */
async function countWords(db: Db, generation: number): Promise<void> {
  await sql`
    with counted as (
      select locale, stem, count(*)::int as number from search_documents, unnest(tsvector_to_array(words)) as stem
      where generation = ${generation}::int group by locale, stem)
    update search_words set documents = number from counted
    where search_words.generation = ${generation}::int and search_words.locale = counted.locale
      and search_words.stem = counted.stem
  `.execute(db);
}
