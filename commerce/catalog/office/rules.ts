import { exponentOf } from "#commerce/shared/money/rules.ts";
import type { PriceChange } from "./price-schema.ts";

/** The result of a bulk change for one price. Pure; amounts are minor units of the currency. */

/** Null when the result is not a valid price. */
export function changedPrice(price: number, { set, amount, percent, round_to: end }: PriceChange, currency: string) {
  const unit = 10 ** exponentOf(currency);
  const wanted = set === undefined ? price * (1 + (percent ?? 0) / 100) + (amount ?? 0) * unit : set * unit;
  const changed = end === undefined ? Math.round(wanted) : nearestEnding(wanted, Math.round(end * unit), unit);
  return changed >= 0 && Number.isSafeInteger(changed) ? changed : null;
}

const nearestEnding = (wanted: number, end: number, unit: number): number =>
  wanted < 0 ? Math.round(wanted) : Math.max(0, Math.round((wanted - end) / unit)) * unit + end;
