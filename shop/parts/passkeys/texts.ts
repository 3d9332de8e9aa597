import type { Language } from "#commerce/regions/schema.ts";
import { areaTextsFor, type Place } from "#shop/frame/display-texts.ts";
import type en from "#shop/texts/en/passkeys.ts";

/**
 * What the pages about signing in say of passkeys. Loaded on the server and sent along with their properties: the texts that
 * every page carries would grow by them.
 */
export type PasskeyKey = keyof typeof en;
export type PasskeyTexts = Record<PasskeyKey, string>;

const files: Record<Language, () => Promise<{ default: PasskeyTexts }>> = {
  en: () => import("#shop/texts/en/passkeys.ts"),
  de: () => import("#shop/texts/de/passkeys.ts"),
  fr: () => import("#shop/texts/fr/passkeys.ts"),
  es: () => import("#shop/texts/es/passkeys.ts"),
  it: () => import("#shop/texts/it/passkeys.ts"),
  ja: () => import("#shop/texts/ja/passkeys.ts"),
  sv: () => import("#shop/texts/sv/passkeys.ts"),
  no: () => import("#shop/texts/no/passkeys.ts"),
};

/** As the shop says them, before content. */
export const passkeyTexts = async (language: Language): Promise<PasskeyTexts> => (await files[language]()).default;

export const loadPasskeyTexts = (place: Place): Promise<PasskeyTexts> => areaTextsFor("passkeys", passkeyTexts, place);
