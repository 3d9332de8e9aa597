import type { Db, Transaction } from "#database/tables.ts";
import {
  type ChallengeHolder,
  challengeIn,
  challengeLife,
  makeChallenge,
  openChallenge,
  useChallenge,
} from "./challenges.ts";
import { mostPasskeys, type NewCredential, type Passkey } from "./schema.ts";
import { findHeld, insertPasskey, type PasskeyTable } from "./store.ts";
import { checkNew, creationOptions, handleFor } from "./webauthn.ts";

/** `subject` is what the handle of a first passkey is derived from: "101", or "staff:7" of a member. */
type Owner = { of: PasskeyTable; id: number; subject: string };

/** Returns the options with which the browser creates a passkey. Null when the owner has the maximum number of them. */
export async function registrationOptions(
  db: Db,
  { of, id, subject }: Owner,
  holder: ChallengeHolder,
  { origin, shop, user }: { origin: string; shop: string; user: { name: string; shown: string } },
) {
  const held = await findHeld(db, of, id);
  if (held.length >= mostPasskeys) return null;
  const handle = handleFor(holder.secret, subject, held[0]?.handle);
  const challenge = makeChallenge(holder);
  return creationOptions({ origin, shop, challenge, user: { handle, ...user }, held, seconds: challengeLife });
}

/**
 * Checks a new passkey. Returns `store`, which stores it, and is null when the answer was used before, the credential
 * is stored already or the owner has the maximum number; `isFull` tells whether it was full before. Null when it was
 * not made for this shop, in this session and just now.
 */
export async function checkRegistration(
  db: Db,
  { of, id, subject }: Owner,
  holder: ChallengeHolder,
  { origin, credential, name }: { origin: string; credential: NewCredential; name: string },
): Promise<{ isFull: boolean; store: (trx: Transaction) => Promise<Passkey | null> } | null> {
  const challenge = challengeIn(credential.response.clientDataJSON);
  const until = openChallenge(holder, challenge);
  const made = until === null ? null : await checkNew(credential, { origin, challenge });
  if (until === null || made === null) return null;
  const held = await findHeld(db, of, id);
  const handle = handleFor(holder.secret, subject, held[0]?.handle);
  const store = async (trx: Transaction) =>
    (await useChallenge(trx, challenge, until)) ? insertPasskey(trx, of, { ...made, ownerId: id, handle, name }) : null;
  return { isFull: held.length >= mostPasskeys, store };
}
