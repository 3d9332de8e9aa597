import type { Language } from "#commerce/shared/regions/schema.ts";

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What the key for shortcuts is called on the member's keyboard. */
export const modKeyName = (language: Language): string => (isMac ? "⌘" : language === "de" ? "Strg" : "Ctrl");
