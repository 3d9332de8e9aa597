import { ownPath } from "#commerce/customers/accounts/rules.ts";
import { allLocales, countryName, languageName } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { LoadPrivate } from "#storefront/app/page.ts";
import { titlePage } from "#storefront/components/page/title-page.ts";

export type CountryChoice = {
  code: string;
  /** In the page's language. */
  name: string;
  isCurrent: boolean;
  locales: { code: string; intl: string; language: string; href: string; isCurrent: boolean }[];
};

export type CountryProps = { ships: CountryChoice[]; browses: CountryChoice[] };

const head = { title: "country.meta", description: "country.text", canonicalPath: "/country" } as const;

export const load: LoadPrivate<CountryProps> = async (context) =>
  titlePage(context, countriesFor(context.locale, ownPath(context.query.get("to")) ?? "/"), head);

/** Every country with its languages: those that we deliver to first, each group by name in the page's language. */
export function countriesFor(current: Locale, to: string): CountryProps {
  const groups = Map.groupBy(allLocales(), (locale) => locale.country);
  const collator = new Intl.Collator(current.intl);
  const choices = [...groups].map(([code, locales]): CountryChoice & { sells: boolean } => ({
    code,
    name: countryName(code, current.intl),
    isCurrent: code === current.country,
    sells: locales.some((locale) => locale.shoppingRegion !== null),
    locales: locales.map((locale) => ({
      code: locale.code,
      intl: locale.intl,
      language: languageName(locale.language),
      href: `/api/locale?${new URLSearchParams({ locale: locale.code, to })}`,
      isCurrent: locale.code === current.code,
    })),
  }));
  choices.sort((a, b) => collator.compare(a.name, b.name));
  const pick = (sells: boolean) => choices.filter((one) => one.sells === sells).map(({ sells: _, ...one }) => one);
  return { ships: pick(true), browses: pick(false) };
}
