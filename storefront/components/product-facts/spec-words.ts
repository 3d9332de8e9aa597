import type { Texts } from "#storefront/i18n/areas.ts";

/** Names of specs and filters in the visitor's language. Names without a text are shown unchanged. Pure. */

const find = (texts: Texts, key: string): string | undefined =>
  (texts as Record<string, unknown>)[key] as string | undefined;
const spaced = (id: string): string => id.replaceAll("-", " ");

/** "waterproof" → "Waterproof". */
export const specLabel = (texts: Texts, id: string): string => find(texts, `specs.${id}`) ?? spaced(id);

/** "merino-acrylic" → "Merino and acrylic". Numbers and units stay unchanged. */
export const specValue = (texts: Texts, value: string): string => find(texts, `specs.value-${value}`) ?? value;
