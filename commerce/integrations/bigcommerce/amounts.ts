import { fromDecimal } from "#commerce/shared/money/rules.ts";

/** BigCommerce writes amounts as decimal numbers or texts ("31.3100"). This is the one place where they become minor units. */
export type Amount = number | string | null | undefined;

/** Eight decimals: enough for any currency, and too few for what sums of floating-point numbers end in (32.809999999999995). */
const decimals = 8;

/** Null where there is none: nothing, "", or the empty object that stands for nothing in places. */
export function minorOf(amount: Amount | object, currency: string): number | null {
  if (typeof amount === "number") return fromDecimal(amount.toFixed(decimals), currency);
  return typeof amount === "string" && amount !== "" ? fromDecimal(amount, currency) : null;
}

export const minorOr0 = (amount: Amount | object, currency: string): number => minorOf(amount, currency) ?? 0;
