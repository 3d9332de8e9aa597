import { findAddresses } from "#commerce/customers/accounts/reads.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { allowedCountries } from "#commerce/shared/regions/countries.ts";
import { fullName } from "#commerce/shared/regions/names.ts";
import { baseRegionOf, countryName, isPriceRegion, shoppingRegionOf } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { PrivateContext } from "#storefront/app/page.ts";

type Country = { code: string; name: string };

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

export type Saved = { id: number; address: Address; label: string; isForBilling: boolean };

/** What a signed-in customer has saved and the cart can go to. */
export async function savedAddresses({ services, visitor }: PrivateContext, countries: Country[]): Promise<Saved[]> {
  const { customer } = visitor;
  if (!customer) return [];
  const saved = await findAddresses(services.db, customer.id);
  return saved
    .filter((address) => countries.some(({ code }) => code === address.country))
    .map(({ id, defaultFor = [], ...address }) => {
      const { address1, city, country } = address;
      return {
        id,
        address,
        isForBilling: defaultFor.includes("billing"),
        label: [fullName(address, country), address1, city].filter(Boolean).join(", "),
      };
    });
}

/** What the form begins with: the saved address that was chosen (null: none of them), else the first, else the name alone. */
export function firstAddress(
  { visitor }: PrivateContext,
  countries: Country[],
  saved: readonly Saved[],
  chosen: number | "new" | null,
): Address {
  const { firstName = "", lastName = "" } = visitor.customer ?? {};
  const found = chosen === "new" ? undefined : (saved.find(({ id }) => id === chosen) ?? saved[0]);
  return found ? found.address : { ...noAddress, country: countries[0]?.code ?? "", firstName, lastName };
}

/** The fields "shipping.city" or "billing.city" of a form, as an address. */
export function addressFrom(form: URLSearchParams, kind: "shipping" | "billing"): Address {
  const field = (name: string) => form.get(`${kind}.${name}`)?.trim() ?? "";
  const names = Object.keys(noAddress) as (keyof typeof noAddress)[];
  const fields = Object.fromEntries(names.map((name) => [name, field(name)])) as typeof noAddress;
  return { ...fields, country: field("country").toLowerCase() };
}
