import type { PaymentEvent } from "../schema.ts";
import { ownPaymentId, plainWord, readDispute, wholeAmount } from "../webhook-fields.ts";

const kinds = ["captured", "failed", "cancelled", "refunded", "disputed", "dispute-won", "dispute-lost"] as const;

/**
 * Parses a message of the test provider: { id, type, reference, payment_id?, refunded?, reason?, dispute?: { id, amount
 * } }. Null when it is not one.
 */
export function readTestEvent(body: Buffer): PaymentEvent | null {
  let fields: Record<string, unknown> | null;
  try {
    fields = JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
  const id = plainWord(fields?.id);
  if (!fields || !id) return null;
  const { type } = fields;
  const refunded = wholeAmount(fields.refunded);
  const reason = plainWord(fields.reason);
  return {
    id,
    kind: kinds.find((kind) => kind === type) ?? "other",
    reference: plainWord(fields.reference),
    paymentId: ownPaymentId(fields.payment_id),
    ...(refunded !== undefined && { refunded }),
    ...readDispute(fields.dispute),
    ...(reason && { reason }),
  };
}
