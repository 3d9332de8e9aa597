import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Transaction } from "#database/tables.ts";

/**
 * The challenge that an authenticator signs. It carries our own signature and is valid for ten minutes, for one
 * session, one purpose and one answer. Issuing one writes nothing to the database, so a page may request one whenever
 * it is opened. Only answering one is recorded.
 */

/**
 * `purpose` says what the answer is for: "register:101" for that customer, "sign-in" when the customer is not known
 * yet.
 */
export type ChallengeHolder = { secret: string; sessionHash: Buffer; purpose: string };

/** Seconds. */
export const challengeLife = 600;

const sizes = { time: 4, nonce: 16, seal: 32 };
const size = sizes.time + sizes.nonce + sizes.seal;

function seal({ secret, sessionHash, purpose }: ChallengeHolder, head: Buffer): Buffer {
  const key = createHmac("sha256", secret).update("passkeys").digest();
  return createHmac("sha256", key)
    .update(`${purpose}:${sessionHash.toString("hex")}:`)
    .update(head)
    .digest();
}

export function makeChallenge(holder: ChallengeHolder, now = new Date()): Buffer {
  const head = Buffer.alloc(sizes.time + sizes.nonce);
  head.writeUInt32BE(Math.floor(now.getTime() / 1000) + challengeLife);
  randomBytes(sizes.nonce).copy(head, sizes.time);
  return Buffer.concat([head, seal(holder, head)]);
}

/**
 * Returns when the challenge (base64url) expires, in milliseconds. Null when it has expired or was not issued to this
 * session for this purpose.
 */
export function openChallenge(holder: ChallengeHolder, challenge: string, now = new Date()): number | null {
  const bytes = Buffer.from(challenge, "base64url");
  if (bytes.length !== size || bytes.toString("base64url") !== challenge) return null;
  const head = bytes.subarray(0, size - sizes.seal);
  if (!timingSafeEqual(bytes.subarray(size - sizes.seal), seal(holder, head))) return null;
  const until = head.readUInt32BE() * 1000;
  return until > now.getTime() ? until : null;
}

/** Returns the challenge that the browser says was signed (clientDataJSON, base64url). "" when there is none. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    const challenge = (said as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}

/** Marks a challenge as used. Of two concurrent answers to one challenge, only the first gets true. */
export async function useChallenge(trx: Transaction, challenge: string, until: number): Promise<boolean> {
  const taken = await trx
    .insertInto("used_challenges")
    .values({ hash: hash("sha256", challenge, "buffer"), expires_at: new Date(until) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("hash")
    .executeTakeFirst();
  return taken !== undefined;
}
