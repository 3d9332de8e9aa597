import { createHash, randomBytes } from "node:crypto";

/** 32 random bytes behind a word that secret scanners can look for. */
export const newKey = (): string => `firn_${randomBytes(32).toString("base64url")}`;

export const hashKey = (key: string): Buffer => createHash("sha256").update(key).digest();
