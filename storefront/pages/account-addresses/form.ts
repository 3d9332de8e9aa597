import { faultsIn } from "#commerce/customers/accounts/problems.ts";
import { addressUses } from "#commerce/customers/accounts/schema.ts";
import { addAddress, removeAddress, updateAddress } from "#commerce/customers/addresses/actions.ts";
import { filledAddress } from "#commerce/shared/postal-codes/fill.ts";
import { goTo } from "#storefront/app/go-to.ts";
import { notFound, type Post } from "#storefront/app/page.ts";
import { addressFrom } from "#storefront/components/forms/address-values.ts";
import { addressMessages } from "#storefront/components/forms/field-messages.ts";
import { type AddressesProps, answer } from "./data.ts";

/** Stores a new or changed address, or deletes one. */
export const post: Post<AddressesProps> = async (context, form) => {
  const { db } = context.services;
  const customerId = context.visitor.customer?.id;
  const to = (done: string) => goTo(context, `/account/addresses${done}`);
  if (customerId === undefined) return to("");
  const id = /^\d{1,9}$/.test(form.get("id") ?? "") ? Number(form.get("id")) : null;
  if (form.get("action") === "delete") {
    // Deleting an address that no longer exists counts as success.
    if (id !== null) await removeAddress(db, customerId, id);
    return to("?done=deleted");
  }
  const typed = await filledAddress(addressFrom(form, "shipping"));
  const uses = addressUses.filter((use) => form.getAll("uses").includes(use));
  const saved = await (id === null
    ? addAddress(db, customerId, typed, uses)
    : updateAddress(db, customerId, id, typed, uses));
  if (saved.ok) return to("?done=saved");
  if (saved.problem.code !== "invalid") return notFound();
  const errors = addressMessages(faultsIn(saved.problem), typed.country, "shipping");
  return answer(context, { id, typed, uses, errors });
};
