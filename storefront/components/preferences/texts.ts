import type { Language } from "#commerce/shared/regions/schema.ts";
import { areaTextsFor, type Place } from "#storefront/app/display-texts.ts";
import type en from "#storefront/i18n/en/preferences.ts";

/** Loaded on the server and sent along with the properties of the two pages that say them. */
export type PreferenceKey = keyof typeof en;
export type PreferenceTexts = Record<PreferenceKey, string>;

const files: Record<Language, () => Promise<{ default: PreferenceTexts }>> = {
  en: () => import("#storefront/i18n/en/preferences.ts"),
  de: () => import("#storefront/i18n/de/preferences.ts"),
  fr: () => import("#storefront/i18n/fr/preferences.ts"),
  es: () => import("#storefront/i18n/es/preferences.ts"),
  it: () => import("#storefront/i18n/it/preferences.ts"),
  ja: () => import("#storefront/i18n/ja/preferences.ts"),
  sv: () => import("#storefront/i18n/sv/preferences.ts"),
  no: () => import("#storefront/i18n/no/preferences.ts"),
};

/** As the shop says them, before content. */
export const preferenceTexts = async (language: Language): Promise<PreferenceTexts> =>
  (await files[language]()).default;

export const loadPreferenceTexts = (place: Place): Promise<PreferenceTexts> =>
  areaTextsFor("preferences", preferenceTexts, place);
