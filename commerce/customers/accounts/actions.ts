import { queueAccountEmail } from "#commerce/customers/account-emails/schema.ts";
import { findByEmail, findCredentials } from "#commerce/customers/sign-in/credentials.ts";
import { endSessionsOf } from "#commerce/customers/sign-in/sessions.ts";
import { dropTokens } from "#commerce/customers/sign-in/tokens.ts";
import {
  attemptKeysOf,
  countAccountOpening,
  countEmailRequest,
  pauseBeforeSignIn,
  recordFailure,
  runInQueue,
} from "#commerce/shared/credentials/attempts.ts";
import { hashPassword, isPassword } from "#commerce/shared/credentials/passwords.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok } from "#platform/result.ts";
import { beginEmailChange } from "./email-address.ts";
import { actAsOneself } from "./oneself.ts";
import { type CustomerResult, invalid, notFound, tooMany } from "./problems.ts";
import * as rules from "./rules.ts";
import type { Fault, Faults } from "./schema.ts";
import type { CustomerServices } from "./services.ts";
import { insertCustomer, updateCustomerRow } from "./writes.ts";

/**
 * A typed password. `address` is the visitor's IP address: failed attempts are counted by account and by IP address.
 */
export type PasswordTry = { password: string; address: string };

/** Returns the id of the customer with this e-mail address and password; null when there is none. */
type FindOwner = (typed: { email: string; password: string }) => Promise<number | null>;

const ownerIn =
  (db: Db): FindOwner =>
  async ({ email, password }) => {
    const found = await findByEmail(db, email);
    return (await isPassword(password, found?.passwordHash ?? null)) ? (found?.id ?? null) : null;
  };

type SignInServices = Pick<CustomerServices, "db" | "config">;
type SignInResult = CustomerResult<{ customerId: number }>;

/**
 * Checks an account's password. Wrong passwords are counted by account and by IP address; right ones are not counted. A
 * missing account gets the same answer, takes the same time and is counted like a wrong password. With the problem
 * "too-many-tries", detail.retryAfter is the number of seconds to wait.
 */
async function checkPassword(
  { db, config }: SignInServices,
  typed: PasswordTry & { email: string },
  findOwner: FindOwner,
): Promise<SignInResult> {
  const trier = attemptKeysOf(typed.email, typed.address);
  return runInQueue(trier, async () => {
    const pause = await pauseBeforeSignIn(db, trier, rules.limitsOf(config));
    if (pause > 0) return tooMany(pause, "failed sign-ins");
    const customerId = await findOwner(typed);
    if (customerId !== null) return ok({ customerId });
    await recordFailure(db, trier);
    return fail("wrong-credentials", "E-mail and password do not go together.");
  });
}

/**
 * Checks the credentials and returns the customer's id; the caller starts the session. `address` is the visitor's IP
 * address.
 */
export async function signIn(
  services: SignInServices,
  typed: PasswordTry & { email: string },
  findOwner = ownerIn(services.db),
): Promise<SignInResult> {
  const faults = rules.faultsOf({
    email: rules.emailFault(typed.email),
    password: typed.password === "" ? "required" : typed.password.length > 1000 ? "too-long" : null,
  });
  return rules.isClear(faults) ? checkPassword(services, typed, findOwner) : invalid(faults);
}

/** Checks a customer's password. Attempts are counted like sign-ins. */
export const validatePassword = async (services: SignInServices, customerId: number, typed: PasswordTry) =>
  isPasswordOf(services, await findCredentials(services.db, customerId), typed, ownerIn(services.db));

export async function isPasswordOf(
  services: SignInServices,
  own: { id: number; email: string } | null,
  typed: PasswordTry,
  findOwner: FindOwner,
): Promise<CustomerResult<{ isRight: boolean }>> {
  if (!own) return notFound();
  const checked = await checkPassword(services, { ...typed, email: own.email }, findOwner);
  if (!checked.ok && checked.problem.code !== "wrong-credentials") return checked;
  return ok({ isRight: checked.ok && checked.value.customerId === own.id });
}

