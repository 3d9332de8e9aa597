import type { FulfilmentServices } from "#commerce/aftersales/fulfilment/services.ts";
import { cardEmailQueue } from "#commerce/sales/gift-cards/emails.tsx";
import { issueCard } from "#commerce/sales/gift-cards/writes.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { endRefund } from "#commerce/sales/payments/writes.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { Transaction } from "#database/tables.ts";

/** The text of the email with the card, in the order's language. */
const words: Record<Language, string> = {
  en: "In place of money back for order {number}.",
  de: "Anstelle einer Erstattung für Bestellung {number}.",
  fr: "À la place du remboursement de la commande {number}.",
  it: "Al posto del rimborso per l’ordine {number}.",
  es: "En lugar del reembolso del pedido {number}.",
  sv: "I stället för pengar tillbaka för beställning {number}.",
  no: "I stedet for pengene tilbake for bestilling {number}.",
  ja: "ご注文 {number} の返金に代えてお送りします。",
};

type Credit = { refundId: number; amount: number; by: string };

/**
 * Completes a refund with a new gift card of its amount (minor units) for the buyer, who gets the code by email.
 * Returns the card's id; null when everything went back to gift cards that had paid.
 */
export async function giveCredit(
  { config, jobs }: Pick<FulfilmentServices, "config" | "jobs">,
  trx: Transaction,
  order: Order,
  { refundId, amount, by }: Credit,
  isTold = true,
): Promise<number | null> {
  await endRefund(trx, refundId, { status: "done", reference: null });
  if (amount === 0) return null;
  const { firstName, lastName } = order.billingAddress;
  const text = words[order.language as Language] ?? words.en;
  const card = {
    currency: order.currency,
    amount,
    expiresAt: null,
    language: order.language,
    bought: null,
    ...(isTold && { toName: `${firstName} ${lastName}`.trim(), toEmail: order.email }),
    message: fill(text, { number: order.id }),
  };
  const issued = await issueCard(trx, card, config.SECRET, by);
  if (!issued) throw new Error(`No gift card was issued for refund ${refundId}.`);
  await trx.updateTable("refunds").set({ credit_card_id: issued.id }).where("id", "=", refundId).execute();
  if (isTold) await jobs.send(cardEmailQueue, { cardId: issued.id }, trx);
  return issued.id;
}
