import { sql } from "kysely";
import { proCodeInfoOf, proRegion } from "#commerce/customers/accounts/pro-code.ts";
import { findCustomer } from "#commerce/customers/accounts/reads.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import { type BrandId, currencyOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { type Allowance, allowanceOf, proYearStart, spendLimitOf } from "./rules.ts";

/** The region whose prices the customer gets as a professional; null for other customers. */
export async function proRegionOf(db: Db, customerId: number, now = new Date()): Promise<PriceRegion | null> {
  const customer = await findCustomer(db, customerId, now);
  return customer && proRegion(customer.proCodeInfo, now);
}

/**
 * A professional's spending in the running programme year (7.7). Amounts are in whole units of the region's currency.
 */
export type ProStatus = {
  order_total: number;
  /** The code's last day, "2027-08-31"; null when there is none. */
  expiration_date: string | null;
  employee_group: boolean;
  spend_limit: number;
};

/** Null when there is no such customer. The total is 0 for customers who are not professionals. */
export async function findProStatus(
  db: Db,
  customerId: number,
  brand: BrandId,
  now = new Date(),
): Promise<ProStatus | null> {
  const customer = await findCustomer(db, customerId, now);
  if (!customer) return null;
  const info = customer.proCodeInfo;
  const region = proRegion(info, now);
  return {
    order_total: region ? await spentSince(db, customerId, brand, currencyOf(region), proYearStart(info, now)) : 0,
    expiration_date: info?.expiration_date ?? null,
    employee_group: info?.employee_group ?? false,
    spend_limit: spendLimitOf(info),
  };
}

/**
 * The amount that counts against the limit: orders at pro prices in one currency that were not cancelled, less refunds,
 * from the brand's countries (brandIdOf). Orders whose payment is pending count too, because otherwise two at once
 * could exceed the limit together.
 */
async function spentSince(db: Db, customerId: number, brand: BrandId, currency: string, start: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(order_spent(id, total)), 0)::bigint as total from orders
    where customer_id = ${customerId} and is_pro_region(region) and currency = ${currency}
      and status not in ('cancelled', 'refunded')
      and case when country in ('us', 'ca', 'no') then country else 'eu' end = ${brand}
      and coalesce(confirmed_at, placed_at) >= ${start}`.execute(db);
  return toDecimal(rows[0]?.total ?? 0, currency);
}

/** The result of the database function pro_facts. */
type StoredFacts = {
  fields: { name: string; value: string }[];
  notes: string;
  /** Seconds since 1970, and the total less refunds. */
  orders: [at: number, total: number][];
};

export const toAllowance = (stored: StoredFacts | null, currency: string, now = new Date()): Allowance | null =>
  stored &&
  allowanceOf(
    proCodeInfoOf(stored.fields, stored.notes),
    stored.orders.map(([at, total]) => ({ at: new Date(at * 1000), total })),
    currency,
    now,
  );

export async function findAllowance(db: Db, customerId: number, currency: string): Promise<Allowance | null> {
  const { rows } = await sql<{ facts: StoredFacts | null }>`
    select pro_facts(${customerId}, ${currency}) as facts`.execute(db);
  return toAllowance(rows[0]?.facts ?? null, currency);
}

export async function findShippingMethodSettings(
  db: Db,
): Promise<{ is_enabled: boolean; hide_free_shipping_groups: string }> {
  const row = await db.selectFrom("shipping_settings").selectAll().executeTakeFirst();
  return {
    is_enabled: row?.is_enabled ?? false,
    hide_free_shipping_groups: (row?.hide_free_shipping_groups ?? []).join(","),
  };
}
