import type { FastifyRequest } from "fastify";

/** The request names no valid host or scheme: 400. */
export class UnknownOrigin extends Error {
  readonly statusCode = 400;
  readonly code = "bad-request";

  constructor() {
    super("The request names no host that can be one. Check Host, X-Forwarded-Host and X-Forwarded-Proto.");
  }
}

/**
 * Normalises an address to its origin ("https://Shop.example:443" becomes "https://shop.example"). Null when the
 * address is more than an origin, or invalid.
 */
export function readOrigin(address: string): string | null {
  const url = URL.parse(address);
  // A host with a path, user or query is not an origin, even when it can be parsed.
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : null;
}

/**
 * The public origin of the shop, for example "https://shop.example": `publicUrl` (the setting PUBLIC_URL), or the
 * address the request was sent to. Throws UnknownOrigin when the request's headers give no valid address.
 */
export function originOf(request: Pick<FastifyRequest, "protocol" | "host">, publicUrl = ""): string {
  const origin = readOrigin(publicUrl || `${request.protocol}://${request.host}`);
  if (origin === null) throw new UnknownOrigin();
  return origin;
}
