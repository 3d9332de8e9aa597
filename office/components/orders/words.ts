import type { PaymentEventKind } from "#commerce/aftersales/office/payment-schema.ts";
import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { brandNames } from "#commerce/sales/orders/names.ts";
import type { Key } from "../../i18n/languages.ts";
import type { Say } from "../../i18n/text.tsx";

/** Texts about payments, in the member's language. */

/** "Visa ending in 1111 (Apple Pay)". Null when the payment method is unknown. */
export function paidWithIn(paid: OrderDetail["payments"][number]["paidWith"], say: Say): string | null {
  if (!paid) return null;
  const { method, card, wallet } = paid;
  const name = card
    ? say("cardEnding", { brand: brandNames[card.brand] ?? say("cardWord"), last4: card.last4 })
    : (brandNames[method] ?? say(method === "card" ? "cardWord" : "paidOnline"));
  const inWallet = wallet ? brandNames[wallet] : undefined;
  return inWallet && inWallet !== name ? `${name} (${inWallet})` : name;
}

/** The provider's name: "Stripe". "invoice" is translated. */
export function providerIn(provider: string, say: Say): string {
  if (provider === "invoice") return say("byInvoice");
  return provider.charAt(0).toUpperCase() + provider.slice(1);
}

export const paymentEvents: Readonly<Record<PaymentEventKind, Key>> = {
  started: "payStarted",
  waits: "paymentActionRequired",
  authorized: "payAuthorized",
  captured: "paymentCaptured",
  declined: "paymentDeclined",
  failed: "payTryFailed",
  cancelled: "paymentCancelled",
  invoiced: "paymentInvoiced",
  paid: "payPaid",
  "refund-pending": "payRefundPending",
  "refund-failed": "payRefundFailed",
  refunded: "paymentRefunded",
  disputed: "stateDisputed",
  "dispute-won": "factDisputeWon",
  "dispute-lost": "factDisputeLost",
};

/** Short codes from payment providers, and from the shop when it ends a payment. */
const words: Readonly<Record<string, Key>> = {
  "no charge found": "wordNoCharge",
  "no charge exists": "wordNoCharge",
  "arrived late": "wordArrivedLate",
  "left unpaid": "wordLeft",
  "ended by the shop": "wordEndedByShop",
  abandoned: "wordLeft",
  generic: "wordDeclined",
  generic_decline: "wordDeclined",
  card_declined: "wordDeclined",
  do_not_honor: "wordDeclined",
  failed: "wordDeclined",
  insufficient_funds: "wordNoFunds",
  "insufficient-funds": "wordNoFunds",
  expired_card: "wordExpiredCard",
  "expired-card": "wordExpiredCard",
  card_expired: "wordExpiredCard",
  incorrect_cvc: "wordWrongCode",
  invalid_cvv: "wordWrongCode",
  fraudulent: "wordFraud",
  possible_fraud: "wordFraud",
  product_not_received: "wordNotReceived",
  duplicate: "wordDuplicate",
  authentication_required: "wordAuthentication",
  authentication_failed: "wordAuthentication",
  payment_intent_authentication_failure: "wordAuthentication",
  cancelled: "wordEnded",
  canceled: "wordEnded",
  expired: "wordExpired",
};

/** A provider's code in the member's language. Unknown codes stay unchanged. */
export function wordIn(word: string | null | undefined, say: Say): string {
  const key = words[word ?? ""];
  return key ? say(key) : (word ?? "");
}
