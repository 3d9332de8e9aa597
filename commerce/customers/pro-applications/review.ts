import { passwordFault } from "#commerce/customers/accounts/rules.ts";
import type { Fault } from "#commerce/customers/accounts/schema.ts";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { findByEmail } from "#commerce/customers/sign-in/credentials.ts";
import { hashPassword } from "#commerce/shared/credentials/passwords.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { type ProApplicationServices, queueProEmail } from "./apply.ts";
import { isCreateKey } from "./links.ts";
import { findApplication, lockApplication } from "./reads.ts";
import { proRegionFor } from "./rules.ts";
import type { Application, ProRegion } from "./schema.ts";
import { grantCode, updateApplication } from "./writes.ts";

export type ReviewProblem = Problem<"application-not-found" | "decided-already">;

/**
 * `spendLimit` is in whole units of the region's currency; null means the default. When `region` is absent, the
 * country's pro region is used.
 */
export type Decision =
  | {
      to: "approved";
      region?: ProRegion | undefined;
      spendLimit?: number | null | undefined;
      answer?: string;
      by: string;
    }
  | { to: "refused"; answer?: string; by: string };

const notFound = fail("application-not-found", "There is no such application.");

/**
 * Decides on an application, once. On approval, an existing account with that e-mail address gets the code at once, and
 * another year with it; other applicants get a link that opens an account.
 */
export async function decide(
  { db, jobs }: Pick<ProApplicationServices, "db" | "jobs">,
  id: number,
  decision: Decision,
  now = new Date(),
): Promise<Result<Application, ReviewProblem>> {
  const decided = await db.transaction().execute(async (trx): Promise<Result<null, ReviewProblem>> => {
    const found = await lockApplication(trx, id);
    if (!found) return notFound;
    if (found.status !== "submitted") {
      return fail("decided-already", "This application has been decided on.", { detail: { status: found.status } });
    }
    const { answer = "", by } = decision;
    const mark = { by, at: now };
    if (decision.to === "refused") {
      await updateApplication(trx, id, { status: "refused", answer }, mark);
      await queueProEmail(jobs, trx, { kind: "refused", applicationId: id });
      return ok(null);
    }
    const verdict = {
      region: decision.region ?? proRegionFor(found.country),
      spendLimit: decision.spendLimit ?? null,
    };
    const own = await findByEmail(trx, found.email);
    if (own) {
      const expiresOn = await grantCode(trx, own.id, verdict, now);
      const done = { status: "completed", customerId: own.id, expiresOn } as const;
      await updateApplication(trx, id, { ...verdict, ...done, answer }, mark);
    } else await updateApplication(trx, id, { ...verdict, status: "approved", answer }, mark);
    await queueProEmail(jobs, trx, { kind: own ? "extended" : "approved", applicationId: id });
    return ok(null);
  });
  if (!decided.ok) return decided;
  const found = await findApplication(db, id);
  return found ? ok(found) : notFound;
}

/** The approved application that a link opens. Null when the key does not belong to it, has expired or was used. */
export async function findForCreation(
  { db, config }: Pick<ProApplicationServices, "db" | "config">,
  id: number,
  key: string,
): Promise<Application | null> {
  const found = await findApplication(db, id);
  return found?.status === "approved" && isCreateKey(key, found, config.SECRET) ? found : null;
}

/**
 * Opens the account of an approved application, including its code. The e-mail address counts as confirmed, because the
 * link was sent there.
 */
export async function openProAccount(
  services: Pick<ProApplicationServices, "db" | "config">,
  id: number,
  key: string,
  password: string,
  now = new Date(),
): Promise<Result<number, Problem<"link-over" | "invalid" | "taken">>> {
  const found = await findForCreation(services, id, key);
  if (!found) return fail("link-over", "This link has been used, or is too old.");
  const fault: Fault | null = passwordFault(password, found.email);
  if (fault) return fail("invalid", "Check password.", { detail: { faults: { password: fault } } });
  const passwordHash = await hashPassword(password);
  return services.db.transaction().execute(async (trx) => {
    const locked = await lockApplication(trx, id);
    if (locked?.status !== "approved") return fail("link-over", "This link has been used, or is too old.");
    const { first_name: firstName, last_name: lastName, email, region, spendLimit } = locked;
    const customerId = await insertCustomer(trx, { email, passwordHash, firstName, lastName });
    // An account may have been opened with this address since: it gets the code and keeps its own password.
    const owner = customerId ?? (await findByEmail(trx, email))?.id;
    if (owner === undefined) return fail("taken", "This e-mail address has an account.");
    const expiresOn = await grantCode(trx, owner, { region: region ?? proRegionFor(locked.country), spendLimit }, now);
    await trx.updateTable("customers").set({ email_verified_at: now }).where("id", "=", owner).execute();
    await updateApplication(trx, id, { status: "completed", customerId: owner, expiresOn });
    return customerId === null ? fail("taken", "This e-mail address has an account. Sign in to it.") : ok(owner);
  });
}
