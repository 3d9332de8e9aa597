import { sql } from "kysely";
import { fromDecimal } from "#commerce/shared/money/rules.ts";
import type { Db, Transaction } from "#database/tables.ts";

/** How much a customer may owe by invoice at a time, in minor units of one currency. */
export type Credit = {
  limit: number;
  /** By the invoices that nobody has paid yet, late or not. */
  owed: number;
  /** Never below zero. */
  left: number;
};

/** As the database answers it: the limit in whole units, what is owed in minor units by currency; null: nothing is. */
export type StoredCredit = { limit: number; owed: Record<string, number> | null };

/** Null where nothing limits it. */
export function creditOf(stored: StoredCredit | null | undefined, currency: string): Credit | null {
  if (!stored) return null;
  const limit = fromDecimal(stored.limit, currency) ?? 0;
  const owed = stored.owed?.[currency] ?? 0;
  return { limit, owed, left: Math.max(0, limit - owed) };
}

/** Until the transaction ends nobody else orders for this customer with a limit: orders at once count one after the other. */
export async function lockCustomer(trx: Transaction, customerId: number): Promise<void> {
  await sql`select from customers where id = ${customerId} for no key update`.execute(trx);
}

/** What the customer owes by invoice now, in minor units of the currency. */
export async function findOwed(db: Db | Transaction, customerId: number, currency: string): Promise<number> {
  const { rows } = await sql<{ owed: StoredCredit["owed"] }>`select invoices_owed(${customerId}) as owed`.execute(db);
  return rows[0]?.owed?.[currency] ?? 0;
}
