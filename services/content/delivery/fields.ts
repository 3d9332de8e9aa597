import { type RawBuilder, sql } from "kysely";
import { checkText } from "./params.ts";
import { invalid } from "./problem.ts";

/**
 * The environment where content is published, and the prefix of asset addresses: "https://firn.example", or empty for
 * relative addresses.
 */
export type ContentEnvironment = { environment: string; origin: string };

type ColumnKind = "text" | "time" | "list" | "number" | "json";
type Column = { kind: ColumnKind; value: RawBuilder<unknown> };

/** The fields that a query may use: the system columns of a row, and everything in its document. */
export type Source = {
  alias: string;
  place: ContentEnvironment;
  columns: ReadonlyMap<string, Column>;
  document: RawBuilder<unknown>;
};

/** A field of a source: a jsonb value and the jsonpath that leads from it to the field. */
export type Field = {
  name: string;
  document: RawBuilder<unknown>;
  path: string;
  column?: Column;
};

/**
 * The system columns that entries and assets have in common, as shape.ts writes them. `locale` and `author` are SQL.
 */
const stamps = (
  alias: string,
  { environment }: ContentEnvironment,
  locale: RawBuilder<unknown>,
  author: RawBuilder<unknown>,
) => ({
  ...columns(alias, { uid: "text", title: "text", tags: "list", created_at: "time", updated_at: "time" }),
  _version: { kind: "number", value: sql.id(alias, "version") },
  _in_progress: { kind: "json", value: sql`false` },
  ACL: { kind: "json", value: sql`'{}'::jsonb` },
  created_by: { kind: "text", value: author },
  updated_by: { kind: "text", value: author },
  publish_details: {
    kind: "json",
    value: sql`jsonb_build_object('environment', ${environment}::text, 'locale', ${locale}, 'user', ${author}, 'time',
      to_char(${sql.id(alias, "updated_at")} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
  },
});

const columns = (alias: string, kinds: Record<string, ColumnKind>): Record<string, Column> =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { kind, value: sql.id(alias, name) }]));

const mapOf = (all: object): Source["columns"] => new Map(Object.entries(all as Record<string, Column>));

/** content_entries under an alias. */
export const entrySource = (alias: string, place: ContentEnvironment): Source => ({
  alias,
  place,
  columns: mapOf({
    ...stamps(alias, place, sql.id(alias, "locale"), sql.id(alias, "author")),
    ...columns(alias, { url: "text", locale: "text" }),
    _content_type_uid: { kind: "text", value: sql.id(alias, "content_type") },
  }),
  document: sql`${sql.id(alias, "data")}`,
});

/** content_assets under an alias. Assets have system columns only. */
export const assetSource = (alias: string, place: ContentEnvironment): Source => ({
  alias,
  place,
  columns: mapOf({
    ...stamps(alias, place, sql`'en-us'::text`, sql`'firn'::text`),
    ...columns(alias, { description: "text", filename: "text", content_type: "text", file_size: "number" }),
    url: { kind: "text", value: sql`(${place.origin}::text || ${sql.id(alias, "path")})` },
    is_dir: { kind: "json", value: sql`false` },
    parent_uid: { kind: "json", value: sql`null::jsonb` },
    dimension: {
      kind: "json",
      value: sql`jsonb_build_object('width', ${sql.id(alias, "width")}, 'height', ${sql.id(alias, "height")})`,
    },
  }),
  document: sql`'{}'::jsonb`,
});

const maxSegments = 20;

/**
 * Finds a field by its dotted name: "title" is a column, "background.type" leads into the document and through its
 * lists.
 */
export function findField(source: Source, name: string): Field {
  const segments = checkText(name).split(".");
  if (segments.length > maxSegments || segments.includes("")) throw invalid("query", `has a field "${name}"`);
  const [first = "", ...rest] = segments;
  const column = source.columns.get(first);
  if (!column) return { name, document: source.document, path: pathOf(segments) };
  return { name, document: sql`to_jsonb(${column.value})`, path: pathOf(rest), column };
}

/** Names are quoted like JSON strings, as jsonpath requires; numbers of up to six digits are list positions. */
const pathOf = (segments: readonly string[]): string =>
  `$${segments.map((part) => (/^\d{1,6}$/.test(part) ? `[${part}]` : `.${JSON.stringify(part)}`)).join("")}`;
