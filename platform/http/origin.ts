import type { FastifyRequest } from "fastify";

/** A request that says of no host where it was sent to, or of no scheme that there is: 400. */
export class UnknownOrigin extends Error {
  readonly statusCode = 400;
  readonly code = "bad-request";

  constructor() {
    super("The request names no host that can be one. Check Host, X-Forwarded-Host and X-Forwarded-Proto.");
  }
}

/** The origin that an address is ("https://Shop.example:443" is https://shop.example); null where it is more, or none. */
export function readOrigin(address: string): string | null {
  const url = URL.parse(address);
  // A host with a path, a user or a question in it is none, however well it can be parsed.
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : null;
}

/**
 * Where the public finds the shop, "https://shop.example": `publicUrl` (the setting PUBLIC_URL), or what the request was
 * sent to. Throws UnknownOrigin where the request's headers make no address.
 */
export function originOf(request: Pick<FastifyRequest, "protocol" | "host">, publicUrl = ""): string {
  const origin = readOrigin(publicUrl || `${request.protocol}://${request.host}`);
  if (origin === null) throw new UnknownOrigin();
  return origin;
}
