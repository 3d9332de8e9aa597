import { ownPath } from "#commerce/customers/accounts/rules.ts";
import { allLocales, countryName, languageName } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, page } from "#storefront/app/page.ts";
import { countryMeta } from "./meta.ts";
import type { CountryChoice, CountryProps } from "./props.ts";

export const load: LoadPrivate<CountryProps> = async ({ services, locale, query, brand }) => {
  const texts = await textsFor({ services, locale });
  return page(countriesFor(locale, ownPath(query.get("to")) ?? "/"), countryMeta(texts, brand));
};

/** Every country with its languages: those that we deliver to first, each group by name in the page's language. */
export function countriesFor(current: Locale, to: string): CountryProps {
  const groups = new Map<string, Locale[]>();
  for (const locale of allLocales()) groups.set(locale.country, [...(groups.get(locale.country) ?? []), locale]);

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
