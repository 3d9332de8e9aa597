import type { Address } from "#commerce/shared/address/schema.ts";

/** Our names of an address's fields, mapped to those of V3 and of the table. */
export const fieldNames = {
  firstName: "first_name",
  lastName: "last_name",
  company: "company",
  address1: "address1",
  address2: "address2",
  city: "city",
  state: "state_or_province",
  postalCode: "postal_code",
  country: "country_code",
  phone: "phone",
} as const satisfies Record<keyof Address, string>;

export type AddressFields = Record<(typeof fieldNames)[keyof Address], string>;
const names = Object.entries(fieldNames) as [keyof Address, keyof AddressFields][];

export const toAddressRow = (address: Address): AddressFields =>
  Object.fromEntries(names.map(([ours, theirs]) => [theirs, address[ours]])) as AddressFields;

/** Missing fields become empty. */
export const fromAddressFields = (fields: Partial<AddressFields>): Address =>
  Object.fromEntries(names.map(([ours, theirs]) => [ours, fields[theirs] ?? ""])) as Address;

export const toAddressV3 = (address: Address): AddressFields => ({
  ...toAddressRow(address),
  country_code: address.country.toUpperCase(),
});
