import type { Language } from "#commerce/shared/regions/schema.ts";
import type { ContentLocale } from "#services/content/schema.ts";

export const languageOf = (locale: ContentLocale): Language => (locale === "en-us" ? "en" : locale);
