import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { mailbox, networkOf } from "./rules.ts";

/** How often somebody has tried, counted in the database, so that all processes and sessions share the count. */

const hashed = (text: string): Buffer => createHash("sha256").update(text).digest();

export type AttemptKeys = { emailHash: Buffer; addressHash: Buffer };

export const attemptKeysOf = (email: string, address: string): AttemptKeys => ({
  emailHash: hashed(`email:${mailbox(email).toLowerCase()}`),
  addressHash: hashed(`address:${networkOf(address)}`),
});

/**
 * Who asks for an order by number and e-mail address: counted apart from who signs in there. Never by the order, for then
 * strangers could shut its buyer out.
 */
export const orderAttemptKeysOf = (email: string, address: string): AttemptKeys => ({
  emailHash: hashed(`order-email:${mailbox(email).toLowerCase()}`),
  addressHash: hashed(`orders:${networkOf(address)}`),
});

/** Members of staff: whoever guesses at customers shuts no member out, nor the other way round. */
export const staffAttemptKeysOf = (email: string, address: string): AttemptKeys => ({
  emailHash: hashed(`staff-email:${mailbox(email).toLowerCase()}`),
  addressHash: hashed(`staff:${networkOf(address)}`),
});

/** Seconds to wait before the next try; 0: none. `perAccount` counts 15 minutes, `perAddress` an hour. */
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
 * Counts an attempt to open an account. Seconds to wait when the address has made `limit` of them within an hour (this one
 * is not counted then), else 0. Attempts from one address queue up here, so that many at once count like one after another.
 */
export async function countAccountOpening(db: Db, address: string, limit: number): Promise<number> {
  const { addressHash } = attemptKeysOf("", address);
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(encode(${addressHash}::bytea, 'hex'), 1))`.execute(trx);
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
 * Counts an email that somebody asks for: to one e-mail address `limit` an hour, from one address ten times as many. Seconds
 * to wait where that is reached (this one is not counted then), else 0; the same for e-mail addresses nobody has.
 */
export async function countEmailRequest(
  db: Db,
  { emailHash, addressHash }: AttemptKeys,
  limit: number,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Always in this order, so that two that ask at once never wait for each other.
    for (const hash of [addressHash, emailHash]) {
      await sql`select pg_advisory_xact_lock(hashtextextended(encode(${hash}::bytea, 'hex'), 2))`.execute(trx);
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

/** Runs one after another what concerns one account: tries sent all at once cannot outrun the count. */
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
