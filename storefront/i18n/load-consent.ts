import type { Language } from "#commerce/shared/regions/schema.ts";
import type { AreaTexts, Texts } from "#storefront/i18n/areas.ts";

/** Loads the texts of the consent dialog. `edited`: overrides from content that came with the page. */
export async function loadConsentTexts(language: Language, edited: Partial<Texts>): Promise<AreaTexts<"consent">> {
  const own: AreaTexts<"consent"> = (await import(`./consent/${language}.ts`)).default;
  return Object.fromEntries(
    Object.entries(own).map(([key, text]) => [key, (edited as typeof own)[key as keyof typeof own] ?? text]),
  ) as typeof own;
}
