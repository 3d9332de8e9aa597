import type { Language } from "#commerce/shared/regions/schema.ts";
import type { Area, AreaTexts } from "#storefront/i18n/areas.ts";

/**
 * The texts of an area in a language, without overrides from content. For the server, because it includes all text
 * files.
 */
export const loadTexts = async <A extends Area>(area: A, language: Language): Promise<AreaTexts<A>> =>
  (await import(`./${area}/${language}.ts`)).default;
