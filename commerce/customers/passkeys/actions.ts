import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { queueAccountEmail } from "#commerce/customers/account-emails/schema.ts";
import { validatePassword } from "#commerce/customers/accounts/actions.ts";
import { type OwnerProof, proveOwner } from "#commerce/customers/accounts/owner.ts";
import { type CustomerResult, invalid, notFound } from "#commerce/customers/accounts/problems.ts";
import { findCustomer } from "#commerce/customers/accounts/reads.ts";
import { textFault, tidy } from "#commerce/customers/accounts/rules.ts";
import type { CustomerServices } from "#commerce/customers/accounts/services.ts";
import { findCredentials } from "#commerce/customers/sign-in/credentials.ts";
import { checkRegistration, registrationOptions } from "#commerce/shared/passkeys/registration.ts";
import {
  longestName,
  type NewCredential,
  type Passkey,
  type UsedCredential,
} from "#commerce/shared/passkeys/schema.ts";
import { checkSignIn, signInOptions } from "#commerce/shared/passkeys/sign-in.ts";
import { customerPasskeys, findPasskeys } from "#commerce/shared/passkeys/store.ts";
import { fail, ok } from "#platform/result.ts";

/** Customers' passkeys, in addition to passwords: adding, renaming and removing them, and signing in with one. */

export type PasskeyServices = CustomerServices & { config: CustomerServices["config"] & { SECRET: string } };

/**
 * The browser that sends the request. `origin` is the shop's origin ("https://shop.example"): passkeys are created for
 * its host.
 */
export type PasskeyVisitor = { sessionHash: Buffer; origin: string };

const isOwner = (services: PasskeyServices, customerId: number, proof: OwnerProof) =>
  proveOwner(services.db, (typed) => validatePassword(services, customerId, typed), customerId, proof);

const holderOf = ({ config }: PasskeyServices, { sessionHash }: PasskeyVisitor, purpose: string) => ({
  secret: config.SECRET,
  sessionHash,
  purpose,
});

const of = customerPasskeys;
const ownerOf = (id: number) => ({ of, id, subject: String(id) });

/**
 * Returns the options with which the browser creates a passkey. Problems name current_password; "too-many" is reported
 * for credential.
 */
export async function beginRegistration(
  services: PasskeyServices,
  customerId: number,
  asker: PasskeyVisitor & { shop: string; password: string | undefined; address: string },
): Promise<CustomerResult<PublicKeyCredentialCreationOptionsJSON>> {
  const owner = await isOwner(services, customerId, asker);
  if (!owner.ok) return owner;
  const customer = await findCustomer(services.db, customerId);
  if (!customer) return notFound();
  const user = { name: customer.email, shown: `${customer.firstName} ${customer.lastName}` };
  const holder = holderOf(services, asker, `register:${customerId}`);
  const options = await registrationOptions(services.db, ownerOf(customerId), holder, { ...asker, user });
  return options ? ok(options) : invalid({ credential: "too-many" });
}

/** Stores a new passkey and notifies the customer by email. Problems name credential and name. */
export async function finishRegistration(
  services: PasskeyServices,
  customerId: number,
  asker: PasskeyVisitor & { credential: NewCredential; name: string; locale: string },
): Promise<CustomerResult<Passkey>> {
  const { db, jobs } = services;
  const { locale } = asker;
  const name = tidy(asker.name) || "Passkey";
  const fault = textFault(name, longestName);
  if (fault) return invalid({ name: fault });
  const holder = holderOf(services, asker, `register:${customerId}`);
  const made = await checkRegistration(db, ownerOf(customerId), holder, { ...asker, name });
  if (!made) return invalid({ credential: "bad-passkey" });
  const own = await findCredentials(db, customerId);
  if (!own) return notFound();
  return db.transaction().execute(async (trx): Promise<CustomerResult<Passkey>> => {
    const kept = await made.store(trx);
    if (!kept) return invalid({ credential: made.isFull ? "too-many" : "bad-passkey" });
    await queueAccountEmail(jobs, { kind: "passkey-added", to: own.email, customerId, locale }, trx);
    return ok(kept);
  });
}

/** Returns the options with which the browser signs in with any passkey of this shop. No e-mail address is needed. */
export const beginSignIn = (
  services: PasskeyServices,
  asker: PasskeyVisitor,
): Promise<PublicKeyCredentialRequestOptionsJSON> => signInOptions(holderOf(services, asker, "sign-in"), asker.origin);

const refused = fail("wrong-credentials", "This passkey opens nothing here, or took too long.");

/** Checks the passkey and returns the customer's id; the caller starts the session. */
export async function signInWithPasskey(
  services: PasskeyServices,
  asker: PasskeyVisitor & { credential: UsedCredential },
): Promise<CustomerResult<{ customerId: number }>> {
  const { db } = services;
  const signedIn = await checkSignIn(db, of, holderOf(services, asker, "sign-in"), asker);
  if (!signedIn) return refused;
  return db
    .transaction()
    .execute(async (trx) => ((await signedIn.use(trx)) ? ok({ customerId: signedIn.ownerId }) : refused));
}

export async function renamePasskey(
  { db }: Pick<PasskeyServices, "db">,
  customerId: number,
  { id, name }: { id: number; name: string },
): Promise<CustomerResult<Passkey>> {
  const fault = textFault(name, longestName);
  if (fault) return invalid({ name: fault });
  await db
    .updateTable("passkeys")
    .set({ name: tidy(name) })
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .execute();
  const found = (await findPasskeys(db, of, customerId)).find((one) => one.id === id);
  return found ? ok(found) : unknown;
}

/** Removes a passkey and notifies the customer by email. Problems name current_password. */
export async function removePasskey(
  services: PasskeyServices,
  customerId: number,
  { id, locale, ...proof }: OwnerProof & { id: number; locale: string },
): Promise<CustomerResult<void>> {
  const own = await findCredentials(services.db, customerId);
  const isThere = (await findPasskeys(services.db, of, customerId)).some((one) => one.id === id);
  if (!own || !isThere) return unknown;
  const owner = await isOwner(services, customerId, proof);
  if (!owner.ok) return owner;
  return services.db.transaction().execute(async (trx): Promise<CustomerResult<void>> => {
    const gone = await trx
      .deleteFrom("passkeys")
      .where("id", "=", id)
      .where("customer_id", "=", customerId)
      .returning("id")
      .executeTakeFirst();
    if (!gone) return unknown;
    const email = { kind: "passkey-removed", to: own.email, customerId, locale } as const;
    await queueAccountEmail(services.jobs, email, trx);
    return ok(undefined);
  });
}

const unknown = fail("not-found", "There is no such passkey.");
