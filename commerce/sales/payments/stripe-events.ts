import type Stripe from "stripe";
import { ownPaymentId, plainWord, readDispute, wholeAmount } from "./events.ts";
import type { PaymentEvent } from "./schema.ts";

const kinds: Readonly<Record<string, PaymentEvent["kind"]>> = {
  "payment_intent.succeeded": "captured",
  "payment_intent.payment_failed": "failed",
  "payment_intent.canceled": "cancelled",
  "charge.refunded": "refunded",
  "charge.dispute.created": "disputed",
};

/** How a dispute has ended; an inquiry that is closed (warning_closed) never took money. */
const endings: Readonly<Record<string, PaymentEvent["kind"]>> = {
  won: "dispute-won",
  warning_closed: "dispute-won",
  prevented: "dispute-won",
  lost: "dispute-lost",
};

type Said = {
  object?: unknown;
  id?: unknown;
  payment_intent?: unknown;
  metadata?: { payment_id?: unknown } | null;
  amount_refunded?: unknown;
  amount?: unknown;
  status?: unknown;
  reason?: unknown;
  last_payment_error?: { code?: unknown; decline_code?: unknown } | null;
};

/** Stripe's event as we keep it; null for something that has no id of an event. */
export function readStripeEvent(event: Stripe.Event): PaymentEvent | null {
  const id = plainWord(event.id);
  if (!id) return null;
  const said = (event.data?.object ?? {}) as Said;
  const failure = said.last_payment_error;
  const refunded = wholeAmount(said.amount_refunded);
  const reason = plainWord(said.reason) ?? plainWord(failure?.decline_code) ?? plainWord(failure?.code);
  return {
    id,
    kind:
      event.type === "charge.dispute.closed"
        ? (endings[String(said.status)] ?? "other")
        : (kinds[event.type] ?? "other"),
    reference: plainWord(said.object === "payment_intent" ? said.id : idOf(said.payment_intent)),
    paymentId: ownPaymentId(said.metadata?.payment_id),
    ...(refunded !== undefined && { refunded }),
    ...(said.object === "dispute" && readDispute(said)),
    ...(reason && { reason }),
  };
}

const idOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? (value as { id?: unknown }).id : value;
