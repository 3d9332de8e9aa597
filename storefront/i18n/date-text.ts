import { longDate } from "#commerce/shared/texts/formats.ts";

/** A day in the visitor's words: "12 January 2026". Made on the server, since browsers and Node may differ. */
export const dateText = (date: Date | string, intl: string): string => longDate(intl).format(new Date(date));
