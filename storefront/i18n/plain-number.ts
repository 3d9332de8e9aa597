import type { Language } from "#commerce/shared/regions/schema.ts";

/** A number that is written with a point, in the language's way: no Intl, browsers and Node differ in it. */
export const plainNumber = (text: string, language: Language): string =>
  language === "en" || language === "ja" ? text : text.replace(".", ",");
