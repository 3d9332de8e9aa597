import { isSignedKey, signedKey } from "#platform/signed-key.ts";

/** The keys of links to products that are not visible: "{until}.{nonce}.{signature}". Pure. */

/** `until`: seconds since 1970. `nonce`: the product's, when the link was made. */
export type PreviewKey = { until: number; nonce: number };

const subjectOf = (productId: number, { until, nonce }: PreviewKey) => `product-preview:${productId}:${nonce}:${until}`;

export const writePreviewKey = (productId: number, key: PreviewKey, secret: string): string =>
  `${key.until}.${key.nonce}.${signedKey(subjectOf(productId, key), secret)}`;

/** What a key of ours for this product says, whether it still counts or not; null: it is none. */
export function readPreviewKey(text: string, productId: number, secret: string): PreviewKey | null {
  const [, until, nonce, signature = ""] = /^(\d{1,11})\.(\d{1,9})\.([0-9a-f]{64})$/.exec(text) ?? [];
  const key = { until: Number(until), nonce: Number(nonce) };
  return isSignedKey(signature, subjectOf(productId, key), secret) ? key : null;
}

/** Whether a key opens the product: not when its time is over, or the product's links were ended since. */
export const opens = (key: PreviewKey, nonce: number, now: Date): boolean =>
  key.nonce === nonce && key.until * 1000 > now.getTime();
