import { type Static, Type } from "typebox";
import { paging } from "#commerce/shared/lists/schema.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, Id, literals, orNull } from "#commerce/shared/rest/shapes.ts";
import { Rule } from "./schema.ts";

/** The office's page of a category: the matches of its rule, and its products. */

const text = Type.String();
const named = { id: Type.Integer(), name: text, sku: text, image: orNull(text), isVisible: Type.Boolean() };
export const ProductReference = Type.Object(named);
export type ProductReference = Static<typeof ProductReference>;

export const RuleBody = Type.Object({ rule: Rule }, closed);
const Counted = { total: Type.Integer(), isExact: Type.Boolean() };
export const RulePreview = Type.Object({
  data: Type.Array(ProductReference),
  /** `seen`: how many of them are visible to shoppers, counted as far as the total. */
  meta: Type.Object({ ...Counted, seen: Type.Integer() }),
});
export type RulePreview = Static<typeof RulePreview>;

const Values = Type.Record(text, Type.Array(text));
export const RuleValues = Type.Object({
  data: Type.Object({ brand: Values, kind: Values, attribute: Values, specification: Values, option: Values }),
});
export type RuleValues = Static<typeof RuleValues>;

export const ProductsQuery = Type.Object({
  market: Type.Unsafe<(typeof priceRegions)[number]>(
    Type.Union(
      priceRegions.map((one) => Type.Literal(one)),
      { default: "us" },
    ),
  ),
  /** Only products picked by hand, visible or not. */
  picked: Type.Optional(Type.Literal("1")),
  ...paging,
});
export const CategoryProduct = Type.Object({ ...named, by: literals(["hand", "rule", "below"]) });
export type CategoryProduct = Static<typeof CategoryProduct>;
export const CategoryProducts = Type.Object({
  data: Type.Array(CategoryProduct),
  meta: Type.Object({ ...Counted, page: Type.Integer(), limit: Type.Integer() }),
});
export type PickedProducts = { rows: ProductReference[]; total: number; isExact: boolean };

const Ids = Type.Optional(Type.Array(Id, { maxItems: 250, uniqueItems: true }));
export const PickBody = Type.Object({ add: Ids, remove: Ids }, { ...closed, minProperties: 1 });
export type PickBody = Static<typeof PickBody>;

/** A category that came out of the bin. */
export const RestoredCategory = Type.Object({
  id: Type.Integer(),
  /** The category above it; null at the top level. */
  parent: orNull(Type.Object({ id: Type.Integer(), name: text })),
  /** Whether that is another one than before, because the former one is in the bin. */
  isMoved: Type.Boolean(),
});
export type RestoredCategory = Static<typeof RestoredCategory>;

export const BinnedCategory = Type.Object({
  id: Type.Integer(),
  uid: text,
  name: text,
  deletedAt: text,
  productCount: Type.Integer(),
});
