import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { Secret } from "otpauth";
import type { Member } from "#commerce/staff/permissions/schema.ts";
import { fail, ok } from "#platform/result.ts";
import { seal } from "#platform/sealed.ts";
import { queueStaffEmail } from "../emails/schema.ts";
import { findCredentialsOf } from "../members/reads.ts";
import { invalid, type SignInResult } from "./problems.ts";
import { hashOfRecovery, openKey, sealing, stepOf, totpOf } from "./second-factor.ts";
import type { StaffServices } from "./services.ts";

const isOnAlready = fail("second-factor-on", "You have a second factor. Remove it before you set up another.");

/** Creates a key for a member's app. It takes effect once it is confirmed by a code. */
export async function beginSecondFactor(
  { db, config }: StaffServices,
  { id, email }: Member,
): Promise<SignInResult<{ secret: string; uri: string }>> {
  const secret = new Secret({ size: 20 }).base32;
  const begun = await sql`
    update staff_members set totp_key = ${seal(sealing(config.SECRET), secret)}
    where id = ${id} and totp_confirmed_at is null`.execute(db);
  if (begun.numAffectedRows === 0n) return isOnAlready;
  return ok({ secret, uri: totpOf(secret, email).toString() });
}

/** No characters that look alike: "k7wdp-9mqxr". */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const newRecoveryCode = (): string =>
  Array.from({ length: 10 }, (_, place) => (place === 5 ? "-" : "") + alphabet[randomInt(alphabet.length)]).join("");

/** Switches the second factor on after checking a code of the new key. Returns ten recovery codes. */
export async function confirmSecondFactor(
  { db, jobs, config }: StaffServices,
  member: Member,
  code: string,
): Promise<SignInResult<{ recoveryCodes: string[] }>> {
  const own = await findCredentialsOf(db, member.id);
  if (own?.hasCodes) return isOnAlready;
  const key = own?.totpKey ? openKey(config.SECRET, own.totpKey) : null;
  const isRight = key !== null && stepOf(key, code) !== null;
  if (!own || !isRight) return invalid({ code: "is not right" });
  const recoveryCodes = Array.from({ length: 10 }, newRecoveryCode);
  return db.transaction().execute(async (trx) => {
    const set = await sql`
      update staff_members set totp_confirmed_at = now(), recovery_codes = ${recoveryCodes.map(hashOfRecovery)}::bytea[]
      where id = ${member.id} and totp_confirmed_at is null and totp_key = ${own.totpKey}`.execute(trx);
    if (set.numAffectedRows === 0n) return isOnAlready;
    await queueStaffEmail(jobs, { kind: "second-factor-on", email: member.email }, trx);
    return ok({ recoveryCodes });
  });
}

const isDemanded = fail("second-factor-demanded", "The owner demands a second factor of all.");

/** Switches the second factor off, unless it is required. */
export async function removeSecondFactor({ db, jobs }: StaffServices, member: Member): Promise<SignInResult<void>> {
  return db.transaction().execute(async (trx) => {
    const own = await findCredentialsOf(trx, member.id);
    const { rows } = await sql<{ demanded: boolean }>`
      select second_factor_required as demanded from staff_policy`.execute(trx);
    if (rows[0]?.demanded && !own?.hasPasskey) return isDemanded;
    const removed = await sql`
      update staff_members set totp_key = null, totp_confirmed_at = null, recovery_codes = '{}'
      where id = ${member.id} and totp_key is not null returning id`.execute(trx);
    if (removed.rows.length > 0 && member.hasCodes)
      await queueStaffEmail(jobs, { kind: "second-factor-off", email: member.email }, trx);
    return ok(undefined);
  });
}
