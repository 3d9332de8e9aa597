import type { NewCredential, UsedCredential } from "#commerce/shared/passkeys/schema.ts";
import { callApi } from "#storefront/runtime/api.ts";

/** Passkeys in the browser, with what the platform brings. Loaded after the page, and only where a page offers them. */

/** Addresses in numbers have no passkeys: these belong to a host name. */
const isNamedHost = () => !/^[\d.]+$|^\[/.test(location.hostname);

export const canMakePasskeys = (): boolean =>
  isNamedHost() &&
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** Whether the browser offers passkeys where the e-mail address is typed. */
export const canOffer = async (): Promise<boolean> =>
  "isConditionalMediationAvailable" in PublicKeyCredential && PublicKeyCredential.isConditionalMediationAvailable();

/** As the API takes it: the platform's types are wider than what it answers. */
const sent = <T>(credential: PublicKeyCredential): T => credential.toJSON() as unknown as T;

/** What came of making one: "password" where the sign-in is too old, "refused" where the visitor or the device said no. */
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
 * Signs in: with a dialog, or quietly, when the visitor picks a passkey at the field. True once the session is the customer's, false
 * where the passkey was refused; throws where none came, and when the signal says so.
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
