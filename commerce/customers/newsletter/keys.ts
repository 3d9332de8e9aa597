import { createHash } from "node:crypto";
import { mailbox } from "#commerce/customers/accounts/rules.ts";
import { isSignedKey, signedKey } from "#platform/signed-key.ts";

/**
 * Keys for links that end stock notifications: "stock." followed by a hash of the address and our signature. They
 * reveal no address and need no row.
 */

/** The same hash in SQL: sha256(convert_to('stock-watch:' || lower(email), 'UTF8')). */
const hashOf = (email: string): string =>
  createHash("sha256")
    .update(`stock-watch:${mailbox(email).toLowerCase()}`)
    .digest("hex");

export function watchKeyOf(email: string, secret: string): string {
  const hash = hashOf(email);
  return `stock.${hash}.${signedKey(`stock-watch:${hash}`, secret)}`;
}

/** The hash of the address that a key belongs to. Null when we did not sign the key. */
export function watcherIn(key: string, secret: string): Buffer | null {
  const [, hash = "", signature = ""] = /^stock\.([0-9a-f]{64})\.([0-9a-f]{64})$/.exec(key) ?? [];
  return isSignedKey(signature, `stock-watch:${hash}`, secret) ? Buffer.from(hash, "hex") : null;
}
