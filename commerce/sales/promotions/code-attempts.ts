import { sql } from "kysely";
import { networkOf } from "#commerce/customers/accounts/rules.ts";
import { lockHash } from "#database/locks.ts";
import type { Db } from "#database/tables.ts";
import { sha256 } from "#platform/sha256.ts";

/**
 * Wrong codes of coupons and gift cards, counted in the database for all processes, so that codes cannot be found by
 * trying.
 */

/** Allowed wrong codes per session in 15 minutes, and per address in an hour; 0 means no limit. */
export type CodeLimits = { CODE_TRIES_PER_SESSION: number; CODE_TRIES_PER_ADDRESS: number };

/** The caller: the hash of the session cookie (null when there is none yet), and the address. */
export type AttemptKeys = { sessionHash: Buffer | null; address: string };

/**
 * Counts an attempt before it is made, so that concurrent attempts count like sequential ones. Returns the seconds to
 * wait after too many; otherwise a function that removes the count, for a correct code.
 */
export async function beginTry(
  db: Db,
  { sessionHash, address }: AttemptKeys,
  limits: CodeLimits,
): Promise<{ pause: number; forget(): Promise<void> }> {
  const counted = [
    { hash: sha256(`address:${networkOf(address)}`), most: limits.CODE_TRIES_PER_ADDRESS, minutes: 60 },
    ...(sessionHash
      ? [{ hash: sha256(`session:${sessionHash.toString("hex")}`), most: limits.CODE_TRIES_PER_SESSION, minutes: 15 }]
      : []),
  ].filter(({ most }) => most > 0);
  return db.transaction().execute(async (trx) => {
    let pause = 0;
    // The address is always first, so that two concurrent attempts cannot deadlock.
    for (const { hash, most, minutes } of counted) {
      await lockHash("codeTries", hash).execute(trx);
      const { rows } = await sql<{ pause: number }>`
        select ceil(extract(epoch from at + make_interval(mins => ${minutes}) - now()))::int as pause from code_tries
        where trier_hash = ${hash} and at > now() - make_interval(mins => ${minutes})
        order by at desc offset ${most - 1} limit 1`.execute(trx);
      if (rows[0]) pause = Math.max(pause, rows[0].pause, 1);
    }
    if (pause > 0 || counted.length === 0) return { pause, forget: async () => undefined };
    const rows = counted.map(({ hash }) => ({ trier_hash: hash }));
    const kept = await trx.insertInto("code_tries").values(rows).returning("id").execute();
    const ids = kept.map(({ id }) => id);
    return { pause: 0, forget: async () => void (await db.deleteFrom("code_tries").where("id", "in", ids).execute()) };
  });
}

export async function forgetOldTries(db: Db): Promise<void> {
  await sql`delete from code_tries where at < now() - interval '1 day'`.execute(db);
}
