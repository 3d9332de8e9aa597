import { CompiledQuery, sql } from "kysely";
import { beforeStatus } from "#commerce/orders/states.ts";
import { awaitSecondStep } from "#commerce/orders/writes.ts";
import type { ChargeAnswer } from "#commerce/payments/provider.ts";
import { announceStock } from "#commerce/stock/writes.ts";
import type { Transaction } from "#database/tables.ts";
import type { Executor } from "#platform/jobs.ts";
import { type Attempt, findAttempt } from "./reads.ts";
import type { CheckoutServices } from "./services.ts";

/**
 * Settling: what the provider says becomes what the order is. Every function here may run twice, late, or at the same
 * time in two processes; the first that reaches the payment's row decides.
 */

export type Settled =
  /** Paid: the order stands. */
  | "confirmed"
  /** Not paid: the order is cancelled, its goods are back in stock, the cart is as it was. */
  | "released"
  /** Still open: the shopper's second step, or a charge that may yet arrive. */
  | "waiting";

type Payment = Pick<Attempt, "paymentId" | "orderId" | "amount">;

/** Longer than any charge takes to reach the provider: what it does not know of by then does not exist. */
export const surelyArrivedSeconds = 60;
const giveUpDetail = "no charge found";

export async function settleByAnswer(
  services: CheckoutServices,
  payment: Payment,
  answer: ChargeAnswer,
  sessionHash: Buffer | null = null,
): Promise<Settled> {
  const { paymentId } = payment;
  if (answer.status === "action_required") {
    await awaitSecondStep(services.db, paymentId, answer.reference, answer.url);
    return "waiting";
  }
  if (answer.status === "declined") {
    await release(services, paymentId, { status: "declined", reference: answer.reference, detail: answer.reason });
    return "released";
  }
  if (await confirm(services, paymentId, answer.reference, sessionHash)) return "confirmed";
  const now = await findAttempt(services.db, paymentId);
  if (now?.paymentStatus === "captured") return "confirmed";
  await giveBack(services, payment, answer.reference);
  return "released";
}

/** Asks the provider what became of the charge. Where there is none, and none can be on its way, the order is released. */
export async function settleByAsking(services: CheckoutServices, attempt: Attempt): Promise<Settled> {
  const answer = await services.payments.find(attempt.paymentId);
  if (answer) return settleByAnswer(services, attempt, answer);
  if (attempt.ageSeconds < surelyArrivedSeconds) return "waiting";
  await release(services, attempt.paymentId, { status: "cancelled", reference: null, detail: giveUpDetail });
  return "released";
}

/** Ends a second step without the shopper: the bank's page was left. What was approved meanwhile stands. */
export async function endSecondStep(services: CheckoutServices, attempt: Attempt): Promise<Settled> {
  if (attempt.reference === null) return settleByAsking(services, attempt);
  return settleByAnswer(services, attempt, await services.payments.complete(attempt.reference, false));
}

/** A payment that was given up is looked at once more; money that arrived after all goes back. */
export async function lookAgain(services: CheckoutServices, attempt: Attempt): Promise<void> {
  const answer = await services.payments.find(attempt.paymentId);
  if (answer?.status === "captured") return giveBack(services, attempt, answer.reference);
  await services.db
    .updateTable("payments")
    .set({ detail: "no charge exists" })
    .where("id", "=", attempt.paymentId)
    .execute();
}

async function confirm(services: CheckoutServices, paymentId: string, reference: string, sessionHash: Buffer | null) {
  const to = "awaiting_fulfillment";
  return services.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ done: { orderId: number } | null }>`
      select order_confirm(${paymentId}, ${reference}, ${sessionHash}, ${to}, ${beforeStatus(to)}) as done`.execute(
      trx,
    );
    const done = rows[0]?.done;
    if (!done) return false;
    // With the transaction: an order that stands has its mail, one that does not has none.
    await services.jobs.send("order-confirmation", { orderId: done.orderId }, executorOf(trx));
    return true;
  });
}

type Ending = { status: "declined" | "cancelled"; reference: string | null; detail: string };

async function release(services: CheckoutServices, paymentId: string, { status, reference, detail }: Ending) {
  const to = "cancelled";
  const { rows } = await sql<{ done: { refilled: number[] | null } | null }>`
    select order_release(${paymentId}, ${status}, ${reference}, ${detail}, ${`payment ${status}: ${detail}`}, ${to},
      ${beforeStatus(to)}) as done`.execute(services.db);
  const refilled = rows[0]?.done?.refilled ?? [];
  await announceStock(services.db, { turned: refilled, shown: refilled });
}

/** Money for an order that had already been cancelled. */
async function giveBack({ db, payments, log }: CheckoutServices, payment: Payment, reference: string): Promise<void> {
  await payments.refund(reference, payment.amount, `refund:${payment.paymentId}`);
  await sql`
    with refunded as (
      update payments set status = 'refunded', reference = ${reference}, detail = 'arrived late', updated_at = now()
      where id = ${payment.paymentId} and status in ('cancelled', 'declined') returning order_id
    )
    insert into order_history (order_id, status, note)
    select order_id, 'cancelled', 'payment arrived late and was refunded' from refunded`.execute(db);
  log.warn({ orderId: payment.orderId, reference }, "a payment arrived after its order was cancelled; refunded");
}

const executorOf = (trx: Transaction): Executor => ({
  query: (text, values = []) => trx.executeQuery(CompiledQuery.raw(text, values)),
});
