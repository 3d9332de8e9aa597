import { randomUUID } from "node:crypto";
import type { WebhookMessage } from "#commerce/sales/payments/provider.ts";
import { makeTestProvider } from "#commerce/sales/payments/test/provider.ts";
import { sign } from "#commerce/sales/payments/test/signature.ts";
import type { Db } from "#database/tables.ts";
import type { ProviderFixture } from "./contract.ts";
import { signedForgeries } from "./forgeries.ts";

export const testSecret = "a".repeat(32);

export const testKinds = [
  "captured",
  "failed",
  "cancelled",
  "refunded",
  "disputed",
  "dispute-won",
  "dispute-lost",
  "other",
] as const;

const numbers = { good: "4111 1111 1111 1111", declined: "4000 0000 0000 0002", "second-step": "4000 0027 6000 3184" };
export const testCard = (number: string) => ({ number, expiry: "12/30", code: "123" });

/** The built-in provider with its test cards; its bank is a page of the shop, which confirms. */
export function testFixture(db: Db): ProviderFixture {
  const provider = makeTestProvider(db, testSecret);
  const messageOf = (event: object, secondsAgo: number): WebhookMessage => {
    const body = Buffer.from(JSON.stringify(event));
    const at = Math.floor(Date.now() / 1000) - secondsAgo;
    return { body, headers: { "firn-signature": sign(testSecret, body, at) }, query: {} };
  };
  return {
    paidWith: { method: "card", card: { brand: "visa", last4: "1111" } },
    provider,
    start: (request, card) => provider.create({ ...request, card: testCard(numbers[card]) }),
    approve: async () => undefined,
    startUnanswered: (request) => provider.create({ ...request, card: testCard("4000 0000 0000 0119") }),
    async report({ kind, ...details }) {
      const about =
        kind === "other" ? { reference: null, paymentId: null } : { reference: "pi_1", paymentId: randomUUID() };
      const { paymentId, ...said } = { id: "evt_1", ...about, ...details };
      const message = messageOf({ ...said, type: kind, payment_id: paymentId }, 290);
      return { message, events: [{ kind, paymentId, ...said }] };
    },
    forgeries: (message) => signedForgeries(message, messageOf(JSON.parse(message.body.toString()), 301)),
  };
}
