import type { Address } from "#commerce/shared/address/schema.ts";
import { placeOfCode } from "./lookup.ts";

/** The address with the town and the state that its postal code tells, where they were left empty. */
export async function filledAddress(address: Address): Promise<Address> {
  const { country, postalCode, city, state } = address;
  if (postalCode === "" || (city !== "" && state !== "")) return address;
  const place = await placeOfCode(country, postalCode);
  if (!place || (state !== "" && place.state !== "" && place.state !== state)) return address;
  return { ...address, city: city || place.city, state: state || place.state };
}
