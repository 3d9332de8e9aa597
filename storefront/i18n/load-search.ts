import type { Language } from "#commerce/shared/regions/schema.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

/** What the header's search sheet says, which comes when somebody opens it. */
export const loadSearchTexts = async (language: Language): Promise<AreaTexts<"search">> =>
  (await import(`./search/${language}.ts`)).default;
