/**
 * Intl's formats, made once for each locale and its options: making one takes longer than formatting a hundred values.
 * Locales and options are the program's and the merchant's, so there are few.
 */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

function madeOnce<Format>(known: Map<string, Format>, key: string, make: () => Format): Format {
  const made = known.get(key) ?? make();
  known.set(key, made);
  return made;
}

/** Of a BCP 47 locale. Throws a RangeError for one that is malformed, and for an unknown time zone. */
export const dateFormat = (intl: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  madeOnce(dates, `${intl} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(intl, options));

/** "12 January 2026": a day, as it is in UTC. */
export const longDate = (intl: string): Intl.DateTimeFormat => dateFormat(intl, { dateStyle: "long", timeZone: "UTC" });

/** Of a BCP 47 locale. Throws a RangeError for one that is malformed. */
export const numberFormat = (intl: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  madeOnce(numbers, `${intl} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(intl, options));
