import { fromDecimal } from "#commerce/shared/money/rules.ts";

/**
 * BigCommerce writes amounts as decimal numbers or texts ("31.3100"). They are converted to minor units only in this
 * file.
 */
export type Amount = number | string | null | undefined;

/**
 * Eight decimals are enough for any currency, and cut off the rounding errors of floating-point sums
 * (32.809999999999995).
 */
const decimals = 8;

/** Null when there is no amount: nothing, "", or the empty object that BigCommerce sends in some places. */
export function minorOf(amount: Amount | object, currency: string): number | null {
  if (typeof amount === "number") return fromDecimal(amount.toFixed(decimals), currency);
  return typeof amount === "string" && amount !== "" ? fromDecimal(amount, currency) : null;
}

export const minorOr0 = (amount: Amount | object, currency: string): number => minorOf(amount, currency) ?? 0;
