import { type Static, Type } from "typebox";

/** A change of many prices. */

export const PriceChange = Type.Object(
  {
    /** Decimal amounts in the list's currency: the new price, or what is added. */
    set: Type.Optional(Type.Number({ minimum: 0, maximum: 10_000_000 })),
    amount: Type.Optional(Type.Number({ minimum: -10_000_000, maximum: 10_000_000 })),
    percent: Type.Optional(Type.Number({ exclusiveMinimum: -100, maximum: 1000 })),
    /** Rounds to the nearest price with this ending: 0.95, 0.99, 0. */
    round_to: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 1 })),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type PriceChange = Static<typeof PriceChange>;
