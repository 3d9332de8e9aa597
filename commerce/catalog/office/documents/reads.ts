import { type RawBuilder, sql } from "kysely";
import { type Counted, countOf, exactness } from "#commerce/catalog/office/list-reads.ts";
import { literal } from "#commerce/catalog/office/narrowing.ts";
import { libraryOrders } from "#commerce/catalog/office/pictures/reads.ts";
import { eachAfterName } from "#commerce/staff/exports.ts";
import type { Db } from "#database/tables.ts";
import { findEntriesNaming, findNamedByContent } from "./in-content.ts";
import { type Document, type DocumentFilter, type DocumentQuery, type DocumentUse, usesShown } from "./schema.ts";

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

function wanted(alias: string, { q = "", show }: DocumentFilter, inContent: readonly string[]): RawBuilder<unknown> {
  const all = [
    inLibrary(alias),
    show === "deleted" ? sql`a.deleted_at is not null` : sql`a.deleted_at is null`,
    q.trim() && sql`lower(a.id || ' ' || a.title) like ${`%${literal(q.trim().toLowerCase())}%`}`,
    show === "unused" && isUnused(inContent),
  ];
  return sql.join(
    all.filter((one) => typeof one === "object"),
    sql` and `,
  );
}

export async function listDocuments(
  db: Db,
  alias: string,
  query: DocumentQuery,
): Promise<{ rows: Document[] } & Partial<Counted>> {
  const condition = wanted(alias, query, query.show === "unused" ? await findNamedByContent(db, alias) : []);
  const [found, counted] = await Promise.all([
    query.count === "only"
      ? null
      : sql<Row>`/* once */ select ${columns} from media_assets a where ${condition}
      order by ${libraryOrders[query.sort]} limit ${query.limit} offset ${(query.page - 1) * query.limit}::bigint`.execute(
          db,
        ),
    query.count === "no"
      ? null
      : countOf(sql`from media_assets a where ${condition} order by ${libraryOrders["-changed"]}`).execute(db),
  ]);
  return { rows: (found?.rows ?? []).map(toDocument), ...(counted && exactness(counted.rows[0]?.total)) };
}

/** All documents that match, in the order of their ids, in batches. */
export async function* eachDocument(db: Db, alias: string, filter: DocumentFilter): AsyncGenerator<Document[]> {
  const condition = wanted(alias, filter, filter.show === "unused" ? await findNamedByContent(db, alias) : []);
  yield* eachAfterName(async (after, limit) => {
    const { rows } = await sql<Row>`
      select ${columns} from media_assets a where ${condition} and a.id > ${after} order by a.id limit ${limit}`.execute(
      db,
    );
    return rows.map(toDocument);
  });
}

/** Also finds one in the bin. */
export async function findDocument(db: Db, alias: string, id: string): Promise<Document | null> {
  const { rows } = await sql<Row>`
    select ${columns} from media_assets a where ${inLibrary(alias)} and a.id = ${id}`.execute(db);
  return rows[0] ? toDocument(rows[0]) : null;
}

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
