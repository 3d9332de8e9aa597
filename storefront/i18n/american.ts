import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Texts } from "#storefront/i18n/areas.ts";

/** Texts that differ in the United States: American spelling. */
export const american: Partial<Texts> = {
  "cart.problem.options": "Choose a version of {name} first: color, size, whatever it comes in.",
  "catalogue.colour": "Color",
  "styletile.colours": "Colors",
  "styletile.text": "What the shop is made of: type, colors, controls.",
};

type Reader = Pick<Locale, "language"> & Partial<Pick<Locale, "country">>;

export const isAmerican = ({ language, country }: Reader): boolean => language === "en" && country === "us";

/**
 * A name from content, which has one English for all countries, in this reader's spelling: "Grey" becomes "Gray" in the
 * US. Pure.
 */
export const spelled = (name: string, reader: Reader): string =>
  isAmerican(reader) ? name.replace(/\b([Gg])rey\b/g, "$1ray") : name;

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const dayFirst = new RegExp(`\\b(\\d{1,2}) (${months})\\b`, "g");

/**
 * Content with dates in this reader's form: "30 April" becomes "April 30" in the US. Works through lists and records.
 * Pure.
 */
export function daysAsRead<Value>(value: Value, reader: Reader): Value {
  if (!isAmerican(reader)) return value;
  const read = (one: unknown): unknown => {
    if (typeof one === "string") return one.replace(dayFirst, "$2 $1");
    if (Array.isArray(one)) return one.map(read);
    if (one === null || typeof one !== "object") return one;
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, read(inner)]));
  };
  return read(value) as Value;
}
