import { isSignedKey, signedKey } from "#platform/signed-key.ts";
import { ownPaymentId } from "../webhook-fields.ts";

/**
 * Mollie does not sign its messages, so each payment has its own webhook address, which names the payment and is signed
 * by the shop. Otherwise anybody could make the shop query Mollie.
 */
export function webhookUrl(publicUrl: string, secret: string, paymentId: string): string {
  const query = new URLSearchParams({ payment: paymentId, signature: signedKey(subjectOf(paymentId), secret) });
  return `${publicUrl}/api/payments/webhook/mollie?${query}`;
}

/** The payment that a message's address names; null when the signature is not ours. */
export function signedPayment(secret: string, query: Record<string, unknown>): string | null {
  const paymentId = ownPaymentId(query.payment);
  if (paymentId === null || typeof query.signature !== "string") return null;
  return isSignedKey(query.signature, subjectOf(paymentId), secret) ? paymentId : null;
}

const subjectOf = (paymentId: string) => `mollie-webhook:${paymentId}`;
