import { createHmac, timingSafeEqual } from "node:crypto";

/** The HMAC signature of a text. The text begins with its purpose. */
export const signatureOf = (text: string, secret: string): Buffer => createHmac("sha256", secret).update(text).digest();

/** Compares secrets in constant time. */
export function isSameSecret(given: Buffer | string, wanted: Buffer | string): boolean {
  const [a, b] = [Buffer.from(given as string), Buffer.from(wanted as string)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * A key for links: `subject` says what the link opens. Written in hex, because other encodings sometimes contain
 * fragments that ad blockers look for.
 */
export const signedKey = (subject: string, secret: string): string => signatureOf(subject, secret).toString("hex");

/** Whether `key` is the subject's key. Without a secret no key is valid. */
export const isSignedKey = (key: string, subject: string, secret: string): boolean =>
  secret !== "" && isSameSecret(key, signedKey(subject, secret));
