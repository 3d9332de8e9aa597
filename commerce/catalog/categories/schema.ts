import { type Static, Type } from "typebox";
import { sortings } from "#commerce/catalog/products/schema.ts";
import { words } from "#commerce/catalog/shared/value-schemas.ts";
import { keyPattern } from "#commerce/shared/own-fields/schema.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, Id, literals } from "#commerce/shared/rest/shapes.ts";

/** What fills a category and how it is displayed: rules, sort order, pinned products. */

const not = Type.Optional(Type.Literal(true, { description: "Those for which it does not hold." }));
const market = literals(priceRegions);
const values = Type.Array(words(100), { minItems: 1, maxItems: 50, uniqueItems: true });
const key = Type.String({ pattern: keyPattern });
const Bound = Type.Optional(Type.Number({ minimum: -1e12, maximum: 1e12 }));
const Amount = Type.Number({ minimum: 0, maximum: 1e9 });

export const flags = ["new", "redesigned", "best-seller", "coming-soon"] as const;
/** Lists of values under names that products define. */
export const namedFields = ["attribute", "specification", "option"] as const;
export const plainFields = ["brand", "kind"] as const;

export const Condition = Type.Union([
  Type.Object({ field: Type.Literal("flag"), flag: literals(flags), not }, closed),
  Type.Object(
    {
      field: Type.Literal("price"),
      market,
      /** In units of the market's currency. The price of the cheapest variant counts, as in lists. */
      from: Type.Optional(Amount),
      /** Exclusive. */
      below: Type.Optional(Amount),
      not,
    },
    closed,
  ),
  /** On sale in that market. */
  Type.Object({ field: Type.Literal("sale"), market, not }, closed),
  /** At least one variant is in stock. */
  Type.Object({ field: Type.Literal("stock"), not }, closed),
  Type.Object({ field: literals(plainFields), values, not }, closed),
  Type.Object({ field: literals(namedFields), name: words(60), values, not }, closed),
  /** An own field of products by its key: codes of choices, "yes" and "no", or other values. */
  Type.Object({ field: Type.Literal("own"), key, values, not }, closed),
  /** An own field with numbers; both bounds are inclusive. */
  Type.Object({ field: Type.Literal("own-number"), key, from: Bound, to: Bound, not }, closed),
]);
export type Condition = Static<typeof Condition>;

export const Rule = Type.Object(
  {
    /** Whether a product must match all conditions, or one of them. */
    match: literals(["all", "any"]),
    conditions: Type.Array(Condition, { minItems: 1, maxItems: 20 }),
  },
  closed,
);
export type Rule = Static<typeof Rule>;

export const CategorySort = literals(sortings);

const Ids = Type.Array(Id, { maxItems: 250, uniqueItems: true });
/** "" stands for every market; a market's own pins come first. */
export const Pins = Type.Object(
  Object.fromEntries(["", ...priceRegions].map((one) => [one, Type.Optional(Ids)])) as Record<string, typeof Ids>,
  closed,
);
export type Pins = Record<string, number[]>;

/** The products pinned in a market: its own, then those for every market. */
export const firstIn = (pins: Pins, region: string): number[] => [
  ...new Set([...(pins[region] ?? []), ...(pins[""] ?? [])]),
];

/** Pictures for single languages, which replace the category's own: { "de": { "tile_image": "boards-de" } }. */
export type LocalImages = Partial<Record<Language, { tile_image?: string; hero_image?: string }>>;
