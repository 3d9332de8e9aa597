import type { Address } from "#commerce/shared/address/schema.ts";
import { allowedCountries } from "#commerce/shared/regions/countries.ts";
import { countryName } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Visitor } from "#storefront/app/page.ts";

export type CountryOption = { code: string; name: string };

/** Countries as a form offers them: by name, in the visitor's language. */
export const countryOptions = (codes: readonly string[], { intl }: Pick<Locale, "intl">): CountryOption[] =>
  codes.map((code) => ({ code, name: countryName(code, intl) })).sort((a, b) => a.name.localeCompare(b.name, intl));

/** The country that a form begins with: the visitor's own where the shop delivers to it. */
export const firstCountry = ({ country }: Pick<Locale, "country">): string =>
  allowedCountries.includes(country) ? country : "us";

/** An address of which nothing but the country and a customer's name is known. */
export function blankAddress({ customer }: Pick<Visitor, "customer">, country: string): Address {
  const { firstName = "", lastName = "" } = customer ?? {};
  const blank = { company: "", address1: "", address2: "", city: "", state: "", postalCode: "", phone: "" };
  return { firstName, lastName, ...blank, country };
}

/** The fields "shipping.city" or "billing.city" of a form, as an address; what its country does not have stays empty. */
export function addressFrom(form: URLSearchParams, kind: "shipping" | "billing"): Address {
  const names = Object.keys(blankAddress({ customer: null }, "")) as (keyof Address)[];
  const typed = (name: string) => form.get(`${kind}.${name}`)?.trim().slice(0, 1000) ?? "";
  const fields = Object.fromEntries(names.map((name) => [name, typed(name)])) as Address;
  return { ...fields, country: fields.country.toLowerCase() };
}
