import type { ExtrasPatch } from "#commerce/sales/checkout/extras.ts";
import type { Recipient } from "#commerce/sales/checkout/schema.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { filledAddress } from "#commerce/shared/postal-codes/fill.ts";
import { addressFrom } from "#storefront/components/forms/address-values.ts";

/** The values submitted with the delivery step's forms. */

export type TypedDelivery = {
  way: "send" | "collect";
  shipping: Address;
  /** Null means the same as the delivery address. */
  billing: Address | null;
  methodId: number | null;
  storeId: number | null;
  /** The place where stores are searched for. */
  near: string;
  extras: Required<ExtrasPatch>;
};

const numberIn = (text: string | null): number | null => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : null);

export function typedDelivery(form: URLSearchParams): TypedDelivery {
  const way = form.get("way") === "collect" ? "collect" : "send";
  return {
    way,
    shipping: addressFrom(form, "shipping"),
    billing: way === "send" && form.has("same_billing") ? null : addressFrom(form, "billing"),
    methodId: numberIn(form.get("method")),
    storeId: numberIn(form.get("store")),
    near: (form.get("near") ?? "").trim().slice(0, 100),
    extras: {
      note: form.get("note") ?? "",
      gift: form.has("gift") ? { message: form.get("giftMessage") ?? "" } : null,
      recipients: recipientsIn(form),
    },
  };
}

/**
 * Fills in towns and states from postal codes where they were left empty. In browsers with scripts this has already
 * happened.
 */
export async function filledDelivery(typed: TypedDelivery): Promise<TypedDelivery> {
  const [shipping, billing] = await Promise.all([
    filledAddress(typed.shipping),
    typed.billing && filledAddress(typed.billing),
  ]);
  return { ...typed, shipping, billing };
}

/**
 * Reads the fields "recipients.{place}.email" and the like; a variant's second recipient has the place "12-2". A
 * recipient whose fields are all empty is left out.
 */
function recipientsIn(form: URLSearchParams): Recipient[] {
  const places = [...form.keys()].flatMap(
    (name) => /^recipients\.(\d{1,9}(?:-\d{1,2})?)\.email$/.exec(name)?.[1] ?? [],
  );
  return [...new Set(places)].flatMap((place) => {
    const field = (name: string) => form.get(`recipients.${place}.${name}`) ?? "";
    const wish = {
      name: field("name"),
      email: field("email"),
      message: field("message"),
      from: field("from"),
      sendOn: field("sendOn"),
    };
    if (Object.values(wish).every((text) => text.trim() === "")) return [];
    const quantity = numberIn(field("quantity"));
    return [{ variantId: Number(place.split("-")[0]), ...wish, ...(quantity && { quantity }) }];
  });
}
