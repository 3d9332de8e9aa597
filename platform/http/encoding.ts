import { negotiate } from "@fastify/accept-negotiator";

export type Encoding = "br" | "gzip";

const supported: Encoding[] = ["br", "gzip"];

/**
 * Returns the content coding that a client prefers among those offered (RFC 9110, 12.5.3), or null for uncompressed.
 * "*" means gzip, as in @fastify/compress, so that both choose the same coding.
 */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  const text = String(header ?? "")
    .toLowerCase()
    .replace(/\*|x-gzip/g, "gzip");
  return negotiate(text, supported) as Encoding | null;
}
