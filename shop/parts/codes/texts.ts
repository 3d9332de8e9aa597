import type { Language } from "#commerce/regions/schema.ts";
import { areaTextsFor, type Place } from "#shop/frame/display-texts.ts";
import type en from "#shop/texts/en/codes.ts";

/** What cart and checkout say about codes and gift cards; loaded on the server and sent with their properties, as of one's own orders. */
export type CodeKey = keyof typeof en;
export type CodeTexts = Record<CodeKey, string>;

const files: Record<Language, () => Promise<{ default: CodeTexts }>> = {
  en: () => import("#shop/texts/en/codes.ts"),
  de: () => import("#shop/texts/de/codes.ts"),
  fr: () => import("#shop/texts/fr/codes.ts"),
  es: () => import("#shop/texts/es/codes.ts"),
  it: () => import("#shop/texts/it/codes.ts"),
  ja: () => import("#shop/texts/ja/codes.ts"),
  sv: () => import("#shop/texts/sv/codes.ts"),
  no: () => import("#shop/texts/no/codes.ts"),
};

/** As the shop says them, before content. */
export const ownCodeTexts = async (language: Language): Promise<CodeTexts> => (await files[language]()).default;

export const loadCodeTexts = (place: Place): Promise<CodeTexts> => areaTextsFor("codes", ownCodeTexts, place);