export type NewCustomer = rules.NameAndEmail & {
  password: string;
  /** The visitor's IP address. */
  address: string;
  /** The locale code ("de-at") of the email that asks to confirm the address. */
  locale: string;
};

/**
 * Returns the problem that prevents a new account: invalid fields, or too many accounts opened from that IP address.
 * Null when there is none.
 */
export async function newAccountProblem(
  { db, config }: SignInServices,
  typed: Pick<NewCustomer, "password" | "address"> & rules.NameAndEmail,
) {
  const password = rules.passwordFault(typed.password, typed.email);
  const faults = { ...rules.profileFaults(typed), ...rules.faultsOf({ password }) };
  if (!rules.isClear(faults)) return invalid(faults);
  const pause = await countAccountOpening(db, typed.address, rules.limitsOf(config).accounts);
  return pause > 0 ? tooMany(pause, "new accounts") : null;
}

/**
 * Opens an account. Problems name the fields email, first_name, last_name and password. `more` runs in the same
 * transaction.
 */
export async function createCustomer(
  services: CustomerServices,
  typed: NewCustomer,
  more?: (trx: Transaction, customerId: number) => Promise<void>,
): Promise<SignInResult> {
  const { db, jobs } = services;
  const problem = await newAccountProblem(services, typed);
  if (problem) return problem;
  const email = rules.mailbox(typed.email);
  const row = { email, firstName: rules.tidy(typed.firstName), lastName: rules.tidy(typed.lastName) };
  const passwordHash = await hashPassword(typed.password);
  return db.transaction().execute(async (trx) => {
    const customerId = await insertCustomer(trx, { ...row, passwordHash });
    if (customerId === null) return invalid({ email: "taken" });
    await more?.(trx, customerId);
    await queueAccountEmail(jobs, { kind: "welcome", to: email, customerId, locale: typed.locale }, trx);
    return ok({ customerId });
  });
}

export type CustomerChange = Partial<rules.NameAndEmail> & {
  password?: string;
  currentPassword?: string;
  /** The visitor's IP address. */
  address: string;
  /** The session that stays signed in when the password changes; all other sessions end. */
  sessionHash: Buffer | null;
  /** The locale code ("de-at") of the emails about the change. */
  locale: string;
};

/**
 * Changes the fields that customers may change themselves. A new e-mail address takes effect once it is confirmed
 * (email-address.ts). Problems name email, first_name, last_name, password and current_password.
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
  if (isDelicate(change, own)) {
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
    await actAsOneself(trx, customerId);
    await updateCustomerRow(trx, customerId, saved);
    if (to !== null) await beginEmailChange(trx, services, { customerId, from: own.email, to, locale });
    if (passwordHash === undefined) return;
    await endSessionsOf(trx, customerId, change.sessionHash);
    await dropTokens(trx, customerId, ["reset-password", "hand-over"]);
    await queueAccountEmail(services.jobs, { kind: "password-notice", to: own.email, customerId, locale }, trx);
  });
  return ok(undefined);
}

type Owner = { email: string };

const isNewEmail = ({ email }: CustomerChange, own: Owner) => email !== undefined && rules.mailbox(email) !== own.email;

export const isDelicate = (change: CustomerChange, own: Owner): boolean =>
  isNewEmail(change, own) || change.password !== undefined;

export function changeFaults(change: CustomerChange, own: Owner): Faults {
  const { email = own.email, firstName, lastName, password } = change;
  const given: Record<string, Fault | null> = {
    first_name: firstName === undefined ? null : rules.nameFault(firstName),
    last_name: lastName === undefined ? null : rules.nameFault(lastName),
    email: rules.emailFault(email),
    password: password === undefined ? null : rules.passwordFault(password, email),
  };
  if (isDelicate(change, own) && !change.currentPassword) given.current_password = "required";
  return rules.faultsOf(given);
}
