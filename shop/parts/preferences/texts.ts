import type { Language } from "#commerce/regions/schema.ts";
import { areaTextsFor, type Place } from "#shop/frame/display-texts.ts";
import type en from "#shop/texts/en/preferences.ts";

/** Loaded on the server and sent along with the properties of the two pages that say them. */
export type PreferenceKey = keyof typeof en;
export type PreferenceTexts = Record<PreferenceKey, string>;

const files: Record<Language, () => Promise<{ default: PreferenceTexts }>> = {
  en: () => import("#shop/texts/en/preferences.ts"),
  de: () => import("#shop/texts/de/preferences.ts"),
  fr: () => import("#shop/texts/fr/preferences.ts"),
  es: () => import("#shop/texts/es/preferences.ts"),
  it: () => import("#shop/texts/it/preferences.ts"),
  ja: () => import("#shop/texts/ja/preferences.ts"),
  sv: () => import("#shop/texts/sv/preferences.ts"),
  no: () => import("#shop/texts/no/preferences.ts"),
};

/** As the shop says them, before content. */
export const preferenceTexts = async (language: Language): Promise<PreferenceTexts> =>
  (await files[language]()).default;

export const loadPreferenceTexts = (place: Place): Promise<PreferenceTexts> =>
  areaTextsFor("preferences", preferenceTexts, place);
