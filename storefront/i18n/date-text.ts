import { longDate } from "#commerce/shared/texts/formats.ts";

/**
 * A date in the visitor's language: "12 January 2026". Formatted on the server, because browsers and Node may differ.
 */
export const dateText = (date: Date | string, intl: string): string => longDate(intl).format(new Date(date));
