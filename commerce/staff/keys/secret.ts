import { randomBytes } from "node:crypto";
import { sha256 } from "#platform/sha256.ts";

/** 32 random bytes after a prefix that secret scanners can search for. */
export const newKey = (): string => `firn_${randomBytes(32).toString("base64url")}`;

export const hashKey = sha256;
