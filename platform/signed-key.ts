import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Keys that links carry, by which the shop knows its own again: `subject` says what the link opens. In hex, for among other
 * letters fragments that ad blockers look for would turn up now and then.
 */
export const signedKey = (subject: string, secret: string): string =>
  createHmac("sha256", secret).update(subject).digest("hex");

/** Whether that is the subject's key. Without a secret there are no such keys. */
export function isSignedKey(key: string, subject: string, secret: string): boolean {
  const [own, given] = [Buffer.from(signedKey(subject, secret)), Buffer.from(key)];
  return secret !== "" && own.length === given.length && timingSafeEqual(own, given);
}
