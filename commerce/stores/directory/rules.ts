import { isValidCountry } from "#commerce/shared/regions/rules.ts";
import { lookup } from "#platform/lookup.ts";
import { isTimeZone } from "./clock.ts";
import type { StoreInput } from "./schema.ts";

/** The largest radius of a search in kilometres, and the default one. */
export const farthest = 1000;
export const usualRadius = 100;

/** Returns what is wrong with stores that are saved together, field → text. Empty when all are valid. */
export function faultsOf(stores: readonly StoreInput[], at = (index: number) => `stores.${index}.`) {
  const faults: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [index, { slug, country, lat, lng, timeZone, website }] of stores.entries()) {
    const say = (field: string, text: string) => {
      faults[`${at(index)}${field}`] = text;
    };
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) say("slug", "must be lower-case words joined by hyphens");
    else if (seen.has(slug)) say("slug", "occurs twice");
    seen.add(slug);
    if (country === "global" || !isValidCountry(country)) say("country", "must be a country code in lower case");
    if (!(Math.abs(lat) <= 90)) say("lat", "must be between -90 and 90");
    if (!(Math.abs(lng) <= 180)) say("lng", "must be between -180 and 180");
    if (!isTimeZone(timeZone)) say("time_zone", "must be a time zone such as Europe/Vienna");
    if (website !== "" && !isWebsite(website)) say("website", "must begin with https:// or http://");
  }
  return faults;
}

const isWebsite = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? "");

/** "Sport Nägeli, Zürich" → "sport-naegeli-zuerich". */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüßøåæœ]/g, (letter) => spelt[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}|['’.]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);
const spelt: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", ø: "oe", å: "aa", æ: "ae", œ: "oe" };

/** Countries that write the postal code after the town: "Denver, CO 80202", "London SE1 7PB". */
const codeLast = lookup<string>({ us: ", ", ca: ", ", au: " ", gb: " " });

type StoreAddress = Pick<StoreInput, "street" | "city" | "state" | "postalCode" | "country">;

/**
 * Returns street and town as they are written on a letter in the store's country. Japan writes from the largest unit to
 * the smallest.
 */
export function addressLinesOf({ street, city, state, postalCode, country }: StoreAddress): string[] {
  const behind = codeLast[country];
  if (country === "jp") return [`〒${postalCode}`, `${state}${city}${street}`];
  if (behind) return [street, [[city, state].filter(Boolean).join(behind), postalCode].filter(Boolean).join(" ")];
  const place = state && country === "it" ? `${city} (${state})` : city;
  return [street, `${postalCode} ${place}`.trim()];
}

/** The form of postal codes in countries whose places we know. A stands for a letter, 9 for a digit. */
const postalShapes: Record<string, string> = {
  us: "99999",
  ca: "A9A9A9",
  de: "99999",
  at: "9999",
  ch: "9999",
  fr: "99999",
  it: "99999",
  es: "99999",
  se: "99999",
  no: "9999",
  jp: "9999999",
  nl: "9999AA",
  cz: "99999",
};
const british = /^[A-Z]{1,2}\d[A-Z\d]?(\d[A-Z]{2})?$/;

/**
 * The place that was entered: a postal code with the countries where it could be valid, or a name with the text after
 * it.
 */
export type PlaceQuery = { code: string; countries: string[] } | { name: string; within: string };

export function readPlace(text: string): PlaceQuery {
  const [first = "", ...rest] = text
    .trim()
    .split(/[,、，]/)
    .map((part) => part.trim());
  const within = rest.filter(Boolean).join(" ");
  const code = first.toUpperCase().replace(/[\s-〒]/g, "");
  if (/\d/.test(code) && code.length >= 2) {
    const countries = Object.entries(postalShapes).flatMap(([country, shape]) => (fits(code, shape) ? country : []));
    if (british.test(code)) countries.push("gb");
    if (countries.length > 0) return { code, countries };
  }
  // "6020 Innsbruck": the name alone is enough.
  const name = first.replace(/^[\d\s-]{3,9}(?=\p{L})/u, "").trim();
  return { name: name || first, within };
}

/** The beginning of a code is enough. The Dutch, for example, often leave out the letters of theirs. */
const fits = (code: string, shape: string): boolean =>
  code.length <= shape.length && code.replace(/[A-Z]/g, "A").replace(/\d/g, "9") === shape.slice(0, code.length);
