import type { Language } from "#commerce/shared/regions/schema.ts";

/** What shoppers read, in the languages that the merchant filled in. */
export type DisplayNames = Partial<Record<Language, string>>;

/** The name in a language. An empty one falls back to English, and English to the name that staff gave. */
export const displayNameIn = (
  names: DisplayNames | null | undefined,
  language: Language | string,
  name: string,
): string => names?.[language as Language] || names?.en || name;
