import type { Language } from "#commerce/shared/regions/schema.ts";
import { areaTextsFor, type Place } from "#storefront/app/display-texts.ts";
import type en from "#storefront/i18n/en/programme.ts";

/** What the programme's pages and the account's overview say; loaded on the server and sent with their properties, as of one's own orders. */
export type ProgrammeKey = keyof typeof en;
export type ProgrammeTexts = Record<ProgrammeKey, string>;

const files: Record<Language, () => Promise<{ default: ProgrammeTexts }>> = {
  en: () => import("#storefront/i18n/en/programme.ts"),
  de: () => import("#storefront/i18n/de/programme.ts"),
  fr: () => import("#storefront/i18n/fr/programme.ts"),
  es: () => import("#storefront/i18n/es/programme.ts"),
  it: () => import("#storefront/i18n/it/programme.ts"),
  ja: () => import("#storefront/i18n/ja/programme.ts"),
  sv: () => import("#storefront/i18n/sv/programme.ts"),
  no: () => import("#storefront/i18n/no/programme.ts"),
};

/** As the shop says them, before content. */
export const ownProgrammeTexts = async (language: Language): Promise<ProgrammeTexts> =>
  (await files[language]()).default;

export const loadProgrammeTexts = (place: Place): Promise<ProgrammeTexts> =>
  areaTextsFor("programme", ownProgrammeTexts, place);
