import type { Language } from "#commerce/shared/regions/schema.ts";
import { areaTextsFor, type Place } from "#storefront/app/display-texts.ts";
import type en from "#storefront/i18n/en/passkeys.ts";

/**
 * What the pages about signing in say of passkeys. Loaded on the server and sent along with their properties: the texts that
 * every page carries would grow by them.
 */
export type PasskeyKey = keyof typeof en;
export type PasskeyTexts = Record<PasskeyKey, string>;

const files: Record<Language, () => Promise<{ default: PasskeyTexts }>> = {
  en: () => import("#storefront/i18n/en/passkeys.ts"),
  de: () => import("#storefront/i18n/de/passkeys.ts"),
  fr: () => import("#storefront/i18n/fr/passkeys.ts"),
  es: () => import("#storefront/i18n/es/passkeys.ts"),
  it: () => import("#storefront/i18n/it/passkeys.ts"),
  ja: () => import("#storefront/i18n/ja/passkeys.ts"),
  sv: () => import("#storefront/i18n/sv/passkeys.ts"),
  no: () => import("#storefront/i18n/no/passkeys.ts"),
};

/** As the shop says them, before content. */
export const passkeyTexts = async (language: Language): Promise<PasskeyTexts> => (await files[language]()).default;

export const loadPasskeyTexts = (place: Place): Promise<PasskeyTexts> => areaTextsFor("passkeys", passkeyTexts, place);
