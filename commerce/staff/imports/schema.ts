import { type Static, Type } from "typebox";
import type { Texts } from "#commerce/shared/own-fields/schema.ts";
import { ReasonShape } from "#commerce/shared/reasons/schema.ts";
import { type PriceRegion, priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, literals, orNull } from "#commerce/shared/rest-shapes.ts";

/** Files that staff import: what they send, and what they are told of it. */

const text = Type.String();
/** What somebody typed, or what stands in a header row. */
const Given = (maxLength: number) => Type.String({ maxLength, pattern: "^[^\\u0000\\ud800-\\udfff]*$" });

export const ImportQuery = Type.Object({
  /** Left out: told by the header row. */
  format: Type.Optional(Given(40)),
  /** The price list that prices without the name of one are written into. */
  market: Type.Optional(literals(priceRegions)),
  /** Of an inventory with several locations, the one that counts; left out: all of them together. */
  location: Type.Optional(Given(200)),
  dry_run: Type.Optional(Type.Literal("1")),
});

export const outcomes = ["made", "changed", "unchanged", "refused"] as const;
export type Outcome = (typeof outcomes)[number];

const Fault = Type.Object({
  row: Type.Integer(),
  column: text,
  why: text,
  /** The same as data. */
  reason: Type.Optional(ReasonShape),
});
/** Why something is refused, in English; `row` as a spreadsheet numbers it, the header being 1. */
export type Fault = Static<typeof Fault>;

const ReportRow = Type.Object({
  /** Its first row in the file. */
  row: Type.Integer(),
  key: text,
  name: text,
  outcome: literals(outcomes),
  changes: Type.Array(Type.Object({ field: text, before: orNull(text), after: orNull(text) })),
  reasons: Type.Array(Fault),
  /** What of it is left out, or made up: "made-sku". */
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
  /** The first ten thousand. */
  data: Type.Array(ReportRow),
  meta: Type.Object({
    format: text,
    market: literals(priceRegions),
    total: Type.Integer(),
    counts: Counts,
    /** Columns that nothing is made of. */
    ignored: Type.Array(text),
    /** What the file has several of, one of which may count: the locations of an inventory. */
    choices: Type.Array(text),
  }),
});
export type DryRun = Static<typeof DryRun>;

/** The file's first row and how the others are understood. */
export type Layout = {
  format: string;
  header: string[];
  market: PriceRegion;
  location?: string;
  /** Its columns were named by staff, so that keys are no keys of ours yet. */
  isMapped?: boolean;
};

/** The rows of one thing, as they stand in the file. */
export type FileItem = { row: number; key: string; cells: string[][]; faults: Fault[] };

/** Column of the file → field of the format. */
export const Mapping = Type.Object({ format: Given(40), columns: Type.Record(Given(200), Given(200)) }, closed);
export type Mapping = Static<typeof Mapping>;
export const MappingBody = Type.Object(
  { header: Type.Array(Given(1000), { minItems: 1, maxItems: 300 }), ...Mapping.properties },
  closed,
);
const TextsAnswer = Type.Unsafe<Texts>(Type.Record(text, text));
export const FileColumns = Type.Object({
  /** What the header row tells, or what somebody said of such a file before; null: nobody knows. */
  format: orNull(text),
  /** What was said before of a file with these columns. */
  mapping: orNull(Mapping),
  columns: Type.Array(Type.Object({ name: text, samples: Type.Array(text) })),
  formats: Type.Array(
    Type.Object({
      name: text,
      fields: Type.Array(text),
      required: Type.Array(text),
      /** Own fields among them, by language. */
      labels: Type.Record(text, TextsAnswer),
    }),
  ),
});
export type FileColumns = Static<typeof FileColumns>;
