import { sha256 } from "#platform/sha256.ts";
import { isSameSecret, signedKey } from "#platform/signed-key.ts";

/**
 * The token that opens an order's confirmation page without signing in. It is derived from a secret of the buyer (the
 * idempotency key), the shop's secret and the payment's random id: a repeated request gets the same token although the
 * database stores only its hash. In hex, because it is part of addresses, where other encodings might match the block
 * list.
 */
export const accessTokenOf = (idempotencyKey: string, secret: string, paymentId: string): string =>
  signedKey(`order-access:${paymentId}`, `${secret}\n${idempotencyKey}`);

/** The stored hash of a token. */
export const hashAccessToken = sha256;

export const opens = (token: string, accessHash: Buffer): boolean => isSameSecret(hashAccessToken(token), accessHash);
