import type { Language } from "#commerce/shared/regions/schema.ts";

/** The colon in "Total: 5". French has a non-breaking space before it. Japanese has its own, as wide as a letter. */
export const colon = (language: Language): string => colons[language] ?? ": ";
const colons: Partial<Record<Language, string>> = { fr: "\u00a0: ", ja: "：" };
