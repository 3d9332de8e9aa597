import type { Db } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { type Credentials, findByEmail, findCredentials } from "./reads.ts";
import * as rules from "./rules.ts";
import type { CustomerProblemCode, Fault, Faults } from "./schema.ts";
import { endSessionsOf } from "./sessions.ts";
import { countOpening, inTurn, keepFailure, pauseBeforeSignIn, trierOf } from "./tries.ts";
import { insertCustomer, isTaken, updateCustomerRow } from "./writes.ts";

export type CustomerServices = { db: Db; config: rules.LimitSettings };
export type CustomerProblem = Problem<CustomerProblemCode>;
export type CustomerResult<T> = Result<T, CustomerProblem>;

/** The problem "invalid": English texts in `fields`, the codes behind them in `detail.faults`. */
export const invalid = (faults: Faults) =>
  fail("invalid", `Check ${Object.keys(faults).join(", ")}.`, { fields: rules.faultTexts(faults), detail: { faults } });

export const faultsIn = (problem: Problem): Faults => (problem.detail?.faults ?? {}) as Faults;

const tooMany = (seconds: number, what: string) =>
  fail("too-many-tries", `Too many ${what}. Try again in ${seconds} seconds.`, { detail: { retryAfter: seconds } });

const notFound = () => fail("not-found", "There is no such customer.");

/**
 * Whether the password is that account's. Wrong ones are counted by account and by address, right ones are not; an account
 * that does not exist is answered, timed and counted like a wrong password. "too-many-tries" says in detail.retryAfter
 * how many seconds to wait.
 */
async function checkPassword(
  { db, config }: CustomerServices,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<CustomerResult<{ customerId: number }>> {
  const trier = trierOf(email, address);
  return inTurn(trier, async () => {
    const pause = await pauseBeforeSignIn(db, trier, rules.limitsOf(config));
    if (pause > 0) return tooMany(pause, "failed sign-ins");
    const found = await findByEmail(db, email);
    if ((await isPassword(password, found?.passwordHash ?? null)) && found) return ok({ customerId: found.id });
    await keepFailure(db, trier);
    return fail("wrong-credentials", "E-mail and password do not go together.");
  });
}

/** Finds out who it is; the caller starts the session. `address` is the visitor's IP address. */
export async function signIn(
  services: CustomerServices,
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
  services: CustomerServices,
  customerId: number,
  typed: { password: string; address: string },
): Promise<CustomerResult<{ isRight: boolean }>> {
  const own = await findCredentials(services.db, customerId);
  if (!own) return notFound();
  const checked = await checkPassword(services, { ...typed, email: own.email });
  if (!checked.ok && checked.problem.code !== "wrong-credentials") return checked;
  return ok({ isRight: checked.ok });
}

export type NewCustomer = rules.NameAndEmail & { password: string; address: string };

/** Opens an account. Problems name the fields email, first_name, last_name and password. */
export async function createCustomer(
  { db, config }: CustomerServices,
  typed: NewCustomer,
): Promise<CustomerResult<{ customerId: number }>> {
  const faults = {
    ...rules.profileFaults(typed),
    ...rules.faultsOf({ password: rules.passwordFault(typed.password, typed.email) }),
  };
  if (!rules.isClear(faults)) return invalid(faults);
  const pause = await countOpening(db, typed.address, rules.limitsOf(config).accounts);
  if (pause > 0) return tooMany(pause, "new accounts");
  const customerId = await insertCustomer(db, {
    email: typed.email.trim(),
    firstName: rules.tidy(typed.firstName),
    lastName: rules.tidy(typed.lastName),
    passwordHash: await hashPassword(typed.password),
  });
  return customerId === null ? invalid({ email: "taken" }) : ok({ customerId });
}

export type CustomerChange = Partial<rules.NameAndEmail> & {
  password?: string;
  /** Needed for a new e-mail address and a new password. */
  currentPassword?: string;
  /** The visitor's IP address. */
  address: string;
  /** The session that stays signed in when e-mail or password change; all others end. */
  sessionHash: Buffer | null;
};

/** Changes what customers may change about themselves. Problems name email, first_name, last_name, password, current_password. */
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
  const isDelicate = isNewEmail(change, own) || change.password !== undefined;
  if (isDelicate) {
    const password = change.currentPassword ?? "";
    const checked = await validatePassword(services, customerId, { password, address: change.address });
    if (!checked.ok) return checked;
    if (!checked.value.isRight) return invalid({ current_password: "wrong" });
  }
  const passwordHash = change.password === undefined ? undefined : await hashPassword(change.password);
  const saved = {
    email: change.email?.trim(),
    firstName: change.firstName && rules.tidy(change.firstName),
    lastName: change.lastName && rules.tidy(change.lastName),
    passwordHash,
  };
  try {
    await db.transaction().execute(async (trx) => {
      await updateCustomerRow(trx, customerId, saved);
      if (isDelicate) await endSessionsOf(trx, customerId, change.sessionHash);
    });
  } catch (error) {
    if (isTaken(error)) return invalid({ email: "taken" });
    throw error;
  }
  return ok(undefined);
}

const isNewEmail = ({ email }: CustomerChange, own: Credentials) => email !== undefined && email.trim() !== own.email;

function changeFaults(change: CustomerChange, own: Credentials): Faults {
  const { email = own.email, firstName, lastName, password } = change;
  const given: Record<string, Fault | null> = {
    email: rules.emailFault(email),
    first_name: firstName === undefined ? null : rules.nameFault(firstName),
    last_name: lastName === undefined ? null : rules.nameFault(lastName),
    password: password === undefined ? null : rules.passwordFault(password, email),
  };
  const isDelicate = isNewEmail(change, own) || password !== undefined;
  if (isDelicate && !change.currentPassword) given.current_password = "required";
  return rules.faultsOf(given);
}

/** A new password for the current one. */
export const changePassword = (
  services: CustomerServices,
  customerId: number,
  typed: { currentPassword: string; password: string; address: string; sessionHash: Buffer | null },
): Promise<CustomerResult<void>> => updateCustomer(services, customerId, typed);
