import { sql } from "kysely";
import { textFault, tidy } from "#commerce/shared/credentials/rules.ts";
import {
  challengeIn,
  challengeLife,
  makeChallenge,
  openChallenge,
  useChallenge,
} from "#commerce/shared/passkeys/challenges.ts";
import {
  longestName,
  mostPasskeys,
  type NewCredential,
  type Passkey,
  type UsedCredential,
} from "#commerce/shared/passkeys/schema.ts";
import { checkNew, checkUsed, creationOptions, handleFor, requestOptions } from "#commerce/shared/passkeys/webauthn.ts";
import type { Transaction } from "#database/tables.ts";
import { fail, ok } from "#platform/result.ts";
import { queueStaffEmail } from "../emails/schema.ts";
import type { Member } from "../schema.ts";
import { faultsIn, invalid, type SignInResult } from "../sign-in/problems.ts";
import type { StaffServices } from "../sign-in/services.ts";
import { type Place, startSession } from "../sign-in/sessions.ts";
import { findHeld, findKnown, findPasskeys, insertPasskey, noteUse } from "./store.ts";

/** Members' passkeys: a fingerprint, a face or a PIN on their device replaces password and code. */

/**
 * The browser that sends the request. `origin` is the shop's origin ("https://shop.example"): passkeys are created for
 * its host.
 */
export type Asker = { sessionHash: Buffer; origin: string };

const ownerOf = (id: number): string => `staff:${id}`;
const holderOf = ({ config }: StaffServices, { sessionHash }: Asker, purpose: string) => ({
  secret: config.SECRET,
  sessionHash,
  purpose: `staff-${purpose}`,
});

/** Returns the options with which the browser creates a passkey. */
export async function beginPasskey(
  services: StaffServices,
  { id, email, name }: Member,
  asker: Asker & { shop: string },
) {
  const held = await findHeld(services.db, id);
  if (held.length >= mostPasskeys) return invalid({ credential: "no more can be kept; remove one first" });
  const handle = handleFor(services.config.SECRET, ownerOf(id), held[0]?.handle);
  const user = { handle, name: email, shown: name || email };
  const challenge = makeChallenge(holderOf(services, asker, `register:${id}`));
  return ok(await creationOptions({ ...asker, challenge, user, held, seconds: challengeLife }));
}

const badPasskey = invalid({ credential: "is no passkey made for this shop, in this session and just now" });

/** Stores a new passkey and notifies the member by email. */
export async function addPasskey(
  services: StaffServices,
  { id: memberId, email }: Member,
  { credential, name: typed, ...asker }: Asker & { credential: NewCredential; name: string },
): Promise<SignInResult<Passkey>> {
  const { db, jobs, config } = services;
  const name = tidy(typed) || "Passkey";
  const faults = faultsIn({ name: textFault(name, longestName) });
  if (faults) return faults;
  const challenge = challengeIn(credential.response.clientDataJSON);
  const until = openChallenge(holderOf(services, asker, `register:${memberId}`), challenge);
  const made = until === null ? null : await checkNew(credential, { ...asker, challenge });
  if (until === null || made === null) return badPasskey;
  const handle = handleFor(config.SECRET, ownerOf(memberId), (await findHeld(db, memberId))[0]?.handle);
  return db.transaction().execute(async (trx): Promise<SignInResult<Passkey>> => {
    if (!(await useChallenge(trx, challenge, until))) return badPasskey;
    const kept = await insertPasskey(trx, { ...made, memberId, handle, name });
    if (!kept) return badPasskey;
    await queueStaffEmail(jobs, { kind: "second-factor-on", email }, trx);
    return ok(kept);
  });
}

/** Returns the options with which the browser signs in with any passkey of this shop. No e-mail address is needed. */
export const beginSignIn = (services: StaffServices, asker: Asker) =>
  requestOptions({
    ...asker,
    challenge: makeChallenge(holderOf(services, asker, "sign-in")),
    seconds: challengeLife,
  });

const refused = fail("wrong-credentials", "This passkey opens nothing here, or took too long.");

/** Signs in with a passkey. Returns the id of the new session, for its cookie. */
export async function signInWithPasskey(
  services: StaffServices,
  { credential, address, agent, ...asker }: Asker & Place & { credential: UsedCredential },
): Promise<SignInResult<{ sessionId: string }>> {
  const { db } = services;
  const challenge = challengeIn(credential.response.clientDataJSON);
  const until = openChallenge(holderOf(services, asker, "sign-in"), challenge);
  const known = until === null ? null : await findKnown(db, credential.id);
  if (until === null || known === null || credential.response.userHandle !== known.handle) return refused;
  const used = await checkUsed(credential, known, { ...asker, challenge });
  if (!used) return refused;
  return db.transaction().execute(async (trx): Promise<SignInResult<{ sessionId: string }>> => {
    if (!(await useChallenge(trx, challenge, until))) return refused;
    if (!(await noteUse(trx, known.id, used.counter, used.isSynced))) return refused;
    return ok({ sessionId: await startSession(trx, known.memberId, { address, agent }) });
  });
}

/**
 * Removes a passkey. The last one cannot be removed when the owner requires a second factor and the member has no
 * other.
 */
export async function removePasskey(
  { db, jobs }: StaffServices,
  { id: memberId, email }: Member,
  id: number,
): Promise<SignInResult<void>> {
  return db.transaction().execute(async (trx): Promise<SignInResult<void>> => {
    await sql`select from staff_members where id = ${memberId} for update`.execute(trx);
    const held = await findPasskeys(trx, memberId);
    if (!held.some((one) => one.id === id)) return fail("not-found", "There is no such passkey of yours.");
    if (held.length === 1 && (await isNeeded(trx, memberId)))
      return fail("second-factor-demanded", "The owner demands a second factor of all, and this is your only one.");
    await trx.deleteFrom("staff_passkeys").where("id", "=", id).execute();
    await queueStaffEmail(jobs, { kind: "second-factor-off", email }, trx);
    return ok(undefined);
  });
}

async function isNeeded(trx: Transaction, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select p.second_factor_required and m.totp_confirmed_at is null as is
    from staff_policy p, staff_members m where m.id = ${memberId}`.execute(trx);
  return rows[0]?.is ?? false;
}
