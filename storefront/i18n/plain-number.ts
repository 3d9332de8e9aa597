import type { Language } from "#commerce/shared/regions/schema.ts";

/** Formats a number written with a decimal point for a language, without Intl, in which browsers and Node differ. */
export const plainNumber = (text: string, language: Language): string =>
  language === "en" || language === "ja" ? text : text.replace(".", ",");
