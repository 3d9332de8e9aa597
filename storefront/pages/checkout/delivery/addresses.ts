import { findAddresses } from "#commerce/customers/addresses/reads.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { allowedCountries } from "#commerce/shared/regions/countries.ts";
import { fullName } from "#commerce/shared/regions/names.ts";
import { baseRegionOf, isPriceRegion, shoppingRegionOf } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { PrivateContext } from "#storefront/app/page.ts";
import { blankAddress, type CountryOption, countryOptions } from "#storefront/components/forms/address-values.ts";

/** The countries that a cart of this region can be sent to: the visitor's own country first, then by name. */
export function countriesOf(region: string, locale: Locale): CountryOption[] {
  if (!isPriceRegion(region)) return [];
  const base = baseRegionOf(region);
  const own = ({ code }: CountryOption) => (code === locale.country ? 0 : 1);
  const codes = allowedCountries.filter((code) => shoppingRegionOf(code) === base);
  return countryOptions(codes, locale).sort((a, b) => own(a) - own(b));
}

export type SavedAddress = { id: number; address: Address; label: string; isForBilling: boolean };

/** A signed-in customer's saved addresses that the cart can be sent to. */
export async function savedAddresses(
  { services, visitor }: PrivateContext,
  countries: CountryOption[],
): Promise<SavedAddress[]> {
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

/**
 * The address that the form starts with: the saved address that was chosen, otherwise the first one. With "new", or
 * without saved addresses, only the visitor's name is filled in.
 */
export function firstAddress(
  { visitor }: PrivateContext,
  countries: CountryOption[],
  saved: readonly SavedAddress[],
  chosen: number | "new" | null,
): Address {
  const found = chosen === "new" ? undefined : (saved.find(({ id }) => id === chosen) ?? saved[0]);
  return found ? found.address : blankAddress(visitor, countries[0]?.code ?? "");
}
