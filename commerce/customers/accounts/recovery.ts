import { sql } from "kysely";
import { queueAccountEmail } from "#commerce/customers/account-emails/schema.ts";
import { endSessionsOf } from "#commerce/customers/sign-in/sessions.ts";
import { dropTokens, findToken, takeToken } from "#commerce/customers/sign-in/tokens.ts";
import { attemptKeysOf, countEmailRequest } from "#commerce/shared/credentials/attempts.ts";
import { hashPassword } from "#commerce/shared/credentials/passwords.ts";
import { ok } from "#platform/result.ts";
import { actAsOneself } from "./oneself.ts";
import { type CustomerResult, invalid, tooMany } from "./problems.ts";
import * as rules from "./rules.ts";
import type { CustomerServices } from "./services.ts";

/** Resets a forgotten password with a link sent by e-mail. */

/**
 * Sends a link to the address if it has an account. The account is looked up when the email is written
 * (account-emails/send.ts): until the response, every address is handled alike, so neither the response nor its timing
 * reveals anything.
 */
export async function forgotPassword(
  { db, jobs, config }: CustomerServices,
  typed: { email: string; address: string; locale: string },
): Promise<CustomerResult<void>> {
  const faults = rules.faultsOf({ email: rules.emailFault(typed.email) });
  if (!rules.isClear(faults)) return invalid(faults);
  const to = rules.mailbox(typed.email);
  const pause = await countEmailRequest(db, attemptKeysOf(to, typed.address), rules.limitsOf(config).emails);
  if (pause > 0) return tooMany(pause, "letters");
  await queueAccountEmail(jobs, { kind: "reset", to, customerId: null, locale: typed.locale });
  return ok(undefined);
}

export const isResetLink = async ({ db }: Pick<CustomerServices, "db">, token: string): Promise<boolean> =>
  (await findToken(db, "reset-password", token)) !== null;

/**
 * Sets a password chosen through a link. All sessions end, failed sign-ins are cleared, a pending change of the e-mail
 * address is cancelled, and the address counts as confirmed, because its owner followed the link. A refused password
 * does not use the link up. Problems name the fields token and password.
 */
export async function resetPassword(
  { db, jobs }: Pick<CustomerServices, "db" | "jobs">,
  typed: { token: string; password: string; locale: string },
): Promise<CustomerResult<{ customerId: number }>> {
  const found = await findToken(db, "reset-password", typed.token);
  if (!found) return invalid({ token: "link-over" });
  const faults = rules.faultsOf({ password: rules.passwordFault(typed.password, found.detail) });
  if (!rules.isClear(faults)) return invalid(faults);
  const passwordHash = await hashPassword(typed.password);
  return db.transaction().execute(async (trx) => {
    const own = await takeToken(trx, "reset-password", typed.token);
    if (own) await actAsOneself(trx, own.customerId);
    const { rows } = await sql<{ email: string }>`
      update customers set password_hash = ${passwordHash}, pending_email = null,
        email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
      where id = ${own?.customerId ?? null} and email = ${own?.detail ?? null} returning email`.execute(trx);
    if (!own || !rows[0]) return invalid({ token: "link-over" });
    const { customerId, detail: email } = own;
    await dropTokens(trx, customerId, ["reset-password", "confirm-email", "hand-over"]);
    await endSessionsOf(trx, customerId, null);
    await trx.deleteFrom("sign_in_failures").where("email_hash", "=", attemptKeysOf(email, "").emailHash).execute();
    await queueAccountEmail(jobs, { kind: "password-notice", to: email, customerId, locale: typed.locale }, trx);
    return ok({ customerId });
  });
}
