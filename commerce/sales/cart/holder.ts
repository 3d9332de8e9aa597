import type { FastifyRequest } from "fastify";
import { isSignedKey, signedKey } from "#platform/signed-key.ts";

/** The header in which API clients send the `access_token` they received when creating a cart or placing an order. */
export const accessTokenHeader = "x-access-token";

export const accessTokenIn = (request: FastifyRequest): string => String(request.headers[accessTokenHeader] ?? "");

/** The key returned when a cart is created: it opens the cart's checkout in other sessions. */
export const cartKeyOf = (cartId: string, secret: string): string => signedKey(`cart:${cartId}`, secret);

export const isCartKey = (key: string, cartId: string, secret: string): boolean =>
  isSignedKey(key, `cart:${cartId.toLowerCase()}`, secret);

/** Reads the signed-in customer of a request, once it is needed. */
export const customerOf = (request: FastifyRequest) => () => request.visit.customerId();

/** What identifies the caller as the holder of a guest's checkout. */
export type CartHolder = { sessionHash: Buffer | null; hasKey: boolean };

export const holderOf = (request: FastifyRequest, cartId: string, secret: string): CartHolder => ({
  sessionHash: request.visit.sessionHash,
  hasKey: isCartKey(accessTokenIn(request), cartId, secret),
});

/**
 * Whether a guest's cart belongs to the holder. `session`: the hash (hex) of the session that created the cart; null
 * when unknown.
 */
export const isHeld = (session: string | null, { sessionHash, hasKey }: CartHolder): boolean =>
  hasKey || (session !== null && session === sessionHash?.toString("hex"));
