import { recipientFaults, sharesOf, tidyRecipient, tidyText } from "#commerce/sales/gift-cards/recipients.ts";
import type { OrderExtras } from "#commerce/sales/orders/schema.ts";
import { giftCardKind } from "#commerce/sales/promotions/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { CheckoutFacts } from "./rules.ts";
import { type Checkout, type CheckoutState, longest, type Recipient } from "./schema.ts";

/** The extras of a checkout besides goods and delivery: a note, gift wrapping, recipients of gift cards. Pure. */

export type ExtrasPatch = {
  note?: string;
  /** Null: no wrapping. */
  gift?: { message: string } | null;
  recipients?: Recipient[];
};

/** Normalises the extras for storage; empty recipients are dropped. */
export function tidyExtras({ note, gift, recipients }: ExtrasPatch): ExtrasPatch {
  const said = recipients?.flatMap(({ variantId, quantity, ...recipient }) => {
    const tidy = tidyRecipient(recipient);
    return tidy ? [{ variantId, ...tidy, ...(quantity !== undefined && { quantity }) }] : [];
  });
  return {
    ...(note !== undefined && { note: tidyText(note) }),
    ...(gift !== undefined && { gift: gift && { message: tidyText(gift.message) } }),
    ...(said && { recipients: said }),
  };
}

/** The name of a recipient in field paths: the second and later ones of a variant have a number, "12-2". */
export const recipientPlace = (variantId: number, place: number): string =>
  place === 1 ? String(variantId) : `${variantId}-${place}`;

/** Validates the extras: text keys by field, those of recipients as "recipients.{place}.email". */
export function extrasFaults(
  { note = "", gift, recipients = [] }: ExtrasPatch,
  { cart, wrapPrice = null }: Pick<CheckoutFacts, "cart" | "wrapPrice">,
  now = new Date(),
): Record<string, string> {
  const faults: Record<string, string> = {};
  const limit = (field: string, text: string, most: number) => {
    if (text.length > most) faults[field] = "error.tooLong";
  };
  limit("note", note, longest.note);
  if (gift) limit("giftMessage", gift.message, longest.giftMessage);
  if (gift && wrapPrice === null) faults.gift = "error.invalid";
  const seen = new Map<number, number>();
  for (const { variantId, quantity: _, ...recipient } of recipients) {
    const place = (seen.get(variantId) ?? 0) + 1;
    seen.set(variantId, place);
    const field = (part: string) => `recipients.${recipientPlace(variantId, place)}.${part}`;
    const isCard = cart.lines.some((line) => line.variantId === variantId && line.kind === giftCardKind);
    if (!isCard) faults[field("variantId")] = "error.invalid";
    const wrong = recipientFaults(recipient, cart.region as PriceRegion, now);
    for (const [part, key] of Object.entries(wrong)) faults[field(part)] = key;
  }
  return faults;
}

/** Applies the patch to the state; emptied fields are removed. */
export function withExtras(state: CheckoutState, { note, gift, recipients }: ExtrasPatch): CheckoutState {
  const next = { ...state };
  if (note !== undefined) next.note = note;
  if (gift) next.gift = gift;
  if (recipients) next.recipients = recipients;
  if (note === "") delete next.note;
  if (gift === null) delete next.gift;
  if (recipients?.length === 0) delete next.recipients;
  return next;
}

/** The extras that the order keeps; null in the usual case of none. */
export function orderExtrasOf({ cart }: CheckoutFacts, checkout: Checkout, invoiceDays?: number): OrderExtras | null {
  const { state, pickUp, totals } = checkout;
  const isWrapped = totals.some(({ kind }) => kind === "gift_wrap");
  const recipients = cart.lines.flatMap((line) =>
    sharesOf(state.recipients ?? [], line).named.map(({ to, count }) =>
      to.quantity === undefined ? to : { ...to, quantity: count },
    ),
  );
  const extras: OrderExtras = {
    ...(state.note && { note: state.note }),
    ...(isWrapped && state.gift && { gift: state.gift }),
    ...(pickUp && { pickUp: { storeId: pickUp.id, slug: pickUp.slug, name: pickUp.name, phone: pickUp.phone } }),
    ...(recipients.length > 0 && { recipients }),
    ...(invoiceDays !== undefined && { invoice: { days: invoiceDays } }),
  };
  return Object.keys(extras).length > 0 ? extras : null;
}
