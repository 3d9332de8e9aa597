import { createHash } from "node:crypto";
import { mailbox } from "#commerce/customers/accounts/rules.ts";
import { isSignedKey, signedKey } from "#platform/signed-key.ts";

/**
 * Keys of links that end emails about what is back: "stock." with a hash of the address and our signature, so that they
 * say nobody's address and need no row.
 */

/** As SQL has it: sha256(convert_to('stock-watch:' || lower(email), 'UTF8')). */
const hashOf = (email: string): string =>
  createHash("sha256")
    .update(`stock-watch:${mailbox(email).toLowerCase()}`)
    .digest("hex");

export function watchKeyOf(email: string, secret: string): string {
  const hash = hashOf(email);
  return `stock.${hash}.${signedKey(`stock-watch:${hash}`, secret)}`;
}

/** The hash of the address that a key is for; null for every key that is not ours. */
export function watcherIn(key: string, secret: string): Buffer | null {
  const [, hash = "", signature = ""] = /^stock\.([0-9a-f]{64})\.([0-9a-f]{64})$/.exec(key) ?? [];
  return isSignedKey(signature, `stock-watch:${hash}`, secret) ? Buffer.from(hash, "hex") : null;
}
