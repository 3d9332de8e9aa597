import { ownPath } from "#commerce/customers/accounts/rules.ts";
import { allLocales, countryName, currencyName, languageName } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { LoadPrivate } from "#storefront/app/page.ts";
import { titlePage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { folded } from "./narrow.ts";

export type CountryChoice = {
  code: string;
  /** In the page's language. */
  name: string;
  isCurrent: boolean;
  /** The part of the world it is in: "Europe", in the page's language. */
  part: string;
  /** "Euro (EUR)", in the page's language; null where there are no prices. */
  currency: string | null;
  /** The search text, folded: the country's names, languages and currency. */
  words: string;
  /**
   * `language` is the language's own name. `known` is its name in the page's language, set when `language` is not in
   * Latin letters, because not every device has the fonts for it.
   */
  locales: { code: string; intl: string; language: string; known: string | null; href: string; isCurrent: boolean }[];
};

type Choices = { ships: CountryChoice[]; browses: CountryChoice[] };

export type CountryProps = Choices & {
  texts: AreaTexts<"countries">;
  /** `typed` is the search text (?q=); `to` is the path to continue to after a choice. */
  typed: string;
  to: string;
};

const head = { title: "country.meta", description: "country.text", canonicalPath: "/country" } as const;

/**
 * The country page. With scripts, typing filters the list at once; without them, the form requests the page again with
 * ?q=.
 */
export const load: LoadPrivate<CountryProps> = async (context) => {
  const to = ownPath(context.query.get("to")) ?? "/";
  const typed = (context.query.get("q") ?? "").slice(0, 60);
  const texts = await loadAreaTexts("countries", context);
  return titlePage(context, { ...countriesFor(context.locale, to), texts, typed, to }, head);
};

/** Parts of the world by the United Nations' codes, for countries outside Europe. */
const europe = "150";
const parts: Partial<Record<string, string>> = { us: "003", ca: "003", jp: "142", au: "009", nz: "009" };

/**
 * Returns every country with its languages: countries that the shop delivers to first, then the others. Each group
 * begins with the reader's own country; the rest is sorted by name in the page's language.
 */
export function countriesFor(current: Locale, to: string): Choices {
  const groups = Map.groupBy(allLocales(), (locale) => locale.country);
  const collator = new Intl.Collator(current.intl);
  const partNames = new Intl.DisplayNames(current.intl, { type: "region" });
  const choices = [...groups].map(([code, locales]): CountryChoice & { sells: boolean } => ({
    code,
    name: countryName(code, current.intl),
    isCurrent: code === current.country,
    part: partNames.of(parts[code] ?? europe) ?? "",
    currency: currencyText(locales[0]?.currency ?? null, current.intl),
    words: wordsOf(code, locales, current.intl),
    sells: locales.some((locale) => locale.shoppingRegion !== null),
    locales: ownFirst(code, locales).map((locale) => ({
      code: locale.code,
      intl: locale.intl,
      language: languageName(locale.language),
      known:
        isLatin(locale.language) || locale.language === current.language
          ? null
          : languageName(locale.language, current.language),
      href: `/api/locale?${new URLSearchParams({ locale: locale.code, to })}`,
      isCurrent: locale.code === current.code,
    })),
  }));
  choices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || collator.compare(a.name, b.name));
  const pick = (sells: boolean) => choices.filter((one) => one.sells === sells).map(({ sells: _, ...one }) => one);
  return { ships: pick(true), browses: pick(false) };
}

/**
 * Sorts the most spoken language of a country first, then the others; English is last, unless it is the most spoken.
 */
function ownFirst(country: string, locales: readonly Locale[]): Locale[] {
  const own = new Intl.Locale(`und-${country}`).maximize().language;
  const rank = ({ language }: Locale) => (language === own ? 0 : language === "en" ? 2 : 1);
  return locales.toSorted((a, b) => rank(a) - rank(b));
}

const isLatin = (language: string): boolean => new Intl.Locale(language).maximize().script === "Latn";

const currencyText = (code: string | null, intl: string): string | null =>
  code && `${currencyName(code, intl)} (${code})`;

/**
 * Returns the search text of a country: its names in the page's language, in English and in its own languages, the
 * names of its languages, its code and its currency.
 */
function wordsOf(code: string, locales: readonly Locale[], intl: string): string {
  const tongues = [intl, "en", ...locales.map((locale) => locale.intl)];
  const languages = locales.flatMap(({ language }) => tongues.map((tongue) => languageName(language, tongue)));
  const money = locales.flatMap(({ currency }) => (currency ? [currency, currencyName(currency, intl)] : []));
  const words = [code, ...tongues.map((tongue) => countryName(code, tongue)), ...languages, ...money].map(folded);
  return [...new Set(words)].join(" ");
}
