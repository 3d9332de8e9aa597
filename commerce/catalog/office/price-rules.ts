import { type Static, Type } from "typebox";
import { exponentOf } from "#commerce/shared/money/rules.ts";

/** What a change of many prices makes of one. Pure; amounts are minor units of the currency. */

export const PriceChange = Type.Object(
  {
    /** Decimal amounts in the list's currency: the new price, or what is added to it. */
    set: Type.Optional(Type.Number({ minimum: 0, maximum: 10_000_000 })),
    amount: Type.Optional(Type.Number({ minimum: -10_000_000, maximum: 10_000_000 })),
    percent: Type.Optional(Type.Number({ exclusiveMinimum: -100, maximum: 1000 })),
    /** The nearest price that ends so: 0.95, 0.99, 0. */
    round_to: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 1 })),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type PriceChange = Static<typeof PriceChange>;

/** Null: nothing that a price could be comes of it. */
export function changedPrice(price: number, { set, amount, percent, round_to: end }: PriceChange, currency: string) {
  const unit = 10 ** exponentOf(currency);
  const wanted = set === undefined ? price * (1 + (percent ?? 0) / 100) + (amount ?? 0) * unit : set * unit;
  const changed = end === undefined ? Math.round(wanted) : nearestEnding(wanted, Math.round(end * unit), unit);
  return changed >= 0 && Number.isSafeInteger(changed) ? changed : null;
}

const nearestEnding = (wanted: number, end: number, unit: number): number =>
  wanted < 0 ? Math.round(wanted) : Math.max(0, Math.round((wanted - end) / unit)) * unit + end;
