import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

/** The key for what is sealed for one purpose; another purpose, or another secret, cannot open it. */
export const sealingKey = (secret: string, purpose: string): Buffer =>
  createHmac("sha256", secret).update(purpose).digest();

/** A value as JSON, encrypted and authenticated (AES-256-GCM), so that a copy of the database tells nothing of it. */
export function seal(key: Buffer, value: unknown): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** What seal() was given. Throws when the key is another one or the bytes were changed. */
export function unseal<T>(key: Buffer, sealed: Buffer): T {
  const cipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, 12));
  cipher.setAuthTag(sealed.subarray(12, 28));
  return JSON.parse(cipher.update(sealed.subarray(28), undefined, "utf8") + cipher.final("utf8")) as T;
}
