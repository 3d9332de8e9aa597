import type { Language } from "#commerce/regions/schema.ts";
import { areaTextsFor, type Place } from "#shop/frame/display-texts.ts";
import type en from "#shop/texts/en/own-orders.ts";

/**
 * What the pages about one's own orders say. Loaded on the server and sent along with their properties: the texts that
 * every page carries would grow by them.
 */
export type OwnOrderKey = keyof typeof en;
export type OwnOrderTexts = Record<OwnOrderKey, string>;

const files: Record<Language, () => Promise<{ default: OwnOrderTexts }>> = {
  en: () => import("#shop/texts/en/own-orders.ts"),
  de: () => import("#shop/texts/de/own-orders.ts"),
  fr: () => import("#shop/texts/fr/own-orders.ts"),
  es: () => import("#shop/texts/es/own-orders.ts"),
  it: () => import("#shop/texts/it/own-orders.ts"),
  ja: () => import("#shop/texts/ja/own-orders.ts"),
  sv: () => import("#shop/texts/sv/own-orders.ts"),
  no: () => import("#shop/texts/no/own-orders.ts"),
};

/** As the shop says them, before content. */
export const ownOrderTexts = async (language: Language): Promise<OwnOrderTexts> => (await files[language]()).default;

export const loadOwnOrderTexts = (place: Place): Promise<OwnOrderTexts> =>
  areaTextsFor("own-orders", ownOrderTexts, place);
