import type { Language } from "#commerce/regions/schema.ts";
import { areaTextsFor, type Place } from "#shop/frame/display-texts.ts";
import type en from "#shop/texts/en/reminders.ts";

/**
 * What the pages behind the links of a letter about a cart say. Loaded on the server and sent along with their properties: the texts that
 * every page carries would grow by them.
 */
export type ReminderKey = keyof typeof en;
export type ReminderTexts = Record<ReminderKey, string>;

const files: Record<Language, () => Promise<{ default: ReminderTexts }>> = {
  en: () => import("#shop/texts/en/reminders.ts"),
  de: () => import("#shop/texts/de/reminders.ts"),
  fr: () => import("#shop/texts/fr/reminders.ts"),
  es: () => import("#shop/texts/es/reminders.ts"),
  it: () => import("#shop/texts/it/reminders.ts"),
  ja: () => import("#shop/texts/ja/reminders.ts"),
  sv: () => import("#shop/texts/sv/reminders.ts"),
  no: () => import("#shop/texts/no/reminders.ts"),
};

/** As the shop says them, before content. */
export const reminderTexts = async (language: Language): Promise<ReminderTexts> => (await files[language]()).default;

export const loadReminderTexts = (place: Place): Promise<ReminderTexts> =>
  areaTextsFor("reminders", reminderTexts, place);
