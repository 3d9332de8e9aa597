import { createHash } from "node:crypto";

/** The SHA-256 hash of a text. Tables hold it instead of tokens and keys, which nobody can then read there. */
export const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();
