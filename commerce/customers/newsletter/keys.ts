import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { mailbox } from "#commerce/customers/accounts/rules.ts";

/**
 * Keys of links that end emails about what is back: "stock." with a hash of the address and our signature, so that they
 * say nobody's address and need no row. In hex, for among other letters the block list's fragments would turn up now and then.
 */

/** As SQL has it: sha256(convert_to('stock-watch:' || lower(email), 'UTF8')). */
const hashOf = (email: string): string =>
  createHash("sha256")
    .update(`stock-watch:${mailbox(email).toLowerCase()}`)
    .digest("hex");
const signed = (hash: string, secret: string): string =>
  createHmac("sha256", secret).update(`stock-watch:${hash}`).digest("hex");

export function watchKeyOf(email: string, secret: string): string {
  const hash = hashOf(email);
  return `stock.${hash}.${signed(hash, secret)}`;
}

/** The hash of the address that a key is for; null for every key that is not ours. */
export function watcherIn(key: string, secret: string): Buffer | null {
  const [, hash = "", signature = ""] = /^stock\.([0-9a-f]{64})\.([0-9a-f]{64})$/.exec(key) ?? [];
  if (hash === "" || secret === "") return null;
  return timingSafeEqual(Buffer.from(signed(hash, secret)), Buffer.from(signature)) ? Buffer.from(hash, "hex") : null;
}
