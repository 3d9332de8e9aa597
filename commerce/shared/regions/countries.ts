import { lookup } from "#platform/lookup.ts";
import type { Language, MapRegion, ShoppingRegion } from "./schema.ts";

/** Tables of specification 9.1 and section 5; rules.ts reads them. Country codes are lower case. */

/** The countries that the picker and hreflang list. Any other two-letter code is valid too, and offers English. */
export const allowedCountries: readonly string[] = [
  ..."us ca at au be ch cz de es fr gb it jp nl no nz pl ru se".split(" "),
];

/** Languages a country offers, its default first. Countries not named here offer English. */
export const languagesByCountry = lookup<readonly Language[]>({
  ca: ["en", "fr"],
  at: ["en", "de"],
  ch: ["en", "de", "fr", "it"],
  jp: ["ja", "en"],
  fr: ["fr", "en"],
  de: ["de", "en"],
  it: ["en", "it"],
  es: ["en", "es"],
  se: ["en", "sv"],
  no: ["en", "no"],
});

const countriesByMapRegion: Readonly<Record<Exclude<MapRegion, "other">, string>> = {
  us: "us",
  ca: "ca",
  jp: "jp",
  eu: "be bg ch cy cz dk ee ie el fi gr gb hr hu lv lu mt no pl pt ro si sk se uk",
  eu_region_1: "de nl at es it fr",
};

export const mapRegionByCountry: ReadonlyMap<string, MapRegion> = new Map(
  Object.entries(countriesByMapRegion).flatMap(([region, list]) =>
    list.split(" ").map((country): [string, MapRegion] => [country, region as MapRegion]),
  ),
);

export const currencyByRegion: Readonly<Record<ShoppingRegion, string>> = {
  us: "USD",
  ca: "CAD",
  eu_region_1: "EUR",
};

/** Countries with a contact region of their own; `euContacts` share "eu". */
export const ownContacts = ["us", "ca", "no", "jp", "au", "nz", "uk", "kr"] as const;
export const euContacts: readonly string[] = "de fr at cz it nl pl se gb ch".split(" ");

/** Members of the European Union; "el" is Greece's other code. */
export const euMembers: ReadonlySet<string> = new Set(
  "at be bg cy cz de dk ee el es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk".split(" "),
);
