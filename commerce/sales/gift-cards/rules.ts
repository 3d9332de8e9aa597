import type { TotalLine } from "#commerce/sales/totals/schema.ts";
import type { GiftCardPayment, HeldCard } from "./schema.ts";

/**
 * Splits `payable` over the cards in the order they were entered, each up to its balance. The rest is left for the card
 * payment.
 */
export function partsOf(cards: readonly HeldCard[], currency: string, payable: number): GiftCardPayment[] {
  let rest = Math.max(0, payable);
  return cards.flatMap(({ id, last4, balance, currency: own }) => {
    const amount = own === currency ? Math.min(rest, Math.max(0, balance)) : 0;
    rest -= amount;
    return amount > 0 ? [{ id, last4, amount }] : [];
  });
}

export const sumOfParts = (parts: readonly GiftCardPayment[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** The label of the line that says how much of an exchange order is paid by the returned goods. */
export const returnedLabel = "total.returned";

/** How a total is paid, for its explained lines: each gift card's part, and what is left for the card payment. */
export const paidLines = (parts: readonly GiftCardPayment[], total: number): TotalLine[] =>
  parts.length === 0
    ? []
    : [
        ...parts.map(
          ({ last4, amount, isReturned }): TotalLine => ({
            kind: "gift_card",
            ...(isReturned ? { label: returnedLabel } : { label: "total.giftCard", name: last4 }),
            amount,
            included: true,
          }),
        ),
        { kind: "due", label: "total.due", amount: total - sumOfParts(parts), included: true },
      ];
