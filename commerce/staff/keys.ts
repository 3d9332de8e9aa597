import { createHash, randomBytes } from "node:crypto";

/** 32 random bytes after a prefix that secret scanners can search for. */
export const newKey = (): string => `firn_${randomBytes(32).toString("base64url")}`;

export const hashKey = (key: string): Buffer => createHash("sha256").update(key).digest();
