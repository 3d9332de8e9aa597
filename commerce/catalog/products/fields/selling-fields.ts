import { Type } from "typebox";
import { Moment, textAs } from "#commerce/catalog/shared/value-schemas.ts";
import { type PriceRegion, priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, literals, orNull } from "#commerce/shared/rest/shapes.ts";
import type { ProductField } from "./field-types.ts";

const text = Type.String();
const flag = <Name extends string>(name: Name, initial: boolean) =>
  ({
    column: { name, type: "boolean" },
    shape: Type.Boolean(),
    initial,
    staff: { name, body: Type.Boolean() },
  }) as const;

const Market = literals(priceRegions);
const Schedule = Type.Array(Type.Object({ market: Market, from: orNull(text), until: orNull(text) }));

/** A product's visibility, stock tracking and badges. */
export const sellingFields = {
  /** "product": one quantity for the whole product, which then has one variant. */
  inventoryTracking: {
    column: { name: "inventory_tracking", type: "text" },
    shape: textAs<"none" | "product" | "variant">(),
    initial: "variant",
    isPublic: false,
    staff: { name: "inventory_tracking", body: literals(["none", "product", "variant"]) },
  },
  isVisible: { ...flag("is_visible", true), isPublic: false },
  isNew: {
    ...flag("is_new", false),
    isPublic: true,
    rest: "isNew",
    graphql: { name: "isNew", type: "Boolean!" },
    customField: "is_new",
  },
  isRedesigned: {
    ...flag("is_redesigned", false),
    isPublic: true,
    rest: "isRedesigned",
    graphql: { name: "isRedesigned", type: "Boolean!" },
    customField: "is_redesigned",
  },
  isBestSeller: { ...flag("is_best_seller", false), isPublic: true, customField: "is_best_seller" },
  /** Its visibility period by market; without an entry it is always visible in a market. */
  schedule: {
    column: { name: "schedule", type: "jsonb" },
    shape: Schedule,
    initial: [],
    isPublic: false,
    staff: {
      name: "schedule",
      body: Type.Array(
        Type.Object(
          { market: Market, from: Type.Optional(orNull(Moment)), until: Type.Optional(orNull(Moment)) },
          closed,
        ),
        { maxItems: priceRegions.length, description: "Professionals' price lists follow their market's line" },
      ),
      fromBody: (given: { market: PriceRegion; from?: string | null; until?: string | null }[]) =>
        given.flatMap(({ market, from = null, until = null }) =>
          from === null && until === null ? [] : [{ market, from, until }],
        ),
    },
  },
  popularity: {
    column: { name: "popularity", type: "int" },
    shape: Type.Integer(),
    initial: 0,
    isPublic: false,
    staff: { name: "popularity", body: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }) },
  },
} as const satisfies Record<string, ProductField>;
