import { type Static, Type } from "typebox";
import { ListMeta } from "#commerce/shared/lists/schema.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, Id, literals, orNull, textOf } from "#commerce/shared/rest/shapes.ts";
import { StaffJob } from "#commerce/staff/jobs/schema.ts";
import { productFilters } from "../list-schema.ts";
import { sheetFields } from "./names.ts";

/** The sheet of variants: every cell is text in the form of programs ("1234.56", "12"); null is an empty cell. */

export const mostRows = 2000;

const text = Type.String();
const whole = Type.Integer();
const { market: _, ...filters } = productFilters;
/** The displayed price list; the filters are those of the product list. */
const market = literals(priceRegions);
export const SheetQuery = Type.Object({
  ...filters,
  market,
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: mostRows, default: 500 }),
});
export type SheetQuery = Static<typeof SheetQuery>;

const Cells = {
  sku: orNull(text),
  /** The price in the price list's currency, apart from scheduled sales; null when it is not sold there. */
  price: orNull(text),
  /** The former price; null when it is not reduced. */
  was: orNull(text),
  /** The price from saleFrom until saleUntil; null when there is no scheduled sale. */
  sale: orNull(text),
  /** Moments in the API's form, "2026-12-01T08:00:00.000Z"; null means without a beginning or an end. */
  saleFrom: orNull(text),
  saleUntil: orNull(text),
  /** Units that can be bought; null when stock is not tracked. */
  stock: orNull(text),
  /** The digits of the barcode; null when unknown. */
  gtin: orNull(text),
  /** Grams; null when not set. */
  weight: orNull(text),
  /** The low-stock threshold; null for the shop's own. */
  lowAt: orNull(text),
  /** The shelf; null when not set. */
  shelf: orNull(text),
};
const named = { variantId: whole, productId: whole, name: text, options: Type.Array(text) };
export const SheetRow = Type.Object({ ...named, ...Cells });
export type SheetRow = Static<typeof SheetRow>;
export const SheetPage = Type.Object({
  data: Type.Array(SheetRow),
  meta: Type.Object({ ...ListMeta.properties, market: text, currency: text }),
});

const Value = orNull(textOf(100));
/** The value that was read, and the new one. */
const Change = Type.Optional(Type.Object({ from: Value, to: Value }, closed));
const RowChange = Type.Object(
  {
    variantId: Id,
    sku: Change,
    price: Change,
    was: Change,
    sale: Change,
    saleFrom: Change,
    saleUntil: Change,
    stock: Change,
    gtin: Change,
    weight: Change,
    lowAt: Change,
    shelf: Change,
  },
  closed,
);
export type RowChange = Static<typeof RowChange>;
export const SheetBody = Type.Object(
  { market, rows: Type.Array(RowChange, { minItems: 1, maxItems: mostRows }) },
  closed,
);
export type SheetBody = Static<typeof SheetBody>;

export const SheetChange = Type.Object({
  ...named,
  cells: Type.Array(Type.Object({ field: literals(sheetFields), before: orNull(text), after: orNull(text) })),
  /**
   * In the European Union, when it is reduced or a sale is scheduled: the lowest price of 30 days that shoppers will
   * see; for a future sale, as far as prices are known today.
   */
  lowestPrice: orNull(text),
});
export type SheetChange = Static<typeof SheetChange>;
export const SheetSaved = Type.Object({
  data: Type.Array(SheetChange),
  meta: Type.Object({ cells: whole }),
  /** The job with which everything can be reverted; absent in previews, and when nothing changed. */
  job: Type.Optional(StaffJob),
});
export type SheetSaved = Static<typeof SheetSaved>;
