import { createHmac, timingSafeEqual } from "node:crypto";

/** The signature of a text, by which the shop knows its own again. The text begins with what it is for. */
export const signatureOf = (text: string, secret: string): Buffer => createHmac("sha256", secret).update(text).digest();

/** Compares what is secret in a time that does not depend on how much of it is right. */
export function isSameSecret(given: Buffer | string, wanted: Buffer | string): boolean {
  const [a, b] = [Buffer.from(given as string), Buffer.from(wanted as string)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Keys that links carry: `subject` says what the link opens. In hex, for among other letters fragments that ad blockers look
 * for would turn up now and then.
 */
export const signedKey = (subject: string, secret: string): string => signatureOf(subject, secret).toString("hex");

/** Whether that is the subject's key. Without a secret there are no such keys. */
export const isSignedKey = (key: string, subject: string, secret: string): boolean =>
  secret !== "" && isSameSecret(key, signedKey(subject, secret));
