import type { Language } from "#commerce/shared/regions/schema.ts";
import { areaTextsFor, type Place } from "#storefront/app/display-texts.ts";
import type en from "#storefront/i18n/en/reminders.ts";

/**
 * What the pages behind the links of a letter about a cart say. Loaded on the server and sent along with their properties: the texts that
 * every page carries would grow by them.
 */
export type ReminderKey = keyof typeof en;
export type ReminderTexts = Record<ReminderKey, string>;

const files: Record<Language, () => Promise<{ default: ReminderTexts }>> = {
  en: () => import("#storefront/i18n/en/reminders.ts"),
  de: () => import("#storefront/i18n/de/reminders.ts"),
  fr: () => import("#storefront/i18n/fr/reminders.ts"),
  es: () => import("#storefront/i18n/es/reminders.ts"),
  it: () => import("#storefront/i18n/it/reminders.ts"),
  ja: () => import("#storefront/i18n/ja/reminders.ts"),
  sv: () => import("#storefront/i18n/sv/reminders.ts"),
  no: () => import("#storefront/i18n/no/reminders.ts"),
};

/** As the shop says them, before content. */
export const reminderTexts = async (language: Language): Promise<ReminderTexts> => (await files[language]()).default;

export const loadReminderTexts = (place: Place): Promise<ReminderTexts> =>
  areaTextsFor("reminders", reminderTexts, place);
