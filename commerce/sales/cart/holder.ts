import type { FastifyRequest } from "fastify";
import { isSignedKey, signedKey } from "#platform/signed-key.ts";

/** The header in which programs send what creating a cart or placing an order answered as `access_token`. */
export const accessTokenHeader = "x-access-token";

export const accessTokenIn = (request: FastifyRequest): string => String(request.headers[accessTokenHeader] ?? "");

/** What creating a cart answers: it opens the cart's checkout in other sessions. */
export const cartKeyOf = (cartId: string, secret: string): string => signedKey(`cart:${cartId}`, secret);

export const isCartKey = (key: string, cartId: string, secret: string): boolean =>
  isSignedKey(key, `cart:${cartId.toLowerCase()}`, secret);

/** With what a request asks for a guest's checkout. */
export type CartHolder = { sessionHash: Buffer | null; hasKey: boolean };

export const holderOf = (request: FastifyRequest, cartId: string, secret: string): CartHolder => ({
  sessionHash: request.visit.sessionHash,
  hasKey: isCartKey(accessTokenIn(request), cartId, secret),
});

/** Whether the guest's cart that the session with that hash (in hex; null: unknown) made is the holder's. */
export const isHeld = (session: string | null, { sessionHash, hasKey }: CartHolder): boolean =>
  hasKey || (session !== null && session === sessionHash?.toString("hex"));
