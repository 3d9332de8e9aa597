import type { Order } from "#commerce/sales/orders/schema.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { fullName } from "#commerce/shared/regions/names.ts";
import { countryName } from "#commerce/shared/regions/rules.ts";
import { statesByCountry } from "#commerce/shared/regions/states.ts";

/** Countries that write the code behind the place: "Denver, CO 80202". */
const codeLast = new Set(["us", "ca", "gb", "au"]);

/** An address as it stands on the parcel, the country in words of `intl`. Japan writes from the large to the small. */
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
  // Italy knows its provinces by their letters, Spain by their names.
  const within = country === "it" ? state : name;
  return [`${postalCode} ${city}${within && within !== city ? ` (${within})` : ""}`];
}

/** Where an order goes, or is collected; nowhere: it is gift cards alone, which come by e-mail. */
export const goesTo = ({ shippingMethod, shippingAddress }: Order, intl: string): string[] =>
  shippingMethod.code === "email" ? [] : addressLinesOf(shippingAddress, intl);
