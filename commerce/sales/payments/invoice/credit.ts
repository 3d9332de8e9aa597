import { sql } from "kysely";
import { fromDecimal } from "#commerce/shared/money/rules.ts";
import type { Db, Transaction } from "#database/tables.ts";

/** How much a customer may owe by invoice, in minor units of one currency. */
export type Credit = {
  limit: number;
  /** The total of the customer's unpaid invoices, overdue or not. */
  owed: number;
  /** Never negative. */
  left: number;
};

/**
 * As the database returns it: the limit in whole units, the debt in minor units by currency; null when there is none.
 */
export type StoredCredit = { limit: number; owed: Record<string, number> | null };

/** Null when there is no limit. */
export function creditOf(stored: StoredCredit | null | undefined, currency: string): Credit | null {
  if (!stored) return null;
  const limit = fromDecimal(stored.limit, currency) ?? 0;
  const owed = stored.owed?.[currency] ?? 0;
  return { limit, owed, left: Math.max(0, limit - owed) };
}

/**
 * Locks a customer until the transaction ends (docs/locks.md). "counted": one with a limit, whose concurrent orders are
 * counted one after the other. "shared": only the account's deletion waits.
 */
export async function lockCustomer(trx: Transaction, customerId: number, kind: "counted" | "shared"): Promise<void> {
  const strength = kind === "counted" ? sql`no key update` : sql`key share`;
  await sql`select from customers where id = ${customerId} for ${strength}`.execute(trx);
}

/** What the customer owes by invoice now, in minor units of the currency. */
export async function findOwed(db: Db | Transaction, customerId: number, currency: string): Promise<number> {
  const { rows } = await sql<{ owed: StoredCredit["owed"] }>`select invoices_owed(${customerId}) as owed`.execute(db);
  return rows[0]?.owed?.[currency] ?? 0;
}
