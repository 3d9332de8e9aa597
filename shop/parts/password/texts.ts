import type { Language } from "#commerce/regions/schema.ts";
import { areaTextsFor, type Place } from "#shop/frame/display-texts.ts";
import type en from "#shop/texts/en/password.ts";

/** Loaded on the server and sent along with the properties of pages where one chooses a password. */
export type PasswordKey = keyof typeof en;
export type PasswordTexts = Record<PasswordKey, string>;

const files: Record<Language, () => Promise<{ default: PasswordTexts }>> = {
  en: () => import("#shop/texts/en/password.ts"),
  de: () => import("#shop/texts/de/password.ts"),
  fr: () => import("#shop/texts/fr/password.ts"),
  es: () => import("#shop/texts/es/password.ts"),
  it: () => import("#shop/texts/it/password.ts"),
  ja: () => import("#shop/texts/ja/password.ts"),
  sv: () => import("#shop/texts/sv/password.ts"),
  no: () => import("#shop/texts/no/password.ts"),
};

/** As the shop says them, before content. */
export const passwordTexts = async (language: Language): Promise<PasswordTexts> => (await files[language]()).default;

export const loadPasswordTexts = (place: Place): Promise<PasswordTexts> =>
  areaTextsFor("password", passwordTexts, place);
