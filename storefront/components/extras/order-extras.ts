import { dayText } from "#commerce/sales/orders/emails/extras.ts";
import { paidWithLines } from "#commerce/sales/orders/paid-with.ts";
import { paidWithTexts } from "#commerce/sales/orders/paid-with-texts.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts, type TextContext } from "#storefront/app/display-texts.ts";

import { recipientText } from "./recipient-lines.ts";

/** How an order was paid, and the extras requested with it, in the visitor's language. */
export type OrderExtrasView = {
  /** The heading above the pick-up address. Null when the order is shipped. */
  at: string | null;
  /**
   * The steps until the order can be collected, shown in place of the parcel's steps. Null when the order is shipped.
   */
  next: string[] | null;
  blocks: { heading: string; lines: string[] }[];
};

export async function orderExtrasView(
  context: TextContext & { locale: { intl: string } },
  order: Order,
): Promise<OrderExtrasView> {
  const { extras, invoice, shippingMethod } = order;
  const paid = paidWithLines(order, context.locale.language, context.locale.intl);
  const blocks: OrderExtrasView["blocks"] = [];
  const add = (heading: string, lines: readonly string[]) => blocks.push({ heading, lines: [...lines] });
  if (paid.length > 0) add(paidWithTexts[context.locale.language].heading, paid);
  if (!extras) return { at: null, next: null, blocks };
  const words = await loadAreaTexts("extras", context);
  const { intl } = context.locale;
  const { pickUp, note, gift, recipients = [] } = extras;
  if (invoice?.owed) {
    const amount = formatMoney(invoice.owed, order.currency, intl);
    add(words["invoice.title"], [fill(words["invoice.open"], { amount, date: dayText(invoice.dueOn, intl) })]);
  } else if (invoice?.paidOn) {
    add(words["invoice.title"], [fill(words["invoice.paid"], { date: dayText(invoice.paidOn, intl) })]);
  }
  if (gift) add(words["gift.shown"], gift.message.split("\n").filter(Boolean));
  if (note) add(words["note.shown"], note.split("\n"));
  for (const one of recipients) {
    const line = order.lines.find(({ variantId }) => variantId === one.variantId);
    const to = recipientText(one, one.quantity ?? 1, words, context.locale);
    add(line?.name ?? words["recipient.title"], [to, ...one.message.split("\n").filter(Boolean)]);
  }
  const days = fill(words["pickUp.days"], { from: shippingMethod.daysFrom, to: shippingMethod.daysTo });
  return {
    at: pickUp ? words["pickUp.at"] : null,
    next: pickUp
      ? [
          words["pickUp.next.pack"],
          `${days}. ${words["pickUp.next.ready"]}`,
          fill(words["pickUp.next.take"], { store: pickUp.name }),
        ]
      : null,
    blocks,
  };
}
