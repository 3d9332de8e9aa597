import { fill } from "#storefront/app/shop.tsx";

/** Says a text of an area, as storefront/components/own-order/texts.ts loads them, with its `{name}` places filled in. */
export const sayer =
  <Key extends string>(texts: Record<Key, string>) =>
  (key: Key, values?: Record<string, string | number>): string =>
    fill(texts[key], values);

/** A sentence of an area for the visitor. */
export type AreaMessage<Key extends string> = { key: Key; values?: Record<string, string | number> };
