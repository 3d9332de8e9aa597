import { type AddressProblem, tidyAddress, validateAddress } from "#commerce/checkout/address.ts";
import type { Address } from "#commerce/orders/schema.ts";
import { allowedCountries } from "#commerce/regions/countries.ts";
import type { Db } from "#database/tables.ts";
import { fail, ok } from "#platform/result.ts";
import { type CustomerResult, invalid } from "./problems.ts";
import { findAddresses } from "./reads.ts";
import { isClear } from "./rules.ts";
import type { Fault, Faults, SavedAddress } from "./schema.ts";
import { deleteAddressRow, insertAddress, updateAddressRow } from "./writes.ts";

/** Most addresses that are kept for one customer. */
export const mostAddresses = 50;

const faults: Record<AddressProblem, Fault> = {
  "error.required": "required",
  "error.tooLong": "too-long",
  "error.invalid": "bad-characters",
  "error.phone": "bad-phone",
  "error.postalCode": "bad-postal-code",
  "error.state": "unknown-state",
};

/** What is wrong with a tidied address, by its fields. */
export function addressFaults(address: Address): Faults {
  if (!allowedCountries.includes(address.country)) return { country: address.country ? "unknown-country" : "required" };
  const problems = Object.entries(validateAddress(address, address.country));
  return Object.fromEntries(problems.map(([field, problem]) => [field, faults[problem]]));
}

const noAddress = () => fail("not-found", "There is no such address.");

/** Keeps another address of the customer. */
export async function addAddress(db: Db, customerId: number, typed: Address): Promise<CustomerResult<SavedAddress>> {
  const address = tidyAddress(typed);
  const wrong = addressFaults(address);
  if (!isClear(wrong)) return invalid(wrong);
  const id = await insertAddress(db, customerId, address, mostAddresses);
  return id === null ? invalid({ address1: "too-many" }) : ok({ id, ...address });
}

/** Changes the fields that are given; the others stay. */
export async function updateAddress(
  db: Db,
  customerId: number,
  id: number,
  change: Partial<Address>,
): Promise<CustomerResult<SavedAddress>> {
  const before = (await findAddresses(db, customerId)).find((address) => address.id === id);
  if (!before) return noAddress();
  const { id: _, ...address } = { ...before, ...change };
  const tidied = tidyAddress(address);
  const wrong = addressFaults(tidied);
  if (!isClear(wrong)) return invalid(wrong);
  return (await updateAddressRow(db, customerId, id, tidied)) ? ok({ id, ...tidied }) : noAddress();
}

export async function removeAddress(db: Db, customerId: number, id: number): Promise<CustomerResult<void>> {
  return (await deleteAddressRow(db, customerId, id)) ? ok(undefined) : noAddress();
}
