import { isSignedKey, signedKey } from "#platform/signed-key.ts";
import { ownPaymentId } from "../webhook-fields.ts";

/**
 * Mollie signs nothing that it sends, so each payment has an address of its own for messages: it names the payment and is
 * signed by us. Without that every stranger could make this shop ask Mollie about payments.
 */
export function webhookUrl(publicUrl: string, secret: string, paymentId: string): string {
  const query = new URLSearchParams({ payment: paymentId, signature: signedKey(subjectOf(paymentId), secret) });
  return `${publicUrl}/api/payments/webhook/mollie?${query}`;
}

/** The payment that a message's address names; null unless we have signed it. */
export function signedPayment(secret: string, query: Record<string, unknown>): string | null {
  const paymentId = ownPaymentId(query.payment);
  if (paymentId === null || typeof query.signature !== "string") return null;
  return isSignedKey(query.signature, subjectOf(paymentId), secret) ? paymentId : null;
}

const subjectOf = (paymentId: string) => `mollie-webhook:${paymentId}`;
