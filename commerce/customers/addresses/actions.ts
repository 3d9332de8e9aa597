import { actAsOneself } from "#commerce/customers/accounts/oneself.ts";
import { type CustomerResult, invalid } from "#commerce/customers/accounts/problems.ts";
import { isClear } from "#commerce/customers/accounts/rules.ts";
import type { AddressUse, Fault, Faults, SavedAddress } from "#commerce/customers/accounts/schema.ts";
import { findAddresses } from "#commerce/customers/addresses/reads.ts";
import {
  deleteAddressRow,
  insertAddress,
  updateAddressRow,
  updateDefaultAddresses,
} from "#commerce/customers/addresses/writes.ts";
import { type AddressProblem, tidyAddress, validateAddress } from "#commerce/shared/address/rules.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { allowedCountries } from "#commerce/shared/regions/countries.ts";
import type { Db } from "#database/tables.ts";
import { fail, ok } from "#platform/result.ts";

export const mostAddresses = 50;

const faults: Record<AddressProblem, Fault> = {
  "error.required": "required",
  "error.tooLong": "too-long",
  "error.invalid": "bad-characters",
  "error.phone": "bad-phone",
  "error.postalCode": "bad-postal-code",
  "error.postalArea": "other-state",
  "error.state": "unknown-state",
};

export function addressFaults(address: Address): Faults {
  if (!allowedCountries.includes(address.country)) return { country: address.country ? "unknown-country" : "required" };
  const problems = Object.entries(validateAddress(address, address.country));
  return Object.fromEntries(problems.map(([field, problem]) => [field, faults[problem]]));
}

const noAddress = () => fail("not-found", "There is no such address.");

type Uses = readonly AddressUse[] | undefined;

/** Adds an address. A customer's first address becomes the default for parcels and invoices, whatever `uses` says. */
export async function addAddress(
  db: Db,
  customerId: number,
  typed: Address,
  uses?: Uses,
): Promise<CustomerResult<SavedAddress>> {
  const address = tidyAddress(typed);
  const wrong = addressFaults(address);
  if (!isClear(wrong)) return invalid(wrong);
  const id = await db.transaction().execute(async (trx) => {
    await actAsOneself(trx, customerId);
    const made = await insertAddress(trx, customerId, address, mostAddresses);
    if (made === null) return null;
    if (uses) await updateDefaultAddresses(trx, customerId, made, uses);
    await updateDefaultAddresses(trx, customerId, made, undefined);
    return made;
  });
  return id === null ? invalid({ address1: "too-many" }) : keptAddress(db, customerId, id);
}

async function keptAddress(db: Db, customerId: number, id: number): Promise<CustomerResult<SavedAddress>> {
  const found = (await findAddresses(db, customerId)).find((address) => address.id === id);
  return found ? ok(found) : noAddress();
}

/** Changes the given fields and, with `uses`, the defaults; everything else stays. */
export async function updateAddress(
  db: Db,
  customerId: number,
  id: number,
  change: Partial<Address>,
  uses?: Uses,
): Promise<CustomerResult<SavedAddress>> {
  const before = (await findAddresses(db, customerId)).find((address) => address.id === id);
  if (!before) return noAddress();
  const { id: _, defaultFor: __, ...address } = { ...before, ...change };
  const tidied = tidyAddress(address);
  const wrong = addressFaults(tidied);
  if (!isClear(wrong)) return invalid(wrong);
  await db.transaction().execute(async (trx) => {
    await actAsOneself(trx, customerId);
    await updateAddressRow(trx, customerId, id, tidied);
    if (uses) await updateDefaultAddresses(trx, customerId, id, uses);
  });
  return keptAddress(db, customerId, id);
}

export async function removeAddress(db: Db, customerId: number, id: number): Promise<CustomerResult<void>> {
  const isGone = await db.transaction().execute(async (trx) => {
    await actAsOneself(trx, customerId);
    return deleteAddressRow(trx, customerId, id);
  });
  return isGone ? ok(undefined) : noAddress();
}
