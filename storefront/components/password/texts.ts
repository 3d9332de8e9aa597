import type { Language } from "#commerce/shared/regions/schema.ts";
import { areaTextsFor, type Place } from "#storefront/app/display-texts.ts";
import type en from "#storefront/i18n/en/password.ts";

/** Loaded on the server and sent along with the properties of pages where one chooses a password. */
export type PasswordKey = keyof typeof en;
export type PasswordTexts = Record<PasswordKey, string>;

const files: Record<Language, () => Promise<{ default: PasswordTexts }>> = {
  en: () => import("#storefront/i18n/en/password.ts"),
  de: () => import("#storefront/i18n/de/password.ts"),
  fr: () => import("#storefront/i18n/fr/password.ts"),
  es: () => import("#storefront/i18n/es/password.ts"),
  it: () => import("#storefront/i18n/it/password.ts"),
  ja: () => import("#storefront/i18n/ja/password.ts"),
  sv: () => import("#storefront/i18n/sv/password.ts"),
  no: () => import("#storefront/i18n/no/password.ts"),
};

/** As the shop says them, before content. */
export const passwordTexts = async (language: Language): Promise<PasswordTexts> => (await files[language]()).default;

export const loadPasswordTexts = (place: Place): Promise<PasswordTexts> =>
  areaTextsFor("password", passwordTexts, place);
