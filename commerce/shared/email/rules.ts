import type { Language } from "#commerce/shared/regions/schema.ts";

/** "Total: 5": French has a space before it, one that does not break; Japanese has its own, as wide as a letter. */
export const colon = (language: Language): string => colons[language] ?? ": ";
const colons: Partial<Record<Language, string>> = { fr: "\u00a0: ", ja: "：" };

/** Puts values into a text's places: fill("Order {number}", { number }). Places without a value stay. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
