import { returnedLabel } from "#commerce/sales/gift-cards/rules.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { brandNames } from "./names.ts";
import { type PaidWithTexts, paidWithTexts } from "./paid-with-texts.ts";
import type { Order, PaidWith } from "./schema.ts";

/** A part of an order's total in minor units, and how it was paid. */
export type OrderPayment = { amount: number } & (
  | { kind: "gift_card"; last4: string }
  /** With the value of goods returned in an exchange. */
  | { kind: "returned" }
  | { kind: "invoice" }
  /** Through the payment provider; null when it gave no details. */
  | { kind: "provider"; with: PaidWith | null }
);

type PaidOrder = Pick<Order, "totals" | "total" | "extras" | "payment" | "confirmedAt">;

/** The payments of an order, gift cards first. Empty when it was never confirmed, or nothing is known. */
export function paymentsOf({ totals, total, extras, payment, confirmedAt }: PaidOrder): OrderPayment[] {
  if (!confirmedAt) return [];
  const cards = totals.filter(({ kind }) => kind === "gift_card");
  const parts: OrderPayment[] = cards.map(({ label, name = "", amount }) =>
    label === returnedLabel ? { kind: "returned", amount } : { kind: "gift_card", last4: name, amount },
  );
  const rest = total - cards.reduce((sum, { amount }) => sum + amount, 0);
  if (rest <= 0) return parts;
  if (extras?.invoice) return [...parts, { kind: "invoice", amount: rest }];
  return payment ? [...parts, { kind: "provider", with: payment.with, amount: rest }] : parts;
}

/** "Visa ending in 1111". */
export const cardText = ({ brand, last4 }: NonNullable<PaidWith["card"]>, texts: PaidWithTexts): string =>
  fill(texts.ending, { brand: brandNames[brand] ?? texts.card, last4 });

/** "Visa ending in 1111 (Apple Pay)". */
export function paidWithText(paid: PaidWith | null, texts: PaidWithTexts): string {
  if (!paid) return texts.online;
  const { method, card, wallet } = paid;
  const name = card ? cardText(card, texts) : (brandNames[method] ?? (method === "card" ? texts.card : texts.online));
  const inWallet = wallet ? brandNames[wallet] : undefined;
  return inWallet && inWallet !== name ? `${name} (${inWallet})` : name;
}

function partText(part: OrderPayment, texts: PaidWithTexts): string {
  if (part.kind === "gift_card") return fill(texts.giftCard, { last4: part.last4 });
  if (part.kind === "returned") return texts.returned;
  return part.kind === "invoice" ? texts.invoice : paidWithText(part.with, texts);
}

/** How the amount left after gift cards was paid: "Visa ending in 1111". Null when nothing is paid yet. */
export function restPaidWith(order: PaidOrder, language: Language): string | null {
  if (!order.confirmedAt) return null;
  const texts = paidWithTexts[language];
  const rest = paymentsOf(order).find(({ kind }) => kind !== "gift_card" && kind !== "returned");
  return rest ? partText(rest, texts) : texts.otherwise;
}

/** How an order was paid, one line per part; with amounts when there are several. */
export function paidWithLines(order: PaidOrder & Pick<Order, "currency">, language: Language, intl: string): string[] {
  const texts = paidWithTexts[language];
  const parts = paymentsOf(order);
  return parts.map((part) => {
    const text = partText(part, texts);
    return parts.length > 1 ? `${text} · ${formatMoney(part.amount, order.currency, intl)}` : text;
  });
}
