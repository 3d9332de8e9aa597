import { type Static, Type } from "typebox";
import { closed } from "#commerce/shared/rest/shapes.ts";

/** The stock on the shelves of stores, as last counted there. Online orders do not reduce it. */

/** The most variants per request. */
export const mostCounted = 5000;

const StoreCount = Type.Object(
  {
    sku: Type.String({ minLength: 1, maxLength: 200 }),
    quantity: Type.Integer({ minimum: 0, maximum: 100_000, description: "0: none is left" }),
  },
  closed,
);
export type StoreCount = Static<typeof StoreCount>;

export const StockBody = Type.Object({ stock: Type.Array(StoreCount, { maxItems: mostCounted }) }, closed);
export const StockQuery = Type.Object({
  replace: Type.Optional(Type.Boolean({ description: "Of what is not named, nothing is left" })),
});
export const StockPage = Type.Object({
  variants: Type.Optional(
    Type.String({ pattern: "^\\d{1,9}(,\\d{1,9}){0,249}$", description: "Of these variants alone: 5,7,12" }),
  ),
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 250, default: 50 }),
});

/** The stock of a variant in a store. */
export const OnShelf = Type.Object({
  variant_id: Type.Integer(),
  product_id: Type.Integer(),
  sku: Type.String(),
  name: Type.String({ description: "Of its product" }),
  quantity: Type.Integer(),
  updated_at: Type.String({ format: "date-time" }),
});
export type OnShelf = Omit<Static<typeof OnShelf>, "updated_at"> & { updated_at: Date };

const whole = Type.Integer();
export const StockAnswer = Type.Object({
  data: Type.Array(OnShelf),
  meta: Type.Object({
    pagination: Type.Object({ total: whole, count: whole, per_page: whole, current_page: whole, total_pages: whole }),
  }),
});
export const CountedAnswer = Type.Object({
  data: Type.Object({ changed: Type.Integer({ description: "Variants whose number is another now" }) }),
  meta: Type.Object({}),
});
