import { brandNames } from "#commerce/sales/orders/names.ts";
import type { PaymentMark } from "./schema.ts";

/** The cards that a country's shoppers expect first; elsewhere the three that are accepted worldwide. */
const cardsAt: Readonly<Record<string, readonly PaymentMark[]>> = {
  us: ["visa", "mastercard", "amex", "discover", "diners"],
  jp: ["visa", "mastercard", "jcb", "amex", "diners"],
};
const everywhere: readonly PaymentMark[] = ["visa", "mastercard", "amex"];
const wallets: readonly PaymentMark[] = ["apple-pay", "google-pay", "paypal"];

/** The marks shown in a country ("us"), of all that the provider takes: its cards, then wallets, in display order. */
export const marksAt = (taken: readonly PaymentMark[], country: string): PaymentMark[] =>
  [...(cardsAt[country] ?? everywhere), ...wallets].filter((mark) => taken.includes(mark));

/** "Apple Pay": names are the same in every language. */
export const markName = (mark: PaymentMark): string => brandNames[mark.replace("-", "_")] ?? mark;
