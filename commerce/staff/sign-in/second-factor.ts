import { createHash } from "node:crypto";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { sealingKey, unseal } from "#platform/sealed.ts";
import type { Credentials } from "../members/reads.ts";
import type { StaffServices } from "./services.ts";

/** One-time codes by the clock (RFC 6238), six digits every half minute, and the recovery codes that take their place. */

export const sealing = (secret: string): Buffer => sealingKey(secret, "staff-second-factor");

export const totpOf = (key: string, email = ""): TOTP =>
  new TOTP({ issuer: "Firn", label: email || "member", secret: Secret.fromBase32(key), digits: 6, period: 30 });

/** The half minute that a code belongs to, a little before and after counting too; null where it is not right. */
export function stepOf(key: string, code: string): number | null {
  const delta = totpOf(key).validate({ token: code.replace(/\s/g, ""), window: 1 });
  return delta === null ? null : Math.floor(Date.now() / 30_000) + delta;
}

/** Null where the key was sealed with another SECRET: then recovery codes are what is left. */
export function openKey(secret: string, sealed: Buffer): string | null {
  try {
    return unseal<string>(sealing(secret), sealed);
  } catch {
    return null;
  }
}

/** Recovery codes are typed as people do: "ABCD-2345" and "abcd2345" are one. */
export const hashOfRecovery = (code: string): Buffer =>
  createHash("sha256")
    .update(`recovery:${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`)
    .digest();

/** Uses a code up, of the clock or of recovery; false where it is none. Of two at once with the same code one is let in. */
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
