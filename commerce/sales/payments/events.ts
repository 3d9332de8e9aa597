import type { PaymentEvent } from "./schema.ts";

const kinds = ["captured", "failed", "cancelled", "refunded", "disputed", "dispute-won", "dispute-lost"] as const;

/** A provider's id or word, if it is one; nothing else of a message is kept. */
export const plainWord = (value: unknown): string | null =>
  typeof value === "string" && /^[\w-]{1,200}$/.test(value) ? value : null;

/** Our own ids of payments. */
export const ownPaymentId = (value: unknown): string | null =>
  typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value) ? value : null;

export const wholeAmount = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** What a dispute is called and about; nothing where it is not told. */
export function readDispute(said: unknown): Pick<PaymentEvent, "dispute"> {
  const { id, amount } = (said ?? {}) as { id?: unknown; amount?: unknown };
  const [name, worth] = [plainWord(id), wholeAmount(amount)];
  return name !== null && worth !== undefined ? { dispute: { id: name, amount: worth } } : {};
}

/** A message of the test provider: { id, type, reference, payment_id?, refunded?, reason?, dispute?: { id, amount } }. Null: none of its. */
export function readTestEvent(body: Buffer): PaymentEvent | null {
  let said: Record<string, unknown> | null;
  try {
    said = JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
  const id = plainWord(said?.id);
  if (!said || !id) return null;
  const refunded = wholeAmount(said.refunded);
  const reason = plainWord(said.reason);
  return {
    id,
    kind: kinds.find((kind) => kind === said.type) ?? "other",
    reference: plainWord(said.reference),
    paymentId: ownPaymentId(said.payment_id),
    ...(refunded !== undefined && { refunded }),
    ...readDispute(said.dispute),
    ...(reason && { reason }),
  };
}
