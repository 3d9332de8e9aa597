import { createHmac } from "node:crypto";
import type { NewCredential, UsedCredential } from "./schema.ts";

/** The WebAuthn library. It is loaded with the first passkey, because it includes a certificate parser. */
const library = () => import("@simplewebauthn/server");

const hostOf = (origin: string): string => new URL(origin).hostname;

/** Ed25519, then the algorithms that Windows and phones support. */
const algorithms = [-8, -7, -257];

/**
 * Returns the handle by which authenticators know an account: the known one, otherwise one derived from the secret and
 * the owner.
 */
export const handleFor = (secret: string, owner: string, known: string | undefined): string =>
  known ?? createHmac("sha256", secret).update(`passkey-owner:${owner}`).digest().subarray(0, 16).toString("base64url");

type CeremonyOptions = { origin: string; challenge: Buffer; seconds: number };
type CreationRequest = CeremonyOptions & {
  shop: string;
  user: { handle: string; name: string; shown: string };
  held: { id: string; transports: string[] }[];
};

export async function creationOptions({ shop, origin, challenge, seconds, user, held }: CreationRequest) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: shop,
    rpID: hostOf(origin),
    userID: new Uint8Array(Buffer.from(user.handle, "base64url")),
    userName: user.name,
    userDisplayName: user.shown,
    challenge: new Uint8Array(challenge),
    timeout: seconds * 1000,
    excludeCredentials: held.map(({ id, transports }) => ({ id, transports })),
    // A passkey signs in without a name and a password, so it requires a finger, a face or a PIN.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
  });
}

export async function requestOptions({ origin, challenge, seconds }: CeremonyOptions) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: hostOf(origin),
    challenge: new Uint8Array(challenge),
    timeout: seconds * 1000,
    userVerification: "required",
  });
}

type Expected = { challenge: string; origin: string };
const expect = ({ challenge, origin }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: hostOf(origin),
});

export type MadeCredential = {
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  isSynced: boolean;
};

/**
 * Returns what is stored of a new passkey. Null when it is not valid, or was not made for this challenge and this shop.
 */
export async function checkNew(credential: NewCredential, expected: Expected): Promise<MadeCredential | null> {
  const { verifyRegistrationResponse } = await library();
  const { transports = [], ...response } = credential.response;
  const sent = { ...credential, response, clientExtensionResults: {}, authenticatorAttachment: undefined };
  const options = { ...expect(expected), response: sent, supportedAlgorithmIDs: algorithms };
  // The library throws when anything is invalid.
  const checked = await verifyRegistrationResponse(options).catch(() => null);
  if (!checked?.verified) return null;
  const { credential: made, credentialBackedUp: isSynced } = checked.registrationInfo;
  const shown = transports.filter((one) => /^[a-z-]+$/.test(one));
  return { credentialId: made.id, publicKey: made.publicKey, counter: made.counter, transports: shown, isSynced };
}

/**
 * Returns the signature counter after this use. Null when the signature is not the passkey's, or the counter went back.
 */
export async function checkUsed(
  credential: UsedCredential,
  known: { publicKey: Buffer; counter: number },
  expected: Expected,
): Promise<{ counter: number; isSynced: boolean } | null> {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle: _, ...response } = credential.response;
  const sent = { ...credential, response, clientExtensionResults: {}, authenticatorAttachment: undefined };
  const own = { id: credential.id, publicKey: new Uint8Array(known.publicKey), counter: known.counter };
  const options = { ...expect(expected), response: sent, credential: own };
  const checked = await verifyAuthenticationResponse(options).catch(() => null);
  if (!checked?.verified) return null;
  const { newCounter: counter, credentialBackedUp: isSynced } = checked.authenticationInfo;
  return { counter, isSynced };
}
