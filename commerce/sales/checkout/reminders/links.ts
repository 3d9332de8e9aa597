import { idIn } from "#platform/ids.ts";
import { isSignedKey, signedKey } from "#platform/signed-key.ts";

/** The key in an email's links to its cart. */
export const reminderKeyOf = (id: number, secret: string): string => signedKey(`cart-reminder:${id}`, secret);

/** The reminder's id when the key is valid for it; null otherwise. */
export function reminderIn(query: URLSearchParams, secret: string): number | null {
  const id = idIn(query.get("reminder") ?? "");
  return id > 0 && isSignedKey(query.get("key") ?? "", `cart-reminder:${id}`, secret) ? id : null;
}
