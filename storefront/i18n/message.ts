import type { TextKey } from "#storefront/i18n/en.ts";

/** A sentence for the visitor: a display text and what goes into its places. */
export type Message = { key: TextKey; values?: Record<string, string | number> };
