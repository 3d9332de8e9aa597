import type { UseFormReturn } from "react-hook-form";
import type { Static } from "typebox";
import type { CustomerGroup, StaffCustomerChange } from "#commerce/customers/accounts/schema.ts";
import type { CustomerDetail } from "#commerce/customers/office/schema.ts";
import type { Key } from "../../i18n/languages.ts";
import { get, send } from "../../runtime/api.ts";

export type Group = Static<typeof CustomerGroup>;

/** The fields of a customer that staff can change, named as in the API. */
export type CustomerValues = Required<
  Pick<
    StaffCustomerChange,
    "first_name" | "last_name" | "language" | "customer_group_id" | "notes" | "staff_note" | "tags"
  >
>;
export type CustomerForm = UseFormReturn<CustomerValues>;

export const labels: Record<keyof CustomerValues, Key> = {
  first_name: "firstNameField",
  last_name: "lastNameField",
  language: "language",
  customer_group_id: "group",
  notes: "accountNote",
  staff_note: "staffNote",
  tags: "tags",
};

export const valuesOf = (customer: CustomerDetail): CustomerValues => ({
  first_name: customer.firstName,
  last_name: customer.lastName,
  language: customer.language as CustomerValues["language"],
  customer_group_id: customer.groupId,
  notes: customer.notes,
  staff_note: customer.staffNote,
  tags: customer.tags,
});

export const loadCustomer = async (id: number | string, signal?: AbortSignal): Promise<CustomerDetail> =>
  (await get<{ data: CustomerDetail }>(`/staff/customers/${id}`, {}, signal)).data;

/** Saves the changes. `merged` lists the fields that others changed meanwhile. */
export async function saveCustomer(id: number, changes: Partial<CustomerValues>, version: number | undefined) {
  const { meta } = await send<{ meta: { merged?: string[] } }>("PUT", `/customers/${id}`, { ...changes, version });
  return { customer: await loadCustomer(id), merged: meta.merged ?? [] };
}
