import { exponentOf } from "#commerce/shared/money/rules.ts";
import type { PriceChange } from "./price-schema.ts";

/** What a change of many prices makes of one. Pure; amounts are minor units of the currency. */

/** Null: nothing that a price could be comes of it. */
export function changedPrice(price: number, { set, amount, percent, round_to: end }: PriceChange, currency: string) {
  const unit = 10 ** exponentOf(currency);
  const wanted = set === undefined ? price * (1 + (percent ?? 0) / 100) + (amount ?? 0) * unit : set * unit;
  const changed = end === undefined ? Math.round(wanted) : nearestEnding(wanted, Math.round(end * unit), unit);
  return changed >= 0 && Number.isSafeInteger(changed) ? changed : null;
}

const nearestEnding = (wanted: number, end: number, unit: number): number =>
  wanted < 0 ? Math.round(wanted) : Math.max(0, Math.round((wanted - end) / unit)) * unit + end;
