import { faultsIn } from "#commerce/customers/accounts/problems.ts";
import { addressUses } from "#commerce/customers/accounts/schema.ts";
import { addAddress, removeAddress, updateAddress } from "#commerce/customers/addresses/actions.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { notFound, type Post, redirect } from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { addressMessages } from "#storefront/components/forms/field-messages.ts";
import { answer, blankAddress } from "./data.ts";
import type { AddressesProps } from "./props.ts";

/** Keeps a new or changed address, or deletes one. */
export const post: Post<AddressesProps> = async (context, form) => {
  const { services, locale, visitor } = context;
  const { db } = services;
  const customerId = visitor.customer?.id;
  const to = (done: string) => redirect(localePath(locale, `/account/addresses${done}`), 303);
  if (customerId === undefined) return to("");
  const id = /^\d{1,9}$/.test(form.get("id") ?? "") ? Number(form.get("id")) : null;
  if (form.get("action") === "delete") {
    // One that is gone already is what was asked for.
    if (id !== null) await removeAddress(db, customerId, id);
    return to("?done=deleted");
  }
  const typed = typedAddress(form, blankAddress(context));
  const uses = addressUses.filter((use) => form.getAll("uses").includes(use));
  const kept = await (id === null
    ? addAddress(db, customerId, typed, uses)
    : updateAddress(db, customerId, id, typed, uses));
  if (kept.ok) return to("?done=saved");
  if (kept.problem.code !== "invalid") return notFound();
  const errors = addressMessages(faultsIn(kept.problem), typed.country, "shipping");
  return answer(context, { id, typed, uses, errors });
};

/** The fields of the form, named "shipping.city"; those that its country does not have stay empty. */
function typedAddress(form: URLSearchParams, blank: Address): Address {
  const names = Object.keys(blank) as (keyof Address)[];
  return Object.fromEntries(names.map((name) => [name, form.get(`shipping.${name}`)?.slice(0, 1000) ?? ""])) as Address;
}
