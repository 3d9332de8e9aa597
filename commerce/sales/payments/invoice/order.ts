import { sql } from "kysely";
import { told } from "#commerce/sales/orders/history/rules.ts";
import { beforeStatus } from "#commerce/sales/orders/states.ts";
import { noteHistory } from "#commerce/sales/orders/writes.ts";
import type { Transaction } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";

/**
 * Payment on account: no provider is asked. The order stands at once, its payment is "invoiced" until the staff see the
 * money on the shop's account; what goes back of it is less owed, or is transferred back by hand.
 */
export const invoiceProvider = "invoice";

/** The pending payment of an order that was just reserved becomes one that is owed for `days`. */
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

/** The money has come. Asked again, it has come already. */
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
