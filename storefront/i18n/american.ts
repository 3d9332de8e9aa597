import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { PluralForms, Text } from "#commerce/shared/texts/rules.ts";

type Reader = Pick<Locale, "language"> & Partial<Pick<Locale, "country">>;

export const isAmerican = ({ language, country }: Reader): boolean => language === "en" && country === "us";

/** British spellings, as the beginnings or ends of words, and what Americans write. */
const spellings: readonly [RegExp, string][] = [
  [/\b([Cc])olour/g, "$1olor"],
  [/\b([Gg])rey/g, "$1ray"],
  [/\b([Pp])rogramme(?=s?\b)/g, "$1rogram"],
  [/\b([Pp])ractis(?=e|ing)/g, "$1ractic"],
  [/([Cc])ancell(?=ed|ing)/g, "$1ancel"],
  [/\b([Ll])icence/g, "$1icense"],
  [/(\b[Mm]|\b[Cc]entim|\b[Mm]illim|\b[Kk]ilom)etre/g, "$1eter"],
  [/\b([Ll]|[Mm]illil)itre/g, "$1iter"],
  [/\b([Cc])entred/g, "$1entered"],
  [/\b([Cc])entre/g, "$1enter"],
  // The word for the ground, by itself.
  [/^Piste$/, "Groomers"],
  // The carrier in an example, by itself at the end.
  [/, DHL$/, ", UPS"],
  [/\b([Ff])ibre/g, "$1iber"],
  [/([Aa])luminium/g, "$1luminum"],
  [/\b([Mm])ould/g, "$1old"],
  [/\b([Oo]rgan|[Rr]ecogn|[Aa]polog|[Cc]ustom)is(?=e|ing|ation)/g, "$1iz"],
  [/\b([Ff]av|[Nn]eighb|[Hh]on|[Bb]ehavi)our/g, "$1or"],
  [/\b([Ll])earnt\b/g, "$1earned"],
  [/\b([Tt])owards\b/g, "$1oward"],
];

const spell = (text: string): string => spellings.reduce((all, [from, to]) => all.replace(from, to), text);

/** A text in English for all countries in this reader's spelling: "Grey" becomes "Gray" in the US. Pure. */
export const spelled = (text: string, reader: Reader): string => (isAmerican(reader) ? spell(text) : text);

/** Those of the shop's texts that this reader's country spells in another way, with its spelling. Pure. */
export function spelledTexts<T extends Record<keyof T, Text>>(texts: T, reader: Reader): Partial<T> {
  if (!isAmerican(reader)) return {};
  const changed = Object.entries<Text>(texts).flatMap(([key, text]): [string, Text][] => {
    const own =
      typeof text === "string"
        ? spell(text)
        : (Object.fromEntries(
            Object.entries(text).map(([form, one]) => [form, form === "by" ? one : spell(one)]),
          ) as PluralForms);
    return String(Object.values(own)) === String(Object.values(text)) ? [] : [[key, own]];
  });
  return Object.fromEntries(changed) as Partial<T>;
}

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
