import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { told } from "#commerce/sales/orders/history/rules.ts";
import { changeStatus, endDispute } from "#commerce/sales/orders/writes.ts";
import { PaymentUnclear, type WebhookMessage } from "#commerce/sales/payments/provider.ts";
import { findEvent, findUnhandledEvents, hasDisputeEnded } from "#commerce/sales/payments/reads.ts";
import type { PaymentEvent } from "#commerce/sales/payments/schema.ts";
import { recordEvent, recordLostDispute, recordRefundElsewhere } from "#commerce/sales/payments/writes.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { type Attempt, findAttempt, findAttemptByReference } from "./attempts.ts";
import { type SettleOutcome, settleByAnswer } from "./settle.ts";

export type WebhookProblem = Problem<"unknown-provider" | "bad-signature" | "provider-silent">;

/**
 * Records the events of a message, each once, and leaves them to jobs. Returns the answer that the provider expects.
 */
export async function receiveMessage(
  { db, jobs, payments }: CheckoutServices,
  provider: string,
  message: WebhookMessage,
): Promise<Result<string | object, WebhookProblem>> {
  if (provider !== payments.name) return fail("unknown-provider", "No messages of this provider are taken here.");
  const reading = await payments.webhook.read(message).catch((error) => {
    if (error instanceof PaymentUnclear) return null;
    throw error;
  });
  if (!reading) return fail("provider-silent", "The provider does not confirm its message now. Send it again later.");
  if (reading.kind === "refused") {
    return fail("bad-signature", "The message is not signed by the provider, or is too old.");
  }
  for (const event of reading.events) {
    await db.transaction().execute(async (trx) => {
      if (!(await recordEvent(trx, provider, event))) return;
      await jobs.send("payment-event", { provider, id: event.id }, trx);
    });
  }
  return ok(payments.webhook.reply);
}

/**
 * Handles a recorded event. Events arrive late, twice or out of order, so they only cause a question to the provider
 * and are not trusted themselves. May run again at any time; throws when the provider does not answer.
 */
export async function handleEvent(services: CheckoutServices, provider: string, id: string): Promise<void> {
  const event = provider === services.payments.name ? await findEvent(services.db, provider, id) : null;
  if (!event) return;
  const outcome = await act(services, event);
  await services.db
    .updateTable("payment_events")
    .set({ handled_at: new Date(), outcome })
    .where("provider", "=", provider)
    .where("id", "=", id)
    .execute();
}

/** Retries events that could not be handled when they arrived. Runs every minute. */
export async function sweepEvents(services: CheckoutServices): Promise<void> {
  const { db, log, payments } = services;
  for (const { id } of await findUnhandledEvents(db, payments.name)) {
    await handleEvent(services, payments.name, id).catch((error) =>
      log.error({ err: error, event: id }, "an event of the payment provider could not be handled"),
    );
  }
}

async function act(services: CheckoutServices, event: PaymentEvent): Promise<string> {
  if (event.kind === "other") return "ignored";
  const attempt = await attemptOf(services, event);
  if (!attempt) return "unknown payment";
  const settled = await settle(services, attempt, event);
  const { paymentId, orderId } = attempt;
  const { db, log } = services;
  if (event.kind === "refunded") await db.transaction().execute((trx) => recordRefundElsewhere(trx, paymentId, event));
  if (event.kind === "disputed") {
    const { id } = event.dispute ?? {};
    if (id && (await hasDisputeEnded(db, attempt.provider, id))) return "over already";
    const note = event.reason ?? "";
    const changed = await db.transaction().execute((trx) => changeStatus(trx, orderId, "disputed", note));
    log.warn({ orderId, reason: note, isChanged: changed.ok }, "a payment is disputed");
  }
  if (event.kind === "dispute-won") {
    await db.transaction().execute((trx) => endDispute(trx, orderId, { note: told({ what: "dispute-won" }) }));
  }
  if (event.kind === "dispute-lost") {
    await db.transaction().execute((trx) => recordLostDispute(trx, paymentId, event));
    log.warn({ orderId, reason: event.reason }, "a dispute is lost");
  }
  return settled;
}

/**
 * Finds the attempt by our own payment id when the event contains it, because the event may arrive before the
 * provider's id is stored.
 */
async function attemptOf({ db, payments }: CheckoutServices, event: PaymentEvent): Promise<Attempt | null> {
  const { paymentId, reference } = event;
  const own = paymentId === null ? null : await findAttempt(db, paymentId);
  const attempt = own ?? (reference === null ? null : await findAttemptByReference(db, reference));
  if (attempt?.provider !== payments.name) return null;
  return attempt.reference === null || reference === null || attempt.reference === reference ? attempt : null;
}

async function settle(
  services: CheckoutServices,
  attempt: Attempt,
  event: PaymentEvent,
): Promise<SettleOutcome | "unknown payment"> {
  const answer = await services.payments.find(
    attempt.paymentId,
    attempt.reference ?? event.reference,
    attempt.ageSeconds,
  );
  if (!answer) return "unknown payment";
  const settled = await settleByAnswer(services, attempt, answer);
  if (event.kind === "failed" && settled === "waiting" && event.reason) {
    // The shopper may try another card; the sweep ends attempts that nobody finishes.
    await services.db
      .updateTable("payments")
      .set({ detail: event.reason })
      .where("id", "=", attempt.paymentId)
      .where("status", "=", "action_required")
      .execute();
  }
  return settled;
}
