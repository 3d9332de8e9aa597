import { type RawBuilder, sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { type CustomerRow, customerColumns, toCustomer } from "./reads.ts";
import type { Customer } from "./schema.ts";

export type CustomerQuery = {
  /** Lower case. */
  emails?: string[];
  ids?: number[];
  /** From 1. */
  page: number;
  limit: number;
};

/** Customers by id, for staff; `total` counts them on all pages. */
export async function findCustomers(
  db: Db,
  { emails, ids, page, limit }: CustomerQuery,
  now = new Date(),
): Promise<{ customers: Customer[]; total: number }> {
  const wanted: RawBuilder<unknown>[] = [sql`true`];
  if (emails) wanted.push(sql`lower(email) = any (${emails}::text[])`);
  if (ids) wanted.push(sql`id = any (${ids}::integer[])`);
  const where = sql.join(wanted, sql` and `);
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<CustomerRow>`
      select ${sql.join(customerColumns.map((name) => sql.ref(name)))} from customers where ${where}
      order by id limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from customers where ${where}`.execute(db),
  ]);
  return { customers: rows.map((row) => toCustomer(row, now)), total: counts[0]?.total ?? 0 };
}
