import { createHmac } from "node:crypto";
import type { NewCredential, UsedCredential } from "./schema.ts";

/** WebAuthn itself, by a library that is loaded when the first passkey is: it brings a reader of certificates along. */
const library = () => import("@simplewebauthn/server");

const hostOf = (origin: string): string => new URL(origin).hostname;

/** Ed25519, then what Windows and phones have. */
const algorithms = [-8, -7, -257];

/** What authenticators know an account by: the one that they know already, else one made from the secret and whose it is. */
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
    // Whoever has it signs in without a name and without a password, so it asks for a finger, a face or a PIN.
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

/** What is to be kept of a new passkey; null where it is none, or not made for this challenge and this shop. */
export async function checkNew(credential: NewCredential, expected: Expected): Promise<MadeCredential | null> {
  const { verifyRegistrationResponse } = await library();
  const { transports = [], ...response } = credential.response;
  const sent = { ...credential, response, clientExtensionResults: {}, authenticatorAttachment: undefined };
  const options = { ...expect(expected), response: sent, supportedAlgorithmIDs: algorithms };
  // The library throws at whatever is not as it should be.
  const checked = await verifyRegistrationResponse(options).catch(() => null);
  if (!checked?.verified) return null;
  const { credential: made, credentialBackedUp: isSynced } = checked.registrationInfo;
  const shown = transports.filter((one) => /^[a-z-]+$/.test(one));
  return { credentialId: made.id, publicKey: made.publicKey, counter: made.counter, transports: shown, isSynced };
}

/** The counter after this use; null where the signature is not the passkey's, or the counter went back. */
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
