import type { NewCredential, UsedCredential } from "#commerce/shared/passkeys/schema.ts";
import { callApi } from "#storefront/runtime/api.ts";

/** Passkeys through the browser's own API. Loaded after the page, and only on pages that offer passkeys. */

/** Passkeys belong to a host name, so they do not work at numeric addresses. */
const isNamedHost = () => !/^[\d.]+$|^\[/.test(location.hostname);

export const canMakePasskeys = (): boolean =>
  isNamedHost() &&
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** Whether the browser can offer passkeys in the e-mail field. */
export const canOffer = async (): Promise<boolean> =>
  "isConditionalMediationAvailable" in PublicKeyCredential && PublicKeyCredential.isConditionalMediationAvailable();

/** Casts to the API's type: the browser's declared types are wider than what it returns. */
const sent = <T>(credential: PublicKeyCredential): T => credential.toJSON() as unknown as T;

/**
 * The result of creating a passkey: "password" when the sign-in is too long ago, "refused" when the visitor or the
 * device declined.
 */
export type PasskeyOutcome = "made" | "password" | "exists" | "full" | "refused";

export async function makePasskey(name: string, password: string, csrf: string): Promise<PasskeyOutcome> {
  const headers = { "csrf-token": csrf };
  const body = password ? { current_password: password } : {};
  const asked = await callApi("post", "/api/customers/passkeys/registration", { body, headers });
  const errors = (asked.problem as { errors?: Record<string, string> } | undefined)?.errors ?? {};
  if (!asked.data) return errors.current_password ? "password" : errors.credential ? "full" : "refused";
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.data);
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
    if (!made) return "refused";
    const kept = await callApi("post", "/api/customers/passkeys", {
      body: { name, credential: sent<NewCredential>(made) },
      headers,
    });
    return kept.data ? "made" : "refused";
  } catch (error) {
    return error instanceof DOMException && error.name === "InvalidStateError" ? "exists" : "refused";
  }
}

/**
 * Signs in with a dialog, or with `isQuiet` when the visitor picks a passkey in the field. Returns true once the
 * session is signed in, false when the passkey was refused. Throws when no passkey was given, or the signal aborts.
 */
export async function signInBy(csrf: string, signal: AbortSignal, isQuiet: boolean): Promise<boolean> {
  const headers = { "csrf-token": csrf };
  const asked = await callApi("post", "/api/customers/passkeys/sign-in-options", { headers, signal });
  if (!asked.data) throw new Error("no passkeys for now");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.data);
  const mediation = isQuiet ? ("conditional" as const) : ("optional" as const);
  const used = (await navigator.credentials.get({ publicKey, signal, mediation })) as PublicKeyCredential | null;
  if (!used) return false;
  return (
    (
      await callApi("post", "/api/customers/passkeys/sign-in", {
        body: { credential: sent<UsedCredential>(used) },
        headers,
      })
    ).data !== undefined
  );
}
