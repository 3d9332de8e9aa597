import { queueAccountEmail } from "#commerce/customers/account-emails/schema.ts";
import {
  attemptKeysOf,
  countAccountOpening,
  countEmailRequest,
  pauseBeforeSignIn,
  recordFailure,
  runInQueue,
} from "#commerce/customers/sign-in/attempts.ts";
import { hashPassword, isPassword } from "#commerce/customers/sign-in/passwords.ts";
import { endSessionsOf } from "#commerce/customers/sign-in/sessions.ts";
import { dropTokens } from "#commerce/customers/sign-in/tokens.ts";
import { fail, ok } from "#platform/result.ts";
import { beginEmailChange } from "./email-address.ts";
import { type CustomerResult, invalid, notFound, tooMany } from "./problems.ts";
import { type Credentials, findByEmail, findCredentials } from "./reads.ts";
import * as rules from "./rules.ts";
import type { Fault, Faults } from "./schema.ts";
import type { CustomerServices } from "./services.ts";
import { insertCustomer, updateCustomerRow } from "./writes.ts";

/**
 * Whether the password is that account's. Wrong ones are counted by account and by address, right ones are not; an account
 * that does not exist is answered, timed and counted like a wrong password. "too-many-tries" says in detail.retryAfter
 * how many seconds to wait.
 */
async function checkPassword(
  { db, config }: Pick<CustomerServices, "db" | "config">,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<CustomerResult<{ customerId: number }>> {
  const trier = attemptKeysOf(email, address);
  return runInQueue(trier, async () => {
    const pause = await pauseBeforeSignIn(db, trier, rules.limitsOf(config));
    if (pause > 0) return tooMany(pause, "failed sign-ins");
    const found = await findByEmail(db, email);
    if ((await isPassword(password, found?.passwordHash ?? null)) && found) return ok({ customerId: found.id });
    await recordFailure(db, trier);
    return fail("wrong-credentials", "E-mail and password do not go together.");
  });
}

/** Finds out who it is; the caller starts the session. `address` is the visitor's IP address. */
export async function signIn(
  services: Pick<CustomerServices, "db" | "config">,
  typed: { email: string; password: string; address: string },
): Promise<CustomerResult<{ customerId: number }>> {
  const faults = rules.faultsOf({
    email: rules.emailFault(typed.email),
    password: typed.password === "" ? "required" : typed.password.length > 1000 ? "too-long" : null,
  });
  return rules.isClear(faults) ? checkPassword(services, typed) : invalid(faults);
}

/** Whether it is this customer's password; counted like a sign-in. */
export async function validatePassword(
  services: Pick<CustomerServices, "db" | "config">,
  customerId: number,
  typed: { password: string; address: string },
): Promise<CustomerResult<{ isRight: boolean }>> {
  const own = await findCredentials(services.db, customerId);
  if (!own) return notFound();
  const checked = await checkPassword(services, { ...typed, email: own.email });
  if (!checked.ok && checked.problem.code !== "wrong-credentials") return checked;
  return ok({ isRight: checked.ok });
}

export type NewCustomer = rules.NameAndEmail & {
  password: string;
  /** The visitor's IP address. */
  address: string;
  /** "de-at": the language of the email that asks to confirm the e-mail address. */
  locale: string;
};

/** Opens an account. Problems name the fields email, first_name, last_name and password. */
export async function createCustomer(
  { db, jobs, config }: CustomerServices,
  typed: NewCustomer,
): Promise<CustomerResult<{ customerId: number }>> {
  const faults = {
    ...rules.profileFaults(typed),
    ...rules.faultsOf({ password: rules.passwordFault(typed.password, typed.email) }),
  };
  if (!rules.isClear(faults)) return invalid(faults);
  const pause = await countAccountOpening(db, typed.address, rules.limitsOf(config).accounts);
  if (pause > 0) return tooMany(pause, "new accounts");
  const email = rules.mailbox(typed.email);
  const row = { email, firstName: rules.tidy(typed.firstName), lastName: rules.tidy(typed.lastName) };
  const passwordHash = await hashPassword(typed.password);
  return db.transaction().execute(async (trx) => {
    const customerId = await insertCustomer(trx, { ...row, passwordHash });
    if (customerId === null) return invalid({ email: "taken" });
    await queueAccountEmail(jobs, { kind: "welcome", to: email, customerId, locale: typed.locale }, trx);
    return ok({ customerId });
  });
}

export type CustomerChange = Partial<rules.NameAndEmail> & {
  password?: string;
  /** Needed for a new e-mail address and a new password. */
  currentPassword?: string;
  /** The visitor's IP address. */
  address: string;
  /** The session that stays signed in when the password changes; all others end. */
  sessionHash: Buffer | null;
  /** "de-at": the language of emails about it. */
  locale: string;
};

/**
 * Changes what customers may change about themselves. A new e-mail address waits until it is confirmed (emails.ts).
 * Problems name email, first_name, last_name, password, current_password.
 */
export async function updateCustomer(
  services: CustomerServices,
  customerId: number,
  change: CustomerChange,
): Promise<CustomerResult<void>> {
  const { db } = services;
  const own = await findCredentials(db, customerId);
  if (!own) return notFound();
  const faults = changeFaults(change, own);
  if (!rules.isClear(faults)) return invalid(faults);
  const to = isNewEmail(change, own) ? rules.mailbox(change.email ?? own.email) : null;
  if (to !== null || change.password !== undefined) {
    const password = change.currentPassword ?? "";
    const checked = await validatePassword(services, customerId, { password, address: change.address });
    if (!checked.ok) return checked;
    if (!checked.value.isRight) return invalid({ current_password: "wrong" });
  }
  if (to !== null) {
    const other = await findByEmail(db, to);
    if (other && other.id !== customerId) return invalid({ email: "taken" });
    const pause = await countEmailRequest(
      db,
      attemptKeysOf(to, change.address),
      rules.limitsOf(services.config).emails,
    );
    if (pause > 0) return tooMany(pause, "letters");
  }
  const passwordHash = change.password === undefined ? undefined : await hashPassword(change.password);
  const saved = {
    firstName: change.firstName && rules.tidy(change.firstName),
    lastName: change.lastName && rules.tidy(change.lastName),
    passwordHash,
  };
  const { locale } = change;
  await db.transaction().execute(async (trx) => {
    await updateCustomerRow(trx, customerId, saved);
    if (to !== null) await beginEmailChange(trx, services, { customerId, from: own.email, to, locale });
    if (passwordHash === undefined) return;
    await endSessionsOf(trx, customerId, change.sessionHash);
    await dropTokens(trx, customerId, ["reset-password", "hand-over"]);
    await queueAccountEmail(services.jobs, { kind: "password-notice", to: own.email, customerId, locale }, trx);
  });
  return ok(undefined);
}

const isNewEmail = ({ email }: CustomerChange, own: Credentials) =>
  email !== undefined && rules.mailbox(email) !== own.email;

function changeFaults(change: CustomerChange, own: Credentials): Faults {
  const { email = own.email, firstName, lastName, password } = change;
  const given: Record<string, Fault | null> = {
    first_name: firstName === undefined ? null : rules.nameFault(firstName),
    last_name: lastName === undefined ? null : rules.nameFault(lastName),
    email: rules.emailFault(email),
    password: password === undefined ? null : rules.passwordFault(password, email),
  };
  const isDelicate = isNewEmail(change, own) || password !== undefined;
  if (isDelicate && !change.currentPassword) given.current_password = "required";
  return rules.faultsOf(given);
}
