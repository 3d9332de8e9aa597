import { randomUUID } from "node:crypto";
import type { WebhookMessage } from "#commerce/sales/payments/provider.ts";
import { makeStripeProvider } from "#commerce/sales/payments/stripe/provider.ts";
import type { ProviderFixture } from "../contract.ts";
import { signedForgeries } from "../forgeries.ts";
import type { StripeServer } from "./server.ts";

const methods = {
  good: "pm_card_visa",
  declined: "pm_card_chargeDeclined",
  "second-step": "pm_card_threeDSecure2Required",
};
const types = {
  captured: "payment_intent.succeeded",
  authorized: "payment_intent.amount_capturable_updated",
  failed: "payment_intent.payment_failed",
  cancelled: "payment_intent.canceled",
  refunded: "charge.refunded",
  disputed: "charge.dispute.created",
  "dispute-won": "charge.dispute.closed",
  "dispute-lost": "charge.dispute.closed",
  other: "customer.created",
};

export const stripeKinds = [
  "captured",
  "failed",
  "cancelled",
  "refunded",
  "disputed",
  "dispute-won",
  "dispute-lost",
  "other",
] as const;

/** Stripe, whose shoppers enter cards in its own fields, and whose messages are signed with the time. */
export function stripeFixture(stripe: StripeServer): ProviderFixture {
  const provider = makeStripeProvider(stripe);
  const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
  return {
    paidWith: { method: "card", card: { brand: "visa", last4: "4242" } },
    provider,
    async start(request, card) {
      const opened = await provider.create(request);
      if (opened.status !== "action_required") return opened;
      await stripe.pay(opened.clientSecret ?? "", methods[card]);
      return (await provider.find(request.idempotencyKey, opened.reference))!;
    },
    approve: async (reference) => void stripe.ledger.authenticate(reference, true),
    startUnanswered(request) {
      stripe.fail({ kind: "hang-up", after: true }, { kind: "hang-up", after: true });
      return provider.create(request);
    },
    async report({ kind, refunded, reason, dispute }) {
      const about =
        kind === "other" ? { reference: null, paymentId: null } : { reference: "pi_1", paymentId: randomUUID() };
      const metadata = about.paymentId ? { payment_id: about.paymentId } : {};
      const intent = { id: about.reference, object: "payment_intent", metadata };
      const charge = { object: "charge", id: "ch_1", payment_intent: about.reference, metadata };
      const disputed = { ...dispute, object: "dispute", reason, payment_intent: about.reference, metadata };
      const object = {
        captured: intent,
        authorized: intent,
        failed: { ...intent, last_payment_error: { code: "card_declined", decline_code: reason } },
        cancelled: { ...intent, last_payment_error: null },
        refunded: { ...charge, amount_refunded: refunded },
        disputed: { ...disputed, status: "needs_response" },
        "dispute-won": { ...disputed, status: "won" },
        "dispute-lost": { ...disputed, status: "lost" },
        other: { id: "cus_1", object: "customer", metadata: {} },
      }[kind];
      const message = stripe.event(types[kind], object, { id: "evt_1", at: secondsAgo(290) });
      const details = {
        ...(refunded !== undefined && { refunded }),
        ...(reason !== undefined && { reason }),
        ...(dispute && { dispute }),
      };
      return { message: { ...message, query: {} }, events: [{ id: "evt_1", kind, ...about, ...details }] };
    },
    forgeries(message: WebhookMessage) {
      const { id, type, data } = JSON.parse(message.body.toString());
      const tooOld = stripe.event(type, data.object, { id, at: secondsAgo(301) });
      return signedForgeries(message, { ...tooOld, query: {} });
    },
  };
}
