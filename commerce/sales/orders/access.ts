import { createHash } from "node:crypto";
import { isSameSecret, signedKey } from "#platform/signed-key.ts";

/**
 * The token that opens an order's confirmation page without signing in. It is made of what only the buyer knows (the
 * idempotency key), the shop's secret and the payment's random id: a repeated request gets the same token again although
 * the database holds only its hash. In hex, since it travels in addresses, where other letters could meet the block list.
 */
export const accessTokenOf = (idempotencyKey: string, secret: string, paymentId: string): string =>
  signedKey(`order-access:${paymentId}`, `${secret}\n${idempotencyKey}`);

/** What the table keeps of a token. */
export const hashAccessToken = (token: string): Buffer => createHash("sha256").update(token).digest();

export const opens = (token: string, accessHash: Buffer): boolean => isSameSecret(hashAccessToken(token), accessHash);
