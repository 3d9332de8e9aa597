import { type Static, Type } from "typebox";
import type { ProductBody } from "#commerce/catalog/management/schema.ts";
import { type PriceRegion, priceRegions } from "#commerce/shared/regions/schema.ts";
import { literals, orNull } from "#commerce/shared/rest-shapes.ts";

/** Products as CSV: what staff send, and what they are told of it. */

export const formats = ["ours", "shopify"] as const;
export type Format = (typeof formats)[number];

export const ImportQuery = Type.Object({
  /** Left out: told by the header row. */
  format: Type.Optional(literals(formats)),
  /** The price list that Shopify's prices are written into. */
  market: Type.Optional(literals(priceRegions)),
  dry_run: Type.Optional(Type.Literal("1")),
});

const text = Type.String();
export const outcomes = ["made", "changed", "unchanged", "refused"] as const;
export type Outcome = (typeof outcomes)[number];

const Fault = Type.Object({ row: Type.Integer(), column: text, why: text });
/** Why something is refused; `row` as a spreadsheet numbers it, the header being 1. */
export type Fault = Static<typeof Fault>;

const ReportRow = Type.Object({
  /** The product's first row in the file. */
  row: Type.Integer(),
  key: text,
  name: text,
  outcome: literals(outcomes),
  changes: Type.Array(Type.Object({ field: text, before: orNull(text), after: orNull(text) })),
  reasons: Type.Array(Fault),
  /** What of it is left out. */
  notes: Type.Array(literals(["pictures", "made-sku"])),
});
export type ReportRow = Static<typeof ReportRow>;
export type Note = ReportRow["notes"][number];

const Counts = Type.Object({
  made: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  refused: Type.Integer(),
});
export const DryRun = Type.Object({
  /** The first ten thousand. */
  data: Type.Array(ReportRow),
  meta: Type.Object({
    format: literals(formats),
    market: literals(priceRegions),
    total: Type.Integer(),
    counts: Counts,
    /** Columns that nothing is made of. */
    ignored: Type.Array(text),
  }),
});
export type DryRun = Static<typeof DryRun>;

/** The file's first row and how the others are understood. */
export type Layout = { format: Format; header: string[]; market: PriceRegion };

/** The rows of one product, as they stand in the file. */
export type FileItem = { row: number; key: string; cells: string[][]; faults: Fault[] };

/** The same as a body for PUT /api/catalog/products. */
export type ReadItem = {
  item: FileItem;
  body: ProductBody;
  /** Price lists that the file speaks of; the others stay as they are. */
  regions: PriceRegion[];
  faults: Fault[];
  notes: Note[];
  /** Where in the file a path of the body ("variants.2.sku") stands. */
  placeOf(path: string): { row: number; column: string };
};
