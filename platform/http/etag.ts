import { createHash } from "node:crypto";

/** The entity tag of an answer. Weak, because the same answer is also sent compressed. */
export const etagOf = (text: string | Buffer): string => `W/"${createHash("sha1").update(text).digest("base64url")}"`;

/** Whether If-None-Match ("*" or a list) contains this tag; weak comparison (RFC 9110, 13.1.2). */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((tag) => bare(tag) === bare(etag));
}
