import { isSignedKey, signedKey } from "#platform/signed-key.ts";

/** The keys of links to hidden products: "{until}.{nonce}.{signature}". Pure. */

/** `until`: seconds since 1970. `nonce`: the product's nonce when the link was made. */
export type PreviewKey = { until: number; nonce: number };

const subjectOf = (productId: number, { until, nonce }: PreviewKey) => `product-preview:${productId}:${nonce}:${until}`;

export const writePreviewKey = (productId: number, key: PreviewKey, secret: string): string =>
  `${key.until}.${key.nonce}.${signedKey(subjectOf(productId, key), secret)}`;

/** Reads one of our keys for this product, valid or expired; null when it is not one. */
export function readPreviewKey(text: string, productId: number, secret: string): PreviewKey | null {
  const [, until, nonce, signature = ""] = /^(\d{1,11})\.(\d{1,9})\.([0-9a-f]{64})$/.exec(text) ?? [];
  const key = { until: Number(until), nonce: Number(nonce) };
  return isSignedKey(signature, subjectOf(productId, key), secret) ? key : null;
}

/** Whether a key opens the product: not after its time, or when the product's links were ended since. */
export const opens = (key: PreviewKey, nonce: number, now: Date): boolean =>
  key.nonce === nonce && key.until * 1000 > now.getTime();
