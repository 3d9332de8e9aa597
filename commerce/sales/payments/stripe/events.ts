import type Stripe from "stripe";
import type { PaymentEvent } from "../schema.ts";
import { ownPaymentId, plainWord, readDispute, wholeAmount } from "../webhook-fields.ts";

const kinds: Readonly<Record<string, PaymentEvent["kind"]>> = {
  "payment_intent.succeeded": "captured",
  "payment_intent.payment_failed": "failed",
  "payment_intent.canceled": "cancelled",
  "charge.refunded": "refunded",
  "charge.dispute.created": "disputed",
};

/** The outcomes of a dispute. A closed inquiry (warning_closed) never took money. */
const endings: Readonly<Record<string, PaymentEvent["kind"]>> = {
  won: "dispute-won",
  warning_closed: "dispute-won",
  prevented: "dispute-won",
  lost: "dispute-lost",
};

/** The fields read from the objects of Stripe's events. */
type EventObject = {
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

/** Converts Stripe's event; null when it has no event id. */
export function readStripeEvent(event: Stripe.Event): PaymentEvent | null {
  const id = plainWord(event.id);
  if (!id) return null;
  const object = (event.data?.object ?? {}) as EventObject;
  const failure = object.last_payment_error;
  const refunded = wholeAmount(object.amount_refunded);
  const reason = plainWord(object.reason) ?? plainWord(failure?.decline_code) ?? plainWord(failure?.code);
  return {
    id,
    kind:
      event.type === "charge.dispute.closed"
        ? (endings[String(object.status)] ?? "other")
        : (kinds[event.type] ?? "other"),
    reference: plainWord(object.object === "payment_intent" ? object.id : idOf(object.payment_intent)),
    paymentId: ownPaymentId(object.metadata?.payment_id),
    ...(refunded !== undefined && { refunded }),
    ...(object.object === "dispute" && readDispute(object)),
    ...(reason && { reason }),
  };
}

const idOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? (value as { id?: unknown }).id : value;
