import { createHash } from "node:crypto";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { sealingKey, unseal } from "#platform/sealed.ts";
import type { Credentials } from "../members/reads.ts";
import type { StaffServices } from "./services.ts";

/** Time-based one-time codes (RFC 6238), six digits every 30 seconds, and the recovery codes that can replace them. */

export const sealing = (secret: string): Buffer => sealingKey(secret, "staff-second-factor");

export const totpOf = (key: string, email = ""): TOTP =>
  new TOTP({ issuer: "Firn", label: email || "member", secret: Secret.fromBase32(key), digits: 6, period: 30 });

/**
 * The 30-second step that a code belongs to; one step before and after is accepted too. Null when the code is wrong.
 */
export function stepOf(key: string, code: string): number | null {
  const delta = totpOf(key).validate({ token: code.replace(/\s/g, ""), window: 1 });
  return delta === null ? null : Math.floor(Date.now() / 30_000) + delta;
}

/** Null when the key was sealed with another SECRET: then only recovery codes work. */
export function openKey(secret: string, sealed: Buffer): string | null {
  try {
    return unseal<string>(sealing(secret), sealed);
  } catch {
    return null;
  }
}

/** Hashes a recovery code, ignoring case and separators: "ABCDE-23456" and "abcde23456" are the same. */
export const hashOfRecovery = (code: string): Buffer =>
  createHash("sha256")
    .update(`recovery:${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`)
    .digest();

/**
 * Uses up a one-time or recovery code; false when it is invalid. Of two concurrent calls with the same code, one
 * succeeds.
 */
export async function spendCode({ db, config }: StaffServices, member: Credentials, code: string): Promise<boolean> {
  if (!member.totpKey || code.length > 100) return false;
  const key = openKey(config.SECRET, member.totpKey);
  const step = key === null ? null : stepOf(key, code);
  if (step !== null) {
    const used = await sql`
      update staff_members set totp_step = ${step} where id = ${member.id} and totp_step < ${step}`.execute(db);
    return used.numAffectedRows === 1n;
  }
  const recovery = hashOfRecovery(code);
  const used = await sql`
    update staff_members set recovery_codes = array_remove(recovery_codes, ${recovery}::bytea)
    where id = ${member.id} and ${recovery}::bytea = any (recovery_codes)`.execute(db);
  return used.numAffectedRows === 1n;
}
