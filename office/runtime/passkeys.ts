import { get, send } from "./api.ts";
import { storeSession } from "./session.ts";

/** Passkeys in the office, with the browser's own API. */

/** IP addresses cannot have passkeys, because these belong to a host name. */
export const canUsePasskeys = (): boolean =>
  !/^[\d.]+$|^\[/.test(location.hostname) &&
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential;

export type Passkey = { id: number; name: string; createdAt: string; lastUsedAt: string | null };

export const findPasskeys = async (signal: AbortSignal): Promise<Passkey[]> =>
  (await get<{ data: Passkey[] }>("/passkeys", {}, signal)).data;

/** Null when the member or the device refused. */
const unlessRefused = <T>(asking: Promise<T>): Promise<T | null> =>
  asking.catch((error: unknown) => {
    if (error instanceof DOMException) return null;
    throw error;
  });

/** Creates a passkey on this device. False when the member or the device refused. */
export async function makePasskey(name: string): Promise<boolean> {
  const options = await send<PublicKeyCredentialCreationOptionsJSON>("POST", "/passkeys/registration");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = (await unlessRefused(navigator.credentials.create({ publicKey }))) as PublicKeyCredential | null;
  if (!made) return false;
  await send("POST", "/passkeys", { name, credential: made.toJSON() });
  return true;
}

/** Signs in with a passkey. Does nothing when the member or the device refused. */
export async function signInByPasskey(): Promise<void> {
  const options = await send<PublicKeyCredentialRequestOptionsJSON>("POST", "/session/passkey-options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const used = (await unlessRefused(navigator.credentials.get({ publicKey }))) as PublicKeyCredential | null;
  if (used) storeSession(await send("POST", "/session/passkey", { credential: used.toJSON() }));
}
