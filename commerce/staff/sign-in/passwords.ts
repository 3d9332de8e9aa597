import { sql } from "kysely";
import { countEmailRequest, staffAttemptKeysOf } from "#commerce/shared/credentials/attempts.ts";
import { hashPassword } from "#commerce/shared/credentials/passwords.ts";
import { emailFault, mailbox, passwordFault, textFault, tidy } from "#commerce/shared/credentials/rules.ts";
import { dropTokensOf, findToken, takeToken } from "#commerce/staff/emails/link-tokens.ts";
import type { Transaction } from "#database/tables.ts";
import { ok } from "#platform/result.ts";
import { queueStaffEmail } from "../emails/schema.ts";
import { findCredentialsOf, findMember } from "../members/reads.ts";
import { checkPassword } from "./actions.ts";
import { faultsIn, invalid, linkOver, type SignInResult, tooMany } from "./problems.ts";
import type { StaffServices } from "./services.ts";
import { endSessionsOf, type OfficeSession } from "./sessions.ts";

/**
 * Sends a link to the address if it is a member's. The member is looked up when the email is written (emails/send.ts):
 * until the response, every address is handled alike, so neither the response nor its timing reveals anything.
 */
export async function forgotPassword(
  { db, jobs, config }: StaffServices,
  typed: { email: string; address: string },
): Promise<SignInResult<void>> {
  const faults = faultsIn({ email: emailFault(typed.email) });
  if (faults) return faults;
  const email = mailbox(typed.email);
  const pause = await countEmailRequest(db, staffAttemptKeysOf(email, typed.address), config.LETTERS_PER_HOUR);
  if (pause > 0) return tooMany(pause, "e-mails");
  await queueStaffEmail(jobs, { kind: "reset", email });
  return ok(undefined);
}

async function savePassword(trx: Transaction, memberId: number, passwordHash: string): Promise<void> {
  await sql`
    update staff_members set password_hash = ${passwordHash}, joined_at = coalesce(joined_at, now())
    where id = ${memberId}`.execute(trx);
  await dropTokensOf(trx, memberId);
}

/**
 * Sets a password chosen through a link. All sessions end and failed sign-ins are cleared; a second factor stays. A
 * refused password does not use the link up.
 */
export async function resetPassword(
  { db, jobs }: StaffServices,
  typed: { token: string; password: string },
): Promise<SignInResult<void>> {
  const found = await findToken(db, "reset-password", typed.token);
  const own = found?.memberId ? await findCredentialsOf(db, found.memberId) : null;
  if (!own?.isActive) return linkOver;
  const faults = faultsIn({ password: passwordFault(typed.password, own.email) });
  if (faults) return faults;
  const passwordHash = await hashPassword(typed.password);
  return db.transaction().execute(async (trx) => {
    if (!(await takeToken(trx, "reset-password", typed.token))) return linkOver;
    await savePassword(trx, own.id, passwordHash);
    await endSessionsOf(trx, own.id, null);
    const { emailHash } = staffAttemptKeysOf(own.email, "");
    await trx.deleteFrom("sign_in_failures").where("email_hash", "=", emailHash).execute();
    await queueStaffEmail(jobs, { kind: "password-notice", email: own.email }, trx);
    return ok(undefined);
  });
}

/** Changes a member's own password and ends their other sessions. Problems name the fields current and new. */
export async function changePassword(
  services: StaffServices,
  { id, member }: Pick<OfficeSession, "id" | "member">,
  typed: { current: string; new: string; address: string },
): Promise<SignInResult<void>> {
  const faults = faultsIn({ new: passwordFault(typed.new, member.email) });
  if (faults) return faults;
  const checked = await checkPassword(services, {
    email: member.email,
    password: typed.current,
    address: typed.address,
  });
  if (!checked.ok) return checked.problem.code === "too-many-tries" ? checked : invalid({ current: "is not right" });
  const passwordHash = await hashPassword(typed.new);
  return services.db.transaction().execute(async (trx) => {
    await savePassword(trx, member.id, passwordHash);
    await endSessionsOf(trx, member.id, id);
    await queueStaffEmail(services.jobs, { kind: "password-notice", email: member.email }, trx);
    return ok(undefined);
  });
}

/** The e-mail address, name and role that an invitation is for. */
export async function findInvitation(
  { db }: Pick<StaffServices, "db">,
  token: string,
): Promise<SignInResult<{ email: string; name: string; role: string }>> {
  const found = await findToken(db, "invitation", token);
  const member = found?.memberId ? await findMember(db, found.memberId) : null;
  if (!member?.isActive) return linkOver;
  return ok({ email: member.email, name: member.name, role: member.role.name });
}

/** Sets the name and the password of an invited member, who then signs in with them. */
export async function acceptInvitation(
  { db }: Pick<StaffServices, "db">,
  typed: { token: string; name: string; password: string },
): Promise<SignInResult<void>> {
  const invited = await findInvitation({ db }, typed.token);
  if (!invited.ok) return invited;
  const name = tidy(typed.name);
  const faults = faultsIn({
    name: textFault(name, 80),
    password: passwordFault(typed.password, invited.value.email),
  });
  if (faults) return faults;
  const passwordHash = await hashPassword(typed.password);
  return db.transaction().execute(async (trx) => {
    const own = await takeToken(trx, "invitation", typed.token);
    if (!own?.memberId) return linkOver;
    await trx.updateTable("staff_members").set({ name }).where("id", "=", own.memberId).execute();
    await savePassword(trx, own.memberId, passwordHash);
    return ok(undefined);
  });
}
