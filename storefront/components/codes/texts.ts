import type { Language } from "#commerce/shared/regions/schema.ts";
import { areaTextsFor, type Place } from "#storefront/app/display-texts.ts";
import type en from "#storefront/i18n/en/codes.ts";

/** What cart and checkout say about codes and gift cards; loaded on the server and sent with their properties, as of one's own orders. */
export type CodeKey = keyof typeof en;
export type CodeTexts = Record<CodeKey, string>;

const files: Record<Language, () => Promise<{ default: CodeTexts }>> = {
  en: () => import("#storefront/i18n/en/codes.ts"),
  de: () => import("#storefront/i18n/de/codes.ts"),
  fr: () => import("#storefront/i18n/fr/codes.ts"),
  es: () => import("#storefront/i18n/es/codes.ts"),
  it: () => import("#storefront/i18n/it/codes.ts"),
  ja: () => import("#storefront/i18n/ja/codes.ts"),
  sv: () => import("#storefront/i18n/sv/codes.ts"),
  no: () => import("#storefront/i18n/no/codes.ts"),
};

/** As the shop says them, before content. */
export const ownCodeTexts = async (language: Language): Promise<CodeTexts> => (await files[language]()).default;

export const loadCodeTexts = (place: Place): Promise<CodeTexts> => areaTextsFor("codes", ownCodeTexts, place);
