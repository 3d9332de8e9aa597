import { type RawBuilder, sql } from "kysely";
import { makeLibrary } from "#commerce/catalog/office/pictures/library.ts";
import type { Db } from "#database/tables.ts";
import { findEntriesNaming, findNamedByContent } from "./in-content.ts";
import { type Document, type DocumentFilter, type DocumentUse, usesShown } from "./schema.ts";

type Row = Omit<Document, "updatedAt" | "deletedAt"> & { updatedAt: Date; deletedAt: Date | null };

const columns = sql`a.id, a.title, a.revision as version, a.version as "fileVersion", a.format, a.bytes::float8 as bytes, '/d/' || a.alias || '/' || a.id as address,
  a.updated_at as "updatedAt", a.deleted_at as "deletedAt"`;

const toDocument = ({ address, updatedAt, deletedAt, ...row }: Row): Document => ({
  ...row,
  address: address.split("/").map(encodeURIComponent).join("/"),
  updatedAt: updatedAt.toISOString(),
  deletedAt: deletedAt?.toISOString() ?? null,
});

const inLibrary = (alias: string) => sql`a.alias = ${alias} and a.kind = 'document'`;

/** For each table with own fields: the aggregate of its fields. */
const tables = { product: "products", variant: "variants", customer: "customers", order: "orders" } as const;

/** Rows of a table that name a document ("document/size-chart") in any own field of files, by an index on own_fields. */
const naming = (aggregate: keyof typeof tables, name: RawBuilder<string>) => sql`
  t.own_fields <> '{}' and t.own_fields @> any (array(
    select jsonb_build_object(key, ${name}) from own_fields where kind = 'file' and aggregate = ${aggregate}))`;

const isUnused = (inContent: readonly string[]) =>
  sql`a.id <> all (${[...inContent]}::text[]) and ${sql.join(
    (Object.keys(tables) as (keyof typeof tables)[]).map(
      (aggregate) =>
        sql`not exists (select from ${sql.table(tables[aggregate])} t where ${naming(aggregate, sql`'document/' || a.id`)})`,
    ),
    sql` and `,
  )}`;

/** The library's documents. */
export const documents = makeLibrary<Row, Document, DocumentFilter>({
  columns,
  toItem: toDocument,
  inLibrary,
  isUnused: async (db, alias) => isUnused(await findNamedByContent(db, alias)),
});

/** Products, also through their variants; content; then customers and orders by their numbers. */
export async function findDocumentUses(db: Db, alias: string, id: string): Promise<DocumentUse[]> {
  const name = sql<string>`${`document/${id}`}::text`;
  const [products, content, customers, orders] = await Promise.all([
    sql<{ id: number; name: string }>`
      select id, name from products where deleted_at is null and id in (
        select t.id from products t where ${naming("product", name)}
        union select t.product_id from variants t where ${naming("variant", name)})
      order by name, id limit ${usesShown}`.execute(db),
    findEntriesNaming(db, alias, id, usesShown),
    sql<{ id: number; name: string }>`
      select t.id, '#' || t.id as name from customers t where ${naming("customer", name)} order by t.id limit ${usesShown}`.execute(
      db,
    ),
    sql<{ id: number; name: string }>`
      select t.id, '#' || t.id as name from orders t where ${naming("order", name)} order by t.id limit ${usesShown}`.execute(
      db,
    ),
  ]);
  return [
    ...products.rows.map((row) => ({ kind: "product" as const, ...row })),
    ...content.map((row) => ({ kind: "content" as const, ...row })),
    ...customers.rows.map((row) => ({ kind: "customer" as const, ...row })),
    ...orders.rows.map((row) => ({ kind: "order" as const, ...row })),
  ];
}
