import type { Address, Order } from "#commerce/orders/schema.ts";
import { countryName } from "#commerce/regions/rules.ts";

/** Countries that write the code behind the place: "Denver, CO 80202". */
const codeLast = new Set(["us", "ca", "gb", "au"]);

/** An address as it stands on the parcel, the country in words of `intl`. */
export function addressLinesOf(address: Address, intl: string): string[] {
  const { city, state, postalCode, country } = address;
  const place = codeLast.has(country)
    ? `${[city, state].filter(Boolean).join(", ")} ${postalCode}`
    : `${postalCode} ${city}${state ? ` (${state})` : ""}`;
  const name = `${address.firstName} ${address.lastName}`;
  const lines = [name, address.company, address.address1, address.address2, place, countryName(country, intl)];
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** Where an order goes, or is collected; nowhere: it is gift cards alone, which come by e-mail. */
export const goesTo = ({ shippingMethod, shippingAddress }: Order, intl: string): string[] =>
  shippingMethod.code === "email" ? [] : addressLinesOf(shippingAddress, intl);
