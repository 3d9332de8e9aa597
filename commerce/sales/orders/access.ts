import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/**
 * The token that opens an order's confirmation page without signing in. It is made of what only the buyer knows (the
 * idempotency key), the shop's secret and the payment's random id: a repeated request gets the same token again although
 * the database holds only its hash. In hex, since it travels in addresses, where other letters could meet the block list.
 */
export const accessTokenOf = (idempotencyKey: string, secret: string, paymentId: string): string =>
  createHmac("sha256", `${secret}\n${idempotencyKey}`).update(`order-access:${paymentId}`).digest("hex");

/** What the table keeps of a token. */
export const hashAccessToken = (token: string): Buffer => createHash("sha256").update(token).digest();

export function opens(token: string, accessHash: Buffer): boolean {
  const hash = hashAccessToken(token);
  return hash.length === accessHash.length && timingSafeEqual(hash, accessHash);
}
