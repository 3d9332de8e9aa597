import { randomUUID } from "node:crypto";
import { makeMollieProvider } from "#commerce/sales/payments/mollie/provider.ts";
import type { WebhookMessage } from "#commerce/sales/payments/provider.ts";
import type { PaymentEvent } from "#commerce/sales/payments/schema.ts";
import type { ProviderFixture } from "../contract.ts";
import type { MollieServer } from "./server.ts";

export const mollieOptions = ({ apiKey, apiHost }: MollieServer) => ({
  apiKey,
  apiHost,
  publicUrl: "https://shop.example",
  secret: "a".repeat(32),
  marks: ["visa", "mastercard"] as const,
});

export const mollieKinds = ["captured", "failed", "cancelled", "refunded", "dispute-won", "dispute-lost"] as const;

/** Mollie's message about a payment, as the shop's route receives it. */
export function webhookMessage(mollie: MollieServer, id: string): WebhookMessage {
  const { url, body, headers } = mollie.message(id);
  return { body, headers, query: Object.fromEntries(new URL(url).searchParams) };
}

/** Mollie, whose shoppers pay on its page, and whose messages contain only the id of a payment. */
export function mollieFixture(mollie: MollieServer): ProviderFixture {
  const provider = makeMollieProvider(mollieOptions(mollie));
  const { ledger } = mollie;
  const start: ProviderFixture["start"] = async (request, card) => {
    const { reference } = await provider.create(request);
    if (card === "good") ledger.pay(reference);
    if (card === "declined") ledger.end(reference, "failed", "insufficient_funds");
    // A payment method that Mollie lets shops cancel early.
    if (card === "second-step") ledger.retrieve(reference).isCancelable = true;
    return (await provider.find(request.idempotencyKey, reference))!;
  };
  return {
    paidWith: { method: "card", card: { brand: "amex", last4: "0005" } },
    provider,
    start,
    approve: async (reference) => void ledger.pay(reference),
    startUnanswered(request) {
      mollie.fail({ kind: "hang-up", after: true });
      return provider.create(request);
    },
    async report({ kind, refunded = 0, dispute }) {
      const paymentId = randomUUID();
      const request = {
        idempotencyKey: paymentId,
        amount: 12_345,
        currency: "USD",
        orderId: 1,
        returnUrl: "/en-us/done",
      };
      const { reference } = await provider.create(request);
      const about = { reference, paymentId };
      const message = webhookMessage(mollie, reference);
      if (kind === "failed") {
        ledger.end(reference, "failed", "insufficient_funds");
        return { message, events: [{ id: `${reference}-failed`, kind, ...about, reason: "insufficient_funds" }] };
      }
      if (kind === "cancelled") {
        ledger.end(reference, "expired");
        return { message, events: [{ id: `${reference}-expired`, kind, ...about, reason: "expired" }] };
      }
      ledger.pay(reference);
      const events: PaymentEvent[] = [{ id: `${reference}-paid`, kind: "captured", ...about }];
      if (kind === "refunded") {
        ledger.refund(reference, { amount: { currency: "USD", value: (refunded / 100).toFixed(2) } });
        events.push({ id: `${reference}-refunded-${refunded}`, kind, ...about, refunded });
      }
      if (kind === "dispute-lost" || kind === "dispute-won") {
        const chargeback = ledger.chargeBack(reference, dispute?.amount ?? 0);
        if (kind === "dispute-won") ledger.reverse(chargeback);
        const { id } = chargeback;
        const ending = kind === "dispute-won" ? "won" : "lost";
        events.push({ id: `${id}-${ending}`, kind, ...about, dispute: { id, amount: dispute?.amount ?? 0 } });
      }
      return { message, events };
    },
    forgeries: (message) => [
      { name: "no signature", message: { ...message, query: { payment: message.query.payment } } },
      { name: "a foreign signature", message: { ...message, query: { ...message.query, signature: "00".repeat(32) } } },
      {
        name: "the signature of another payment",
        message: { ...message, query: { ...message.query, payment: randomUUID() } },
      },
      { name: "no payment", message: { ...message, body: Buffer.from("id=ord_1") } },
    ],
  };
}
