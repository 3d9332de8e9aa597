import { findAddresses } from "#commerce/customers/reads.ts";
import type { Address } from "#commerce/orders/schema.ts";
import { allowedCountries } from "#commerce/regions/countries.ts";
import { baseRegionOf, countryName, isPriceRegion, shoppingRegionOf } from "#commerce/regions/rules.ts";
import type { Locale } from "#commerce/regions/schema.ts";
import type { PrivateContext } from "#shop/frame/page.ts";

type Country = { code: string; name: string };

/** What was typed into the delivery's form; no billing address means the same one. */
export type TypedDelivery = { shipping: Address; billing: Address | null; methodId: number | null };

/** Where a cart of this region can go: the visitor's own country first, then by name. */
export function countriesOf(region: string, locale: Locale): Country[] {
  if (!isPriceRegion(region)) return [];
  const base = baseRegionOf(region);
  const own = (code: string) => (code === locale.country ? 0 : 1);
  return allowedCountries
    .filter((code) => shoppingRegionOf(code) === base)
    .map((code) => ({ code, name: countryName(code, locale.intl) }))
    .sort((a, b) => own(a.code) - own(b.code) || a.name.localeCompare(b.name, locale.intl));
}

const noAddress: Omit<Address, "country"> = {
  firstName: "",
  lastName: "",
  company: "",
  address1: "",
  address2: "",
  city: "",
  state: "",
  postalCode: "",
  phone: "",
};

/** What the form begins with: a saved address that can be delivered to, else the name alone. */
export async function firstAddress({ services, visitor }: PrivateContext, countries: Country[]): Promise<Address> {
  const empty = { ...noAddress, country: countries[0]?.code ?? "" };
  const { customer } = visitor;
  if (!customer) return empty;
  const saved = await findAddresses(services.db, customer.id);
  const found = saved.find((address) => countries.some(({ code }) => code === address.country));
  if (!found) return { ...empty, firstName: customer.firstName, lastName: customer.lastName };
  const { id: _, ...address } = found;
  return address;
}

/** The fields "shipping.city" or "billing.city" of a form, as an address. */
export function addressFrom(form: URLSearchParams, kind: "shipping" | "billing"): Address {
  const field = (name: string) => form.get(`${kind}.${name}`)?.trim() ?? "";
  const names = Object.keys(noAddress) as (keyof typeof noAddress)[];
  const fields = Object.fromEntries(names.map((name) => [name, field(name)])) as typeof noAddress;
  return { ...fields, country: field("country").toLowerCase() };
}
