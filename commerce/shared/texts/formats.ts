/**
 * Intl's formats, made once for each locale and set of options. Making one takes longer than formatting a hundred
 * values. Locales and options come from the program and the merchant, so there are few.
 */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

function madeOnce<Format>(known: Map<string, Format>, key: string, make: () => Format): Format {
  const made = known.get(key) ?? make();
  known.set(key, made);
  return made;
}

/** For a BCP 47 locale. Throws a RangeError when the locale is malformed or the time zone unknown. */
export const dateFormat = (intl: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  madeOnce(dates, `${intl} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(intl, options));

/** "12 January 2026": a day in UTC. */
export const longDate = (intl: string): Intl.DateTimeFormat => dateFormat(intl, { dateStyle: "long", timeZone: "UTC" });

/** For a BCP 47 locale. Throws a RangeError when it is malformed. */
export const numberFormat = (intl: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  madeOnce(numbers, `${intl} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(intl, options));
