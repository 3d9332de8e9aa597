import { type RawBuilder, sql } from "kysely";
import { checkText } from "./params.ts";
import { invalid } from "./problem.ts";

type ColumnKind = "text" | "time" | "list" | "number";

/** What can be asked: named columns of a table, and beside them everything in a document. */
export type Source = {
  alias: string;
  columns: Readonly<Record<string, { name: string; kind: ColumnKind }>>;
  document: RawBuilder<unknown>;
};

/** A place in a source: a jsonb value and the jsonpath that leads from it to the field. */
export type Field = {
  name: string;
  document: RawBuilder<unknown>;
  path: string;
  column?: { kind: ColumnKind; value: RawBuilder<unknown> };
};

const entryColumns: Source["columns"] = {
  uid: { name: "uid", kind: "text" },
  title: { name: "title", kind: "text" },
  url: { name: "url", kind: "text" },
  locale: { name: "locale", kind: "text" },
  _content_type_uid: { name: "content_type", kind: "text" },
  tags: { name: "tags", kind: "list" },
  _version: { name: "version", kind: "number" },
  created_at: { name: "created_at", kind: "time" },
  updated_at: { name: "updated_at", kind: "time" },
};

const assetColumns: Source["columns"] = {
  uid: { name: "uid", kind: "text" },
  title: { name: "title", kind: "text" },
  description: { name: "description", kind: "text" },
  filename: { name: "filename", kind: "text" },
  content_type: { name: "content_type", kind: "text" },
  tags: { name: "tags", kind: "list" },
  file_size: { name: "file_size", kind: "number" },
  _version: { name: "version", kind: "number" },
  created_at: { name: "created_at", kind: "time" },
  updated_at: { name: "updated_at", kind: "time" },
};

/** content_entries under a name of its own. */
export const entrySource = (alias: string): Source => ({
  alias,
  columns: entryColumns,
  document: sql`${sql.id(alias, "data")}`,
});

/** content_assets under a name of its own; assets have no fields beside their columns. */
export const assetSource = (alias: string): Source => ({ alias, columns: assetColumns, document: sql`'{}'::jsonb` });

const maxSegments = 20;

/** Finds a dotted name: "title" is a column, "background.type" leads into the document and through its lists. */
export function findField(source: Source, name: string): Field {
  const segments = checkText(name).split(".");
  if (segments.length > maxSegments || segments.includes("")) throw invalid("query", `has a field "${name}"`);
  const [first = "", ...rest] = segments;
  const column = Object.hasOwn(source.columns, first) ? source.columns[first] : undefined;
  if (!column) return { name, document: source.document, path: pathOf(segments) };
  const value = sql`${sql.id(source.alias, column.name)}`;
  return { name, document: sql`to_jsonb(${value})`, path: pathOf(rest), column: { kind: column.kind, value } };
}

/** Names are quoted like JSON strings, which is how jsonpath quotes them; short numbers are places in a list. */
const pathOf = (segments: readonly string[]): string =>
  `$${segments.map((part) => (/^\d{1,6}$/.test(part) ? `[${part}]` : `.${JSON.stringify(part)}`)).join("")}`;
