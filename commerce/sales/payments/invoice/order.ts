import { sql } from "kysely";
import { told } from "#commerce/sales/orders/history/rules.ts";
import { beforeStatus } from "#commerce/sales/orders/states.ts";
import { noteHistory } from "#commerce/sales/orders/writes.ts";
import type { Transaction } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";

/**
 * Payment by invoice, without a provider. The order is confirmed at once, and its payment is "invoiced" until staff see
 * the money on the shop's account. A refund reduces the debt, or is transferred by hand.
 */
export const invoiceProvider = "invoice";

/** Turns the pending payment of the order just reserved into one owed for `days`. */
export async function invoiceOrder(
  trx: Transaction,
  paymentId: string,
  days: number,
  sessionHash: Buffer | null,
): Promise<void> {
  const to = "awaiting_fulfillment";
  await sql`select order_invoice(${paymentId}, ${sessionHash}, ${to}, ${beforeStatus(to)}, ${days})`.execute(trx);
}

export type PaidProblem = Problem<"not-invoiced">;

/** Marks the invoice as paid. Repeated calls change nothing. */
export async function markPaid(
  trx: Transaction,
  orderId: number,
  { note, by }: { note: string; by: string },
): Promise<Result<"paid" | "already", PaidProblem>> {
  const payment = await trx
    .selectFrom("payments")
    .select(["id", "status", "provider", "paid_on"])
    .where("order_id", "=", orderId)
    .where("provider", "=", invoiceProvider)
    .forUpdate()
    .executeTakeFirst();
  if (payment?.paid_on) return ok("already");
  if (payment?.status !== "invoiced") return fail("not-invoiced", "Nothing of this order is owed by invoice.");
  await trx
    .updateTable("payments")
    .set({ status: "captured", paid_on: sql<string>`current_date`, updated_at: sql`now()` })
    .where("id", "=", payment.id)
    .execute();
  await noteHistory(trx, orderId, { note: told({ what: "invoice-paid", text: note || null }), by });
  return ok("paid");
}
