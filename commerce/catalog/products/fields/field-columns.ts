import { type RawBuilder, sql } from "kysely";
import type { ProductField } from "./field-types.ts";
import { type FieldEntry, fieldsWhere, type GivenValues } from "./fields.ts";

/** The fields of products as columns of the table `products`: the SQL to read and write them. */

type StoredEntry = [name: FieldEntry[0], field: ProductField & { column: NonNullable<ProductField["column"]> }];
const storedWhere = (where: (field: ProductField) => boolean = () => true) =>
  fieldsWhere((field) => field.column !== null && where(field)) as StoredEntry[];
const stored = storedWhere();

const select = (entries: StoredEntry[]): RawBuilder<unknown> =>
  sql.join(entries.map(([name, { column }]) => sql`${sql.ref(`products.${column.name}`)} as ${sql.id(name)}`));

/** For a select list: every field under its name in fields.ts. */
export const storedColumns = select(stored);
export const publicColumns = select(storedWhere(({ isPublic }) => isPublic));
export const specifiedFields = sql`jsonb_build_object(${sql.join(
  storedWhere(({ specification }) => specification !== undefined).map(
    ([name, { column }]) => sql`${sql.lit(name)}, ${sql.ref(`products.${column.name}`)}`,
  ),
)})`;

/** The field of a column: is_visible → isVisible. */
export const storedNames: Readonly<Record<string, string>> = Object.fromEntries(
  stored.map(([name, { column }]) => [column.name, name]),
);

export const columnNames = sql.join(stored.map(([, { column }]) => sql.id(column.name)));
/** With their types, for jsonb_to_recordset. */
export const columnTypes = sql.join(
  stored.map(([, { column }]) => sql`${sql.id(column.name)} ${sql.raw(column.type)}`),
);
/** For "on conflict (uid) do update set". */
export const replacedColumns = sql.join(
  stored
    .filter(([name]) => name !== "uid")
    .map(([, { column }]) => sql`${sql.id(column.name)} = ${sql.id("excluded", column.name)}`),
);

/** A product's row of the table, with initial values for omitted fields. */
export const rowOf = (product: GivenValues): Record<string, unknown> =>
  Object.fromEntries(stored.map(([name, { column, initial = null }]) => [column.name, product[name] ?? initial]));

/** Removes null fields from public answers. */
export const withoutNulls = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row;
