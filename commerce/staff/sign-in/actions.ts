import {
  pauseBeforeSignIn,
  recordFailure,
  runInQueue,
  staffAttemptKeysOf,
} from "#commerce/shared/credentials/attempts.ts";
import { isPassword } from "#commerce/shared/credentials/passwords.ts";
import { emailFault, mailbox } from "#commerce/shared/credentials/rules.ts";
import { fail, ok } from "#platform/result.ts";
import { type Credentials, findCredentials } from "../members/reads.ts";
import { faultsIn, type SignInResult, tooMany, wrongCredentials } from "./problems.ts";
import { spendCode } from "./second-factor.ts";
import { type StaffServices, triesOf } from "./services.ts";
import { type SignInOrigin, startSession } from "./sessions.ts";

/** `isSignIn`: the member is signing in, when a passkey can be required instead. */
export type Proof = { password: string; code?: string | undefined; isSignIn?: boolean };

const passkeyRequired = fail("passkey-required", "Sign in with your passkey: it is your second factor.");

/** Returned only after the password was right, so that other callers learn nothing about second factors. */
const codeRequired = fail("code-required", "Send the code of your second factor as well.", {
  fields: { code: "is required" },
});

type Typed = { email: string; password: string; address: string };

/** Checks an active member's password, without the second factor; attempts are counted like sign-ins. */
export const checkPassword = (services: StaffServices, typed: Typed) =>
  check(services, typed, async () => ok(undefined));

/**
 * Checks an active member's e-mail address, password and, when there is a second factor, its code. Wrong ones are
 * counted by account and by IP address. An unknown e-mail address gets the same answer, takes the same time and is
 * counted like a wrong password.
 */
export const checkProof = (services: StaffServices, typed: Typed & Proof) =>
  check(services, typed, async (found) => {
    if (!found.hasCodes) return found.hasPasskey && typed.isSignIn ? passkeyRequired : ok(undefined);
    if (!typed.code?.trim()) return codeRequired;
    return (await spendCode(services, found, typed.code)) ? ok(undefined) : wrongCode;
  });

async function check(
  services: StaffServices,
  { email, password, address }: Typed,
  askMore: (found: Credentials) => Promise<SignInResult<void>>,
): Promise<SignInResult<Credentials>> {
  const { db } = services;
  const tooLong = password === "" ? "required" : password.length > 1000 ? "too-long" : null;
  const faults = faultsIn({ email: emailFault(email), password: tooLong });
  if (faults) return faults;
  const trier = staffAttemptKeysOf(email, address);
  return runInQueue(trier, async () => {
    const pause = await pauseBeforeSignIn(db, trier, triesOf(services));
    if (pause > 0) return tooMany(pause, "failed sign-ins");
    const found = await findCredentials(db, mailbox(email));
    const isRight = await isPassword(password, found?.isActive ? found.passwordHash : null);
    if (!found || !isRight) {
      await recordFailure(db, trier);
      return wrongCredentials;
    }
    const more = await askMore(found);
    if (more.ok) return ok(found);
    if (more.problem.code === "wrong-credentials") await recordFailure(db, trier);
    return more;
  });
}

const wrongCode = fail("wrong-credentials", "The code is not right.", { fields: { code: "is not right" } });

/** Signs a member in. Returns the id of the new session, for its cookie. */
export async function signIn(
  services: StaffServices,
  typed: Proof & { email: string } & SignInOrigin,
): Promise<SignInResult<{ sessionId: string; memberId: number }>> {
  const proved = await checkProof(services, { ...typed, isSignIn: true });
  if (!proved.ok) return proved;
  const { id: memberId } = proved.value;
  return ok({ sessionId: await startSession(services.db, memberId, typed), memberId });
}
