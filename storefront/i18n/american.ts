import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Texts } from "#storefront/i18n/areas.ts";

/** What English says otherwise in the United States: their spelling. */
export const american: Partial<Texts> = {
  "cart.problem.options": "Choose a version of {name} first: color, size, whatever it comes in.",
  "catalogue.colour": "Color",
  "styletile.colours": "Colors",
  "styletile.text": "What the shop is made of: type, colors, controls.",
};

type Reader = Pick<Locale, "language"> & Partial<Pick<Locale, "country">>;

export const isAmerican = ({ language, country }: Reader): boolean => language === "en" && country === "us";

/** A name out of content, which has one English for all countries, as this reader spells it: "Grey" is "Gray" in the US. Pure. */
export const spelled = (name: string, reader: Reader): string =>
  isAmerican(reader) ? name.replace(/\b([Gg])rey\b/g, "$1ray") : name;

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const dayFirst = new RegExp(`\\b(\\d{1,2}) (${months})\\b`, "g");

/** Content with its days as this reader writes them: "30 April" is "April 30" in the US. Goes into lists and records. Pure. */
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
