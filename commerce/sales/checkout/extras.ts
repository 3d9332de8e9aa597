import { mailbox } from "#commerce/customers/accounts/rules.ts";
import type { OrderExtras } from "#commerce/sales/orders/schema.ts";
import { giftCardKind } from "#commerce/sales/promotions/schema.ts";
import { isEmail } from "#commerce/shared/address/rules.ts";
import type { CheckoutFacts } from "./rules.ts";
import { type Checkout, type CheckoutState, longest, type Recipient } from "./schema.ts";

/** What may be asked for besides goods and delivery: a note, gift wrapping, whom gift cards go to. Pure. */

export type ExtrasPatch = {
  note?: string;
  /** Null: no wrapping. */
  gift?: { message: string } | null;
  recipients?: Recipient[];
};

/** Several lines as they were typed, without what nobody types and databases refuse. */
const tidyText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
    .trim();

const tidyLine = (text: string): string => tidyText(text).replaceAll("\n", " ");

/** As it is kept; recipients of whom nothing is said are none. */
export function tidyExtras({ note, gift, recipients }: ExtrasPatch): ExtrasPatch {
  const said = (recipients ?? []).map(({ variantId, name, email, message }) => ({
    variantId,
    name: tidyLine(name),
    email: mailbox(email),
    message: tidyText(message),
  }));
  return {
    ...(note !== undefined && { note: tidyText(note) }),
    ...(gift !== undefined && { gift: gift && { message: tidyText(gift.message) } }),
    ...(recipients && { recipients: said.filter(({ name, email, message }) => name || email || message) }),
  };
}

/** What is wrong with them: text keys by field, those of recipients as "recipients.{variant}.email". */
export function extrasFaults(
  { note = "", gift, recipients = [] }: ExtrasPatch,
  { cart, wrapPrice = null }: Pick<CheckoutFacts, "cart" | "wrapPrice">,
): Record<string, string> {
  const faults: Record<string, string> = {};
  const limit = (field: string, text: string, most: number) => {
    if (text.length > most) faults[field] = "error.tooLong";
  };
  limit("note", note, longest.note);
  if (gift) limit("giftMessage", gift.message, longest.giftMessage);
  if (gift && wrapPrice === null) faults.gift = "error.invalid";
  for (const { variantId, name, email, message } of recipients) {
    const field = (part: string) => `recipients.${variantId}.${part}`;
    const isCard = cart.lines.some((line) => line.variantId === variantId && line.kind === giftCardKind);
    if (!isCard) faults[field("variantId")] = "error.invalid";
    if (!isEmail(email)) faults[field("email")] = email === "" ? "error.required" : "error.email";
    limit(field("name"), name, longest.recipientName);
    limit(field("message"), message, longest.recipientMessage);
  }
  return faults;
}

/** The state with what the patch says; nothing is kept of what was emptied. */
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

/** What of it the order keeps; null: nothing, as a rule. */
export function orderExtrasOf({ cart }: CheckoutFacts, checkout: Checkout, invoiceDays?: number): OrderExtras | null {
  const { state, pickUp, totals } = checkout;
  const isWrapped = totals.some(({ kind }) => kind === "gift_wrap");
  const recipients = state.recipients?.filter((one) => cart.lines.some((line) => line.variantId === one.variantId));
  const extras: OrderExtras = {
    ...(state.note && { note: state.note }),
    ...(isWrapped && state.gift && { gift: state.gift }),
    ...(pickUp && { pickUp: { storeId: pickUp.id, slug: pickUp.slug, name: pickUp.name, phone: pickUp.phone } }),
    ...(recipients?.length && { recipients }),
    ...(invoiceDays !== undefined && { invoice: { days: invoiceDays } }),
  };
  return Object.keys(extras).length > 0 ? extras : null;
}
