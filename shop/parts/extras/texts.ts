import type { Language } from "#commerce/regions/schema.ts";
import { areaTextsFor, type Place } from "#shop/frame/display-texts.ts";
import type en from "#shop/texts/en/extras.ts";

/** What checkout, orders and the gift card page say of wishes beyond goods and delivery; loaded on the server and sent with their properties, as of one's own orders. */
export type ExtraKey = keyof typeof en;
export type ExtraTexts = Record<ExtraKey, string>;

const files: Record<Language, () => Promise<{ default: ExtraTexts }>> = {
  en: () => import("#shop/texts/en/extras.ts"),
  de: () => import("#shop/texts/de/extras.ts"),
  fr: () => import("#shop/texts/fr/extras.ts"),
  es: () => import("#shop/texts/es/extras.ts"),
  it: () => import("#shop/texts/it/extras.ts"),
  ja: () => import("#shop/texts/ja/extras.ts"),
  sv: () => import("#shop/texts/sv/extras.ts"),
  no: () => import("#shop/texts/no/extras.ts"),
};

/** As the shop says them, before content. */
export const ownExtraTexts = async (language: Language): Promise<ExtraTexts> => (await files[language]()).default;

export const loadExtraTexts = (place: Place): Promise<ExtraTexts> => areaTextsFor("extras", ownExtraTexts, place);
