import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

/** Derives the encryption key for one purpose. Another purpose or secret gives another key. */
export const sealingKey = (secret: string, purpose: string): Buffer =>
  createHmac("sha256", secret).update(purpose).digest();

/** Encrypts and authenticates a value as JSON (AES-256-GCM), so that a copy of the database does not reveal it. */
export function seal(key: Buffer, value: unknown): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Returns the value given to seal(). Throws when the key differs or the bytes were changed. */
export function unseal<T>(key: Buffer, sealed: Buffer): T {
  const cipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, 12));
  cipher.setAuthTag(sealed.subarray(12, 28));
  return JSON.parse(cipher.update(sealed.subarray(28), undefined, "utf8") + cipher.final("utf8")) as T;
}
