import { toCustomer as toOwnCustomer } from "#commerce/customers/accounts/reads.ts";
import type { Customer, CustomerGroup, SavedAddress } from "#commerce/customers/accounts/schema.ts";
import { type AddressFields, fromAddressFields, toAddressV3 } from "#commerce/customers/addresses/fields.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { DiscountRule } from "#commerce/shared/discounts/schema.ts";
import { statesByCountry } from "#commerce/shared/regions/states.ts";

/**
 * The fields that we read of /v3/customers, /v3/customers/addresses and /v2/customer_groups, and their conversion to
 * our types. Pure.
 */

export type BcCustomer = {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  customer_group_id: number;
  notes: string;
  form_fields?: { name: string; value: string | number | string[] }[];
};

/** Optional fields may be absent. */
export type BcAddress = Partial<AddressFields> & { id: number; customer_id: number; country_code: string };

export type BcGroup = {
  id: number;
  name: string;
  is_default: boolean;
  is_group_for_guests?: boolean;
  discount_rules?: {
    type: string;
    method?: string;
    amount?: string | number;
    category_id?: string | number;
    product_id?: string | number;
  }[];
};

export const formFieldsOf = (customer: BcCustomer): { name: string; value: string }[] =>
  (customer.form_fields ?? []).map(({ name, value }) => ({ name, value: String(value) }));

export const toCustomer = (customer: BcCustomer, now: Date): Customer =>
  toOwnCustomer(
    {
      ...customer,
      customer_group_id: customer.customer_group_id || null,
      notes: customer.notes ?? "",
      form_fields: formFieldsOf(customer),
    },
    now,
  );

/**
 * The store writes out states ("Colorado"), our addresses use their codes. In countries without a list of states the
 * text stays.
 */
export const toAddress = ({ id, ...address }: BcAddress): SavedAddress => ({
  id,
  ...fromAddressFields(address),
  state: stateCode(address.country_code, address.state_or_province ?? ""),
  country: address.country_code.toLowerCase(),
});

export const fromAddress = (address: Address): AddressFields => ({
  ...toAddressV3(address),
  state_or_province:
    statesByCountry[address.country]?.find(({ code }) => code === address.state)?.name ?? address.state,
});

export function stateCode(country: string, state: string): string {
  const wanted = state.toLowerCase();
  const known = statesByCountry[country.toLowerCase()] ?? [];
  return known.find(({ name, code }) => name.toLowerCase() === wanted || code.toLowerCase() === wanted)?.code ?? state;
}

/** Rules that refer to a price list are left out, because its prices are in the catalogue already. */
export const toGroup = (group: BcGroup): CustomerGroup => ({
  id: group.id,
  name: group.name,
  region: null,
  is_default: group.is_default,
  is_group_for_guests: group.is_group_for_guests ?? false,
  discount_rules: (group.discount_rules ?? []).flatMap(toRule),
});

const types = ["all", "category", "product"] as const;
const methods = ["percent", "fixed", "price"] as const;

function toRule(rule: NonNullable<BcGroup["discount_rules"]>[number]): DiscountRule[] {
  const type = types.find((one) => one === rule.type);
  const method = methods.find((one) => one === rule.method);
  const amount = Number(rule.amount);
  if (!type || !method || !(amount >= 0)) return [];
  const target = { category_id: Number(rule.category_id), product_id: Number(rule.product_id) };
  return [
    {
      type,
      method,
      amount,
      ...(type === "category" && { category_id: target.category_id }),
      ...(type === "product" && { product_id: target.product_id }),
    },
  ];
}
