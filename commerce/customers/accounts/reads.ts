import { type RawBuilder, sql } from "kysely";
import { isPro, proCodeInfoOf } from "#commerce/customers/accounts/pro-code.ts";
import type { FilledField } from "#commerce/shared/own-fields/schema.ts";
import { proRegions } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { Customer } from "./schema.ts";

export const customerColumns = [
  "id",
  "email",
  "first_name",
  "last_name",
  "customer_group_id",
  "notes",
  "form_fields",
] as const;

export type CustomerRow = {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  customer_group_id: number | null;
  notes: string;
  form_fields: { name: string; value: string }[];
  own_fields?: FilledField[];
};

const ownFields = sql<FilledField[]>`own_fields_of('customer', customers.own_fields)`;

/** A condition on customers `c` with a code: it has not ended (hasEnded says the same of a code that was read). */
export const codeRuns = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(c.pro_until is null or c.pro_until >= ${now.toISOString().slice(0, 10)}::date)`;

/** A condition on customers `c`: they buy at the prices of `pro_region` (proRegion says the same of a code). */
export const buysAsPro = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(c.pro_region = any (${[...proRegions]}::text[]) and ${codeRuns(now)})`;

export function toCustomer(row: CustomerRow, now: Date): Customer {
  const proCodeInfo = proCodeInfoOf(row.form_fields, row.notes);
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    groupId: row.customer_group_id,
    notes: row.notes,
    isPro: isPro(proCodeInfo, now),
    proCodeInfo,
    ...(row.own_fields?.length && { ownFields: row.own_fields }),
  };
}

export async function findCustomer(db: Db, id: number, now = new Date()): Promise<Customer | null> {
  const query = db.selectFrom("customers").select(customerColumns).select(ownFields.as("own_fields"));
  const row = await query.where("id", "=", id).executeTakeFirst();
  return row ? toCustomer(row, now) : null;
}

/** Null when there is no such customer here. */
export async function versionOf(db: Db, id: number): Promise<number | null> {
  const row = await db.selectFrom("customers").select("version").where("id", "=", id).executeTakeFirst();
  return row?.version ?? null;
}

export type CustomerQuery = {
  /** In lower case. */
  emails?: string[];
  ids?: number[];
  /** Starts at 1. */
  page: number;
  limit: number;
};

/** Customers for staff, sorted by id. `total` counts all pages. */
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
      select ${sql.join(customerColumns.map((name) => sql.ref(name)))}, ${ownFields} as own_fields from customers where ${where}
      order by id limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from customers where ${where}`.execute(db),
  ]);
  return { customers: rows.map((row) => toCustomer(row, now)), total: counts[0]?.total ?? 0 };
}
