import type { Order } from "#commerce/sales/orders/schema.ts";
import type { Detail } from "#commerce/shared/email/tables.tsx";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { longDate } from "#commerce/shared/texts/formats.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { paidWithLines } from "../paid-with.ts";
import { paidWithTexts } from "../paid-with-texts.ts";
import { extrasTexts } from "./extras-texts.ts";

/** "31 January 2027": a day as invoices write it. */
export const dayText = (day: string, intl: string): string => longDate(intl).format(new Date(day));

/** The confirmation's introduction: about the parcel, the store, or gift cards for somebody else. */
export function introOf(
  order: Order,
  language: Language,
  { intro, introEmail }: Record<"intro" | "introEmail", string>,
) {
  const { pickUp, recipients = [] } = order.extras ?? {};
  const { introPickUp, introGift } = extrasTexts[language];
  const isByEmail = order.shippingMethod.code === "email";
  const to = [...new Set(recipients.map(({ email }) => email))].join(", ");
  const cards = to ? fill(introGift, { email: to }) : isByEmail ? introEmail : "";
  const goods = isByEmail ? "" : pickUp ? introPickUp : intro;
  return [goods, cards].filter(Boolean).join(" ");
}

/** How the order was paid, its extras, and how an invoice is paid. `bank`: the bank details, line by line. */
export function extraDetails(order: Order, language: Language, intl: string, bank: readonly string[]): Detail[] {
  const texts = extrasTexts[language];
  const { note, gift, recipients = [] } = order.extras ?? {};
  const { invoice } = order;
  const paid = paidWithLines(order, language, intl);
  const details: Detail[] = paid.length > 0 ? [{ heading: paidWithTexts[language].heading, lines: paid }] : [];
  if (gift) details.push({ heading: texts.wrapped, lines: gift.message.split("\n").filter(Boolean) });
  const later = recipients.flatMap(({ email, sendOn }) => (sendOn ? [`${email}: ${dayText(sendOn, intl)}`] : []));
  if (later.length > 0) details.push({ heading: texts.giftDays, lines: later });
  if (note) details.push({ heading: texts.note, lines: note.split("\n") });
  if (invoice && invoice.owed > 0) {
    const amount = formatMoney(invoice.owed, order.currency, intl);
    const payTo = fill(texts.payTo, { amount, number: order.id });
    details.unshift({ heading: fill(texts.payBy, { date: dayText(invoice.dueOn, intl) }), lines: [payTo, ...bank] });
  }
  return details;
}

/** Splits INVOICE_BANK and INVOICE_SELLER at "|". */
export const linesIn = (text = ""): string[] =>
  text
    .split("|")
    .map((line) => line.trim())
    .filter(Boolean);
