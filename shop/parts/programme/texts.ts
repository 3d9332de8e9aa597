import type { Language } from "#commerce/regions/schema.ts";
import { areaTextsFor, type Place } from "#shop/frame/display-texts.ts";
import type en from "#shop/texts/en/programme.ts";

/** What the programme's pages and the account's overview say; loaded on the server and sent with their properties, as of one's own orders. */
export type ProgrammeKey = keyof typeof en;
export type ProgrammeTexts = Record<ProgrammeKey, string>;

const files: Record<Language, () => Promise<{ default: ProgrammeTexts }>> = {
  en: () => import("#shop/texts/en/programme.ts"),
  de: () => import("#shop/texts/de/programme.ts"),
  fr: () => import("#shop/texts/fr/programme.ts"),
  es: () => import("#shop/texts/es/programme.ts"),
  it: () => import("#shop/texts/it/programme.ts"),
  ja: () => import("#shop/texts/ja/programme.ts"),
  sv: () => import("#shop/texts/sv/programme.ts"),
  no: () => import("#shop/texts/no/programme.ts"),
};

/** As the shop says them, before content. */
export const ownProgrammeTexts = async (language: Language): Promise<ProgrammeTexts> =>
  (await files[language]()).default;

export const loadProgrammeTexts = (place: Place): Promise<ProgrammeTexts> =>
  areaTextsFor("programme", ownProgrammeTexts, place);
