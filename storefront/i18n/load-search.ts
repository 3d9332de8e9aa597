import type { Language } from "#commerce/shared/regions/schema.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

/** The texts of the header's search sheet, loaded when it is opened. */
export const loadSearchTexts = async (language: Language): Promise<AreaTexts<"search">> =>
  (await import(`./search/${language}.ts`)).default;
