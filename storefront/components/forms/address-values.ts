import type { Address } from "#commerce/shared/address/schema.ts";
import { allowedCountries } from "#commerce/shared/regions/countries.ts";
import { countryName } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Visitor } from "#storefront/app/page.ts";

export type CountryOption = { code: string; name: string };

/** Country options for a form, sorted by name in the visitor's language. */
export const countryOptions = (codes: readonly string[], { intl }: Pick<Locale, "intl">): CountryOption[] =>
  codes.map((code) => ({ code, name: countryName(code, intl) })).sort((a, b) => a.name.localeCompare(b.name, intl));

/** The initial country of a form: the visitor's own when the shop delivers there, otherwise "us". */
export const firstCountry = ({ country }: Pick<Locale, "country">): string =>
  allowedCountries.includes(country) ? country : "us";

/** An empty address with only the country and, for a customer, the name filled in. */
export function blankAddress({ customer }: Pick<Visitor, "customer">, country: string): Address {
  const { firstName = "", lastName = "" } = customer ?? {};
  const blank = { company: "", address1: "", address2: "", city: "", state: "", postalCode: "", phone: "" };
  return { firstName, lastName, ...blank, country };
}

/**
 * Reads an address from the fields "shipping.city" or "billing.city" of a form. Fields that its country does not use
 * stay empty.
 */
export function addressFrom(form: URLSearchParams, kind: "shipping" | "billing"): Address {
  const names = Object.keys(blankAddress({ customer: null }, "")) as (keyof Address)[];
  const typed = (name: string) => form.get(`${kind}.${name}`)?.trim().slice(0, 1000) ?? "";
  const fields = Object.fromEntries(names.map((name) => [name, typed(name)])) as Address;
  return { ...fields, country: fields.country.toLowerCase() };
}
