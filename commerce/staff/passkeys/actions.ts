import { sql } from "kysely";
import { textFault, tidy } from "#commerce/shared/credentials/rules.ts";
import { checkRegistration, registrationOptions } from "#commerce/shared/passkeys/registration.ts";
import {
  longestName,
  type NewCredential,
  type Passkey,
  type UsedCredential,
} from "#commerce/shared/passkeys/schema.ts";
import { checkSignIn, signInOptions } from "#commerce/shared/passkeys/sign-in.ts";
import { findPasskeys, staffPasskeys } from "#commerce/shared/passkeys/store.ts";
import type { Member } from "#commerce/staff/permissions/schema.ts";
import type { Transaction } from "#database/tables.ts";
import { fail, ok } from "#platform/result.ts";
import { queueStaffEmail } from "../emails/schema.ts";
import { faultsIn, invalid, type SignInResult } from "../sign-in/problems.ts";
import type { StaffServices } from "../sign-in/services.ts";
import { type SignInOrigin, startSession } from "../sign-in/sessions.ts";

/** Members' passkeys: a fingerprint, a face or a PIN on their device replaces password and code. */

/**
 * The browser that sends the request. `origin` is the shop's origin ("https://shop.example"): passkeys are created for
 * its host.
 */
export type Asker = { sessionHash: Buffer; origin: string };

const of = staffPasskeys;
const ownerOf = (id: number) => ({ of, id, subject: `staff:${id}` });
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
  const holder = holderOf(services, asker, `register:${id}`);
  const user = { name: email, shown: name || email };
  const options = await registrationOptions(services.db, ownerOf(id), holder, { ...asker, user });
  return options ? ok(options) : invalid({ credential: "no more can be kept; remove one first" });
}

const badPasskey = invalid({ credential: "is no passkey made for this shop, in this session and just now" });

/** Stores a new passkey and notifies the member by email. */
export async function addPasskey(
  services: StaffServices,
  { id, email }: Member,
  { name: typed, ...asker }: Asker & { credential: NewCredential; name: string },
): Promise<SignInResult<Passkey>> {
  const { db, jobs } = services;
  const name = tidy(typed) || "Passkey";
  const faults = faultsIn({ name: textFault(name, longestName) });
  if (faults) return faults;
  const holder = holderOf(services, asker, `register:${id}`);
  const made = await checkRegistration(db, ownerOf(id), holder, { ...asker, name });
  if (!made) return badPasskey;
  return db.transaction().execute(async (trx): Promise<SignInResult<Passkey>> => {
    const kept = await made.store(trx);
    if (!kept) return badPasskey;
    await queueStaffEmail(jobs, { kind: "second-factor-on", email }, trx);
    return ok(kept);
  });
}

/** Returns the options with which the browser signs in with any passkey of this shop. No e-mail address is needed. */
export const beginSignIn = (services: StaffServices, asker: Asker) =>
  signInOptions(holderOf(services, asker, "sign-in"), asker.origin);

const refused = fail("wrong-credentials", "This passkey opens nothing here, or took too long.");

/** Signs in with a passkey. Returns the id of the new session, for its cookie. */
export async function signInWithPasskey(
  services: StaffServices,
  { address, agent, ...asker }: Asker & SignInOrigin & { credential: UsedCredential },
): Promise<SignInResult<{ sessionId: string }>> {
  const { db } = services;
  const signedIn = await checkSignIn(db, of, holderOf(services, asker, "sign-in"), asker);
  if (!signedIn) return refused;
  return db.transaction().execute(async (trx): Promise<SignInResult<{ sessionId: string }>> => {
    if (!(await signedIn.use(trx))) return refused;
    return ok({ sessionId: await startSession(trx, signedIn.ownerId, { address, agent }) });
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
    const held = await findPasskeys(trx, of, memberId);
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
