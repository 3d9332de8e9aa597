import { negotiate } from "@fastify/accept-negotiator";

export type Encoding = "br" | "gzip";

const supported: Encoding[] = ["br", "gzip"];

/**
 * The content coding that a client prefers of those we make (RFC 9110, 12.5.3), or null for the bytes as they are. "*"
 * means gzip, as in @fastify/compress, so that an answer is coded the same way whichever of the two sends it.
 */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  const text = String(header ?? "")
    .toLowerCase()
    .replace(/\*|x-gzip/g, "gzip");
  return negotiate(text, supported) as Encoding | null;
}
