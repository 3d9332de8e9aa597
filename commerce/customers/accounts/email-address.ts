import { sql } from "kysely";
import { queueAccountEmail } from "#commerce/customers/account-emails/schema.ts";
import type { CustomerServices } from "#commerce/customers/accounts/services.ts";
import { endSessionsOf } from "#commerce/customers/sign-in/sessions.ts";
import { dropTokens, findToken, takeToken } from "#commerce/customers/sign-in/tokens.ts";
import { attemptKeysOf, countEmailRequest } from "#commerce/shared/credentials/attempts.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { ok } from "#platform/result.ts";
import { actAsOneself } from "./oneself.ts";
import { type CustomerResult, invalid, notFound, tooMany } from "./problems.ts";
import * as rules from "./rules.ts";
import { isTaken } from "./writes.ts";

/** E-mail addresses of customers, confirmed by a link sent to them. */

export type EmailState = { email: string; isVerified: boolean; pendingEmail: string | null };

export async function findEmailState(db: Db, customerId: number): Promise<EmailState | null> {
  const { rows } = await sql<EmailState>`
    select email, email_verified_at is not null as "isVerified", pending_email as "pendingEmail"
    from customers where id = ${customerId}`.execute(db);
  return rows[0] ?? null;
}

/** Sends the confirmation link again: to the new address when one is pending, else to the current one. */
export async function askForConfirmation(
  { db, jobs, config }: CustomerServices,
  customerId: number,
  { address, locale }: { address: string; locale: string },
): Promise<CustomerResult<void>> {
  const state = await findEmailState(db, customerId);
  if (!state) return notFound();
  if (state.isVerified && state.pendingEmail === null) return ok(undefined);
  const to = state.pendingEmail ?? state.email;
  const pause = await countEmailRequest(db, attemptKeysOf(to, address), rules.limitsOf(config).emails);
  if (pause > 0) return tooMany(pause, "letters");
  const kind = state.pendingEmail === null ? "confirm" : "new-address";
  await queueAccountEmail(jobs, { kind, to, customerId, locale });
  return ok(undefined);
}

/**
 * Stores the new address as pending until it is confirmed. An email tells the old address, so that its owner can
 * object.
 */
export async function beginEmailChange(
  trx: Transaction,
  { jobs }: Pick<CustomerServices, "jobs">,
  change: { customerId: number; from: string; to: string; locale: string },
): Promise<void> {
  const { customerId, from, to, locale } = change;
  await dropTokens(trx, customerId, ["confirm-email"]);
  await sql`update customers set pending_email = ${to}, updated_at = now() where id = ${customerId}`.execute(trx);
  await queueAccountEmail(jobs, { kind: "new-address", to, customerId, locale }, trx);
  await queueAccountEmail(jobs, { kind: "address-notice", to: from, customerId, locale }, trx);
}

/** Returns the address that a link would confirm, without using the link up. Null when it is used or has expired. */
export async function findConfirmation(db: Db, token: string): Promise<{ email: string; isNew: boolean } | null> {
  const own = await findToken(db, "confirm-email", token);
  const state = own && (await findEmailState(db, own.customerId));
  if (!own || !state || (own.detail !== state.email && own.detail !== state.pendingEmail)) return null;
  return { email: own.detail, isNew: own.detail !== state.email };
}

/**
 * Confirms the address that the link was sent to. A new address replaces the old one; links sent to the old one and all
 * sessions other than `sessionHash` end. Problems name the fields token and email (another account has the address by
 * now).
 */
export async function confirmEmail(
  { db }: Pick<CustomerServices, "db">,
  { token, sessionHash }: { token: string; sessionHash: Buffer | null },
): Promise<CustomerResult<{ customerId: number; email: string; isNew: boolean }>> {
  try {
    return await db.transaction().execute(async (trx) => {
      const own = await takeToken(trx, "confirm-email", token);
      if (!own) return invalid({ token: "link-over" });
      const { customerId, detail: email } = own;
      await actAsOneself(trx, customerId);
      const { rows } = await sql<{ isNew: boolean }>`
        update customers c set email = ${email}, email_verified_at = now(), updated_at = now(),
          pending_email = nullif(c.pending_email, ${email})
        from (select id, email from customers where id = ${customerId} for update) old
        where c.id = old.id and ${email} in (c.email, c.pending_email)
        returning old.email <> ${email} as "isNew"`.execute(trx);
      if (!rows[0]) return invalid({ token: "link-over" });
      const { isNew } = rows[0];
      if (isNew) {
        await dropTokens(trx, customerId, ["reset-password", "confirm-email", "hand-over"]);
        await endSessionsOf(trx, customerId, sessionHash);
      }
      return ok({ customerId, email, isNew });
    });
  } catch (error) {
    if (isTaken(error)) return invalid({ email: "taken" });
    throw error;
  }
}
