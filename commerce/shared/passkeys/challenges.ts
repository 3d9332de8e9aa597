import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Transaction } from "#database/tables.ts";

/**
 * What an authenticator is to sign: signed by ourselves, good for ten minutes, for one session, one purpose and one answer.
 * Asking for one writes nothing down, so a page may ask for one whenever it is opened; the answer does.
 */

/** `purpose` says what the answer is for: "register:101" for that customer, "sign-in" for whoever it turns out to be. */
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

/** When the challenge (base64url) is over, in milliseconds; null where it is over already, or was never given to this session. */
export function openChallenge(holder: ChallengeHolder, challenge: string, now = new Date()): number | null {
  const bytes = Buffer.from(challenge, "base64url");
  if (bytes.length !== size || bytes.toString("base64url") !== challenge) return null;
  const head = bytes.subarray(0, size - sizes.seal);
  if (!timingSafeEqual(bytes.subarray(size - sizes.seal), seal(holder, head))) return null;
  const until = head.readUInt32BE() * 1000;
  return until > now.getTime() ? until : null;
}

/** The challenge that a browser says was signed (clientDataJSON, base64url); "" where there is none to be found. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    const challenge = (said as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}

/** Of two answers to one challenge the first gets true. */
export async function useChallenge(trx: Transaction, challenge: string, until: number): Promise<boolean> {
  const taken = await trx
    .insertInto("used_challenges")
    .values({ hash: hash("sha256", challenge, "buffer"), expires_at: new Date(until) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("hash")
    .executeTakeFirst();
  return taken !== undefined;
}
