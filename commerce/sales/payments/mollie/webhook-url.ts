import { createHmac, timingSafeEqual } from "node:crypto";
import { ownPaymentId } from "../webhook-fields.ts";

/**
 * Mollie signs nothing that it sends, so each payment has an address of its own for messages: it names the payment and is
 * signed by us. Without that every stranger could make this shop ask Mollie about payments.
 */
export function webhookUrl(publicUrl: string, secret: string, paymentId: string): string {
  const query = new URLSearchParams({ payment: paymentId, signature: signatureOf(secret, paymentId).toString("hex") });
  return `${publicUrl}/api/payments/webhook/mollie?${query}`;
}

/** The payment that a message's address names; null unless we have signed it. */
export function signedPayment(secret: string, query: Record<string, unknown>): string | null {
  const paymentId = ownPaymentId(query.payment);
  const signature = typeof query.signature === "string" ? Buffer.from(query.signature, "hex") : Buffer.alloc(0);
  if (paymentId === null) return null;
  const expected = signatureOf(secret, paymentId);
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? paymentId : null;
}

const signatureOf = (secret: string, paymentId: string): Buffer =>
  createHmac("sha256", secret).update(`mollie-webhook:${paymentId}`).digest();
