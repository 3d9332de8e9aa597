import { type Static, Type } from "typebox";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, Id, literals, orNull } from "#commerce/shared/rest-shapes.ts";
import { StaffJob } from "#commerce/staff/jobs/schema.ts";
import { ListMeta, productFilters } from "../list-schema.ts";
import { sheetFields } from "./sheet-fields.ts";

/** The sheet of variants: every cell is text as a program writes it ("1234.56", "12"); null is an empty cell. */

export const mostRows = 2000;

const text = Type.String();
const whole = Type.Integer();
const { market: _, ...filters } = productFilters;
/** The price list that is shown; the filters are those of the list of products. */
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
  /** What is paid in the price list's currency, but for a sale with days; null: it is not sold there. */
  price: orNull(text),
  /** What it cost before; null: it is not reduced. */
  was: orNull(text),
  /** What is paid instead from saleFrom until saleUntil; null: there is no sale with days. */
  sale: orNull(text),
  /** Moments as the API has them, "2026-12-01T08:00:00.000Z"; null: from always, for good. */
  saleFrom: orNull(text),
  saleUntil: orNull(text),
  /** Pieces that can be bought; null: they are not counted. */
  stock: orNull(text),
  /** The barcode's digits; null: none is known. */
  gtin: orNull(text),
  /** Grams; null: nobody says. */
  weight: orNull(text),
  /** From how many pieces on it is low; null: as the shop says. */
  lowAt: orNull(text),
  /** Where it lies; null: nobody says. */
  shelf: orNull(text),
};
const named = { variantId: whole, productId: whole, name: text, options: Type.Array(text) };
export const SheetRow = Type.Object({ ...named, ...Cells });
export type SheetRow = Static<typeof SheetRow>;
export const SheetPage = Type.Object({
  data: Type.Array(SheetRow),
  meta: Type.Object({ ...ListMeta.properties, market: text, currency: text }),
});

const Value = orNull(Type.String({ maxLength: 100, pattern: "^[^\\u0000\\ud800-\\udfff]*$" }));
/** What was read, and what shall be there. */
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
   * In the European Union, where it is reduced, or will be by a sale that is still to come: the lowest price of 30 days that
   * shoppers will be shown; of a sale to come as far as prices are known today.
   */
  lowestPrice: orNull(text),
});
export type SheetChange = Static<typeof SheetChange>;
export const SheetSaved = Type.Object({
  data: Type.Array(SheetChange),
  meta: Type.Object({ cells: whole }),
  /** Takes it all back; not in previews, nor where nothing was left to change. */
  job: Type.Optional(StaffJob),
});
export type SheetSaved = Static<typeof SheetSaved>;
