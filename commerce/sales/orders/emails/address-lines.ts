import type { Order } from "#commerce/sales/orders/schema.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { fullName } from "#commerce/shared/regions/names.ts";
import { countryName } from "#commerce/shared/regions/rules.ts";
import { statesByCountry } from "#commerce/shared/regions/states.ts";

/** Countries that write the postal code after the town: "Denver, CO 80202". */
const codeLast = new Set(["us", "ca", "gb", "au"]);

/**
 * An address as on a parcel, with the country's name in the language of `intl`. Japanese addresses go from large to
 * small.
 */
export function addressLinesOf(address: Address, intl: string): string[] {
  const { company, address1, address2, country } = address;
  const street = [address1, address2];
  const lines = country === "jp" ? [...placeOf(address), ...street] : [...street, ...placeOf(address)];
  const all = [fullName(address, country), company, ...lines, countryName(country, intl)];
  return all.map((line) => line.trim()).filter(Boolean);
}

function placeOf({ city, state, postalCode, country }: Address): string[] {
  const name = statesByCountry[country]?.find(({ code }) => code === state)?.name ?? state;
  if (country === "jp") return [`〒${postalCode}`, `${name} ${city}`];
  if (codeLast.has(country)) return [`${[city, state].filter(Boolean).join(", ")} ${postalCode}`];
  // Italy abbreviates its provinces, Spain writes their names.
  const within = country === "it" ? state : name;
  return [`${postalCode} ${city}${within && within !== city ? ` (${within})` : ""}`];
}

/** The delivery or pickup address; empty for orders of gift cards only, which are sent by email. */
export const goesTo = ({ shippingMethod, shippingAddress }: Order, intl: string): string[] =>
  shippingMethod.code === "email" ? [] : addressLinesOf(shippingAddress, intl);
