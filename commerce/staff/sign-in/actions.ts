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
import { type Place, startSession } from "./sessions.ts";

export type Proof = { password: string; code?: string | undefined };

/** Asked for once the password is right: who has not even that learns nothing of second factors. */
const codeRequired = fail("code-required", "Send the code of your second factor as well.", {
  fields: { code: "is required" },
});

/**
 * Whether e-mail address, password and, where there is a second factor, its code are an active member's. Wrong ones are
 * counted by account and by address; an address that nobody has is answered, timed and counted like a wrong password.
 */
export async function checkProof(
  services: StaffServices,
  { email, password, code, address }: Proof & { email: string; address: string },
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
    if (!found.hasSecondFactor) return ok(found);
    if (!code?.trim()) return codeRequired;
    if (await spendCode(services, found, code)) return ok(found);
    await recordFailure(db, trier);
    return fail("wrong-credentials", "The code is not right.", { fields: { code: "is not right" } });
  });
}

/** Signs a member in; answers the id of the new session, for its cookie. */
export async function signIn(
  services: StaffServices,
  typed: Proof & { email: string } & Place,
): Promise<SignInResult<{ sessionId: string; memberId: number }>> {
  const proved = await checkProof(services, typed);
  if (!proved.ok) return proved;
  const { id: memberId } = proved.value;
  return ok({ sessionId: await startSession(services.db, memberId, typed), memberId });
}
