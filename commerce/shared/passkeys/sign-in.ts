import type { Db, Transaction } from "#database/tables.ts";
import {
  type ChallengeHolder,
  challengeIn,
  challengeLife,
  makeChallenge,
  openChallenge,
  useChallenge,
} from "./challenges.ts";
import type { UsedCredential } from "./schema.ts";
import { findKnown, noteUse, type PasskeyTable } from "./store.ts";
import { checkUsed, requestOptions } from "./webauthn.ts";

/** Returns the options with which the browser signs in with any passkey of this shop. No e-mail address is needed. */
export const signInOptions = (holder: ChallengeHolder, origin: string) =>
  requestOptions({ origin, challenge: makeChallenge(holder), seconds: challengeLife });

/**
 * Checks the passkey that a browser answered with. Returns its owner, and `use`, which notes its use in the transaction
 * that starts the session and is false when the answer was used before. Null when the passkey opens nothing here.
 */
export async function checkSignIn(
  db: Db,
  of: PasskeyTable,
  holder: ChallengeHolder,
  { credential, origin }: { credential: UsedCredential; origin: string },
): Promise<{ ownerId: number; use: (trx: Transaction) => Promise<boolean> } | null> {
  const challenge = challengeIn(credential.response.clientDataJSON);
  const until = openChallenge(holder, challenge);
  const known = until === null ? null : await findKnown(db, of, credential.id);
  // No e-mail address was given, so the user handle in the passkey identifies its owner.
  if (until === null || known === null || credential.response.userHandle !== known.handle) return null;
  const used = await checkUsed(credential, known, { origin, challenge });
  if (!used) return null;
  const use = async (trx: Transaction) =>
    (await useChallenge(trx, challenge, until)) && (await noteUse(trx, of, known.id, used));
  return { ownerId: known.ownerId, use };
}
