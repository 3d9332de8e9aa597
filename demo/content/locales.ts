import type { Language } from "#demo/languages.ts";
import type { ContentLocale } from "#services/content/schema.ts";

export const languageOf = (locale: ContentLocale): Language => (locale === "en-us" ? "en" : locale);
