import { sql } from "kysely";
import { lockHash } from "#database/locks.ts";
import type { Db } from "#database/tables.ts";
import { sha256 } from "#platform/sha256.ts";
import { mailbox, networkOf } from "./rules.ts";

/** Counts attempts in the database, so that all processes and sessions share the count. */

export type AttemptKeys = { emailHash: Buffer; addressHash: Buffer };

export const attemptKeysOf = (email: string, address: string): AttemptKeys => ({
  emailHash: sha256(`email:${mailbox(email).toLowerCase()}`),
  addressHash: sha256(`address:${networkOf(address)}`),
});

/**
 * Keys for looking up an order by number and email address, counted apart from sign-ins. The order is not part of the
 * keys, because strangers could then lock its buyer out.
 */
export const orderAttemptKeysOf = (email: string, address: string): AttemptKeys => ({
  emailHash: sha256(`order-email:${mailbox(email).toLowerCase()}`),
  addressHash: sha256(`orders:${networkOf(address)}`),
});

/**
 * Keys for staff sign-ins. They are separate from those of customers, so that guessing customers' passwords locks out
 * no staff member, nor the other way round.
 */
export const staffAttemptKeysOf = (email: string, address: string): AttemptKeys => ({
  emailHash: sha256(`staff-email:${mailbox(email).toLowerCase()}`),
  addressHash: sha256(`staff:${networkOf(address)}`),
});

/**
 * Returns the seconds to wait before the next attempt, 0 for none. `perAccount` is the limit for 15 minutes,
 * `perAddress` for an hour.
 */
export async function pauseBeforeSignIn(
  db: Db,
  { emailHash, addressHash }: AttemptKeys,
  { perAccount, perAddress }: { perAccount: number; perAddress: number },
): Promise<number> {
  const { rows } = await sql<{ pause: number | null }>`
    select ceil(extract(epoch from greatest(
      (select at + interval '15 minutes' from sign_in_failures
        where email_hash = ${emailHash} and at > now() - interval '15 minutes'
        order by at desc offset ${perAccount - 1} limit 1),
      (select at + interval '1 hour' from sign_in_failures
        where address_hash = ${addressHash} and at > now() - interval '1 hour'
        order by at desc offset ${perAddress - 1} limit 1)
    ) - now()))::int as pause`.execute(db);
  return Math.max(rows[0]?.pause ?? 0, 0);
}

export async function recordFailure(db: Db, { emailHash, addressHash }: AttemptKeys): Promise<void> {
  await db.insertInto("sign_in_failures").values({ email_hash: emailHash, address_hash: addressHash }).execute();
}

/**
 * Counts an attempt to open an account and returns 0. When the network address has made `limit` attempts within an
 * hour, it returns the seconds to wait instead and does not count this one. Concurrent attempts from one address run
 * one after another, so that none escapes the count.
 */
export async function countAccountOpening(db: Db, address: string, limit: number): Promise<number> {
  const { addressHash } = attemptKeysOf("", address);
  return db.transaction().execute(async (trx) => {
    await lockHash("accountOpenings", addressHash).execute(trx);
    const { rows } = await sql<{ pause: number }>`
      select ceil(extract(epoch from at + interval '1 hour' - now()))::int as pause from account_openings
      where address_hash = ${addressHash} and at > now() - interval '1 hour'
      order by at desc offset ${limit - 1} limit 1`.execute(trx);
    if (rows[0]) return Math.max(rows[0].pause, 1);
    await trx.insertInto("account_openings").values({ address_hash: addressHash }).execute();
    return 0;
  });
}

/**
 * Counts a request for an email and returns 0. The limit per hour is `limit` for one email address and ten times that
 * for one network address. When it is reached, returns the seconds to wait and does not count this request. The answer
 * is the same for email addresses without an account.
 */
export async function countEmailRequest(
  db: Db,
  { emailHash, addressHash }: AttemptKeys,
  limit: number,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // The locks are always taken in this order, so that two concurrent requests cannot deadlock.
    for (const hash of [addressHash, emailHash]) {
      await lockHash("emailRequests", hash).execute(trx);
    }
    const { rows } = await sql<{ pause: number | null }>`
      select ceil(extract(epoch from greatest(
        (select at from letter_requests where email_hash = ${emailHash} and at > now() - interval '1 hour'
          order by at desc offset ${limit - 1} limit 1),
        (select at from letter_requests where address_hash = ${addressHash} and at > now() - interval '1 hour'
          order by at desc offset ${limit * 10 - 1} limit 1)
      ) + interval '1 hour' - now()))::int as pause`.execute(trx);
    if (rows[0]?.pause) return Math.max(rows[0].pause, 1);
    await trx.insertInto("letter_requests").values({ email_hash: emailHash, address_hash: addressHash }).execute();
    return 0;
  });
}

const queues = new Map<string, Promise<unknown>>();

/** Runs calls that concern the same account one after another, so that concurrent attempts cannot evade the limit. */
export async function runInQueue<T>({ emailHash }: AttemptKeys, run: () => Promise<T>): Promise<T> {
  const key = emailHash.toString("base64");
  const before = queues.get(key) ?? Promise.resolve();
  const own = before.then(run, run);
  queues.set(key, own);
  try {
    return await own;
  } finally {
    if (queues.get(key) === own) queues.delete(key);
  }
}
