import { type Static, Type } from "typebox";
import type { Texts } from "#commerce/shared/own-fields/schema.ts";
import { ReasonShape } from "#commerce/shared/reasons/schema.ts";
import { type PriceRegion, priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, literals, orNull, textOf } from "#commerce/shared/rest/shapes.ts";

/** Shapes of imports: what staff send, and the reports they get. */

const text = Type.String();
/** A text that somebody typed, or that comes from a header row. */

export const ImportQuery = Type.Object({
  /** When absent, the header row decides. */
  format: Type.Optional(textOf(40)),
  /** The price list for prices that do not name one. */
  market: Type.Optional(literals(priceRegions)),
  /** The location to use, for inventories with several. When absent, all of them are added up. */
  location: Type.Optional(textOf(200)),
  dry_run: Type.Optional(Type.Literal("1")),
});

export const outcomes = ["made", "changed", "unchanged", "refused"] as const;
export type Outcome = (typeof outcomes)[number];

/** Which rows of a dry run are exported. */
export const ReportFilter = Type.Object({
  q: Type.Optional(textOf(200)),
  outcome: Type.Optional(literals(outcomes)),
});
export type ReportFilter = Static<typeof ReportFilter>;
const { dry_run: _, ...asked } = ImportQuery.properties;
export const ReportQuery = Type.Object({ ...asked, ...ReportFilter.properties });

const Fault = Type.Object({
  row: Type.Integer(),
  column: text,
  why: text,
  /** `why` as data. */
  reason: Type.Optional(ReasonShape),
});
/** Why an item is refused, in English. `row` is numbered as in a spreadsheet, where the header is 1. */
export type Fault = Static<typeof Fault>;

const ReportRow = Type.Object({
  /** The item's first row in the file. */
  row: Type.Integer(),
  key: text,
  name: text,
  outcome: literals(outcomes),
  changes: Type.Array(Type.Object({ field: text, before: orNull(text), after: orNull(text) })),
  reasons: Type.Array(Fault),
  /** The pictures that will be left out, and why. Others may turn out to be missing when they are fetched. */
  pictures: Type.Optional(Type.Array(Type.Object({ ...Fault.properties, address: text }))),
  /** What was left out or added: "made-sku". */
  notes: Type.Array(text),
});
export type ReportRow = Static<typeof ReportRow>;

const Counts = Type.Object({
  made: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  refused: Type.Integer(),
});
export const DryRun = Type.Object({
  /** The first ten thousand items. */
  data: Type.Array(ReportRow),
  meta: Type.Object({
    format: text,
    market: literals(priceRegions),
    total: Type.Integer(),
    counts: Counts,
    /** How many pictures will surely be left out. */
    picturesLeft: Type.Integer(),
    /** The columns that are not used. */
    ignored: Type.Array(text),
    /** Values of which one can be chosen: the locations of an inventory. */
    choices: Type.Array(text),
  }),
});
export type DryRun = Static<typeof DryRun>;

/** The file's header row, and how the other rows are interpreted. */
export type Layout = {
  format: string;
  header: string[];
  market: PriceRegion;
  location?: string;
  /** Whether staff mapped the columns. Then the keys are not keys of this shop yet. */
  isMapped?: boolean;
};

/** The rows of one item, as they are in the file. */
export type FileItem = { row: number; key: string; cells: string[][]; faults: Fault[] };

/** Maps columns of the file to fields of the format. */
export const Mapping = Type.Object({ format: textOf(40), columns: Type.Record(textOf(200), textOf(200)) }, closed);
export type Mapping = Static<typeof Mapping>;
export const MappingBody = Type.Object(
  { header: Type.Array(textOf(1000), { minItems: 1, maxItems: 300 }), ...Mapping.properties },
  closed,
);
const TextsAnswer = Type.Unsafe<Texts>(Type.Record(text, text));
export const FileColumns = Type.Object({
  /** The format found by the header row or a stored mapping; null when it is unknown. */
  format: orNull(text),
  /** The stored mapping for files with these columns. */
  mapping: orNull(Mapping),
  columns: Type.Array(Type.Object({ name: text, samples: Type.Array(text) })),
  formats: Type.Array(
    Type.Object({
      name: text,
      fields: Type.Array(text),
      required: Type.Array(text),
      /** The labels of own fields, by language. */
      labels: Type.Record(text, TextsAnswer),
    }),
  ),
});
export type FileColumns = Static<typeof FileColumns>;
