import type { Address } from "#commerce/shared/address/schema.ts";
import { placeOfCode } from "./lookup.ts";

/** Returns the address with town and state filled in from its postal code, where they were empty. */
export async function filledAddress(address: Address): Promise<Address> {
  const { country, postalCode, city, state } = address;
  if (postalCode === "" || (city !== "" && state !== "")) return address;
  const place = await placeOfCode(country, postalCode);
  if (!place || (state !== "" && place.state !== "" && place.state !== state)) return address;
  return { ...address, city: city || place.city, state: state || place.state };
}
