/** A day in the visitor's words: "12 January 2026". Made on the server, since browsers and Node may differ. */
export const dateText = (date: Date | string, intl: string): string =>
  new Intl.DateTimeFormat(intl, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
