import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type PaymentProvider, PaymentRefused, PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import type { PaymentAnswer, PaymentEvent, PaymentRequest } from "#commerce/sales/payments/schema.ts";

type Told = Partial<Omit<PaymentEvent, "id">> & { id: string; kind: PaymentEvent["kind"] };
type Message = { body: Buffer; headers: Record<string, string> };

/** A provider, and everybody else who takes part: the shopper with their card, the bank, the provider's messenger. */
export type ContractSubject = {
  provider: PaymentProvider;
  /** Opens a payment, and the shopper types such a card, wherever cards are typed. */
  start(request: Omit<PaymentRequest, "card">, card: "good" | "declined" | "second-step"): Promise<PaymentAnswer>;
  /** The shopper approves at the bank. */
  approve(reference: string): Promise<void>;
  /** Opens a payment whose answer does not arrive. */
  startUnheard(request: Omit<PaymentRequest, "card">): Promise<PaymentAnswer>;
  /** A message as the provider signs it, `secondsAgo`. */
  message(event: Told, secondsAgo?: number): Message;
};

const request = (more: Partial<PaymentRequest> = {}) => ({
  ...{ idempotencyKey: randomUUID(), amount: 12_345, currency: "USD", orderId: 10_001 },
  ...{ returnUrl: "/en-us/checkout/done?order=10001&token=t", ...more },
});

/** What every payment provider must do (provider.ts); run against each. */
export function paymentContract(name: string, subject: () => ContractSubject): void {
  const provider = () => subject().provider;
  const start: ContractSubject["start"] = (asked, card) => subject().start(asked, card);
  const captured = async () => (await start(request(), "good")).reference;

  describe(`payment provider ${name}`, () => {
    test("captures, and finds what it captured by the key and by the reference", async () => {
      const asked = request();
      const answer = await start(asked, "good");
      expect(answer).toEqual({ status: "captured", reference: expect.any(String) });
      expect(await provider().find(asked.idempotencyKey)).toEqual(answer);
      expect(await provider().find(asked.idempotencyKey, answer.reference)).toEqual(answer);
      expect(await provider().find(randomUUID())).toBeNull();
    });

    test("a repeated payment is the same payment, also when repeated at the same time", async () => {
      const asked = request();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          subject()
            .startUnheard(asked)
            .catch(() => null),
        ),
      );
      const found = await provider().find(asked.idempotencyKey);
      const references = answers.flatMap((answer) => (answer ? [answer.reference] : []));
      expect(new Set([...references, found?.reference]).size).toBe(1);
    });

    test("a declined card takes nothing and says why", async () => {
      const asked = request();
      const answer = await start(asked, "declined");
      expect(["declined", "action_required"]).toContain(answer.status);
      expect(answer).toMatchObject({ reason: expect.stringMatching(/^[\w-]+$/) });
      expect((await provider().find(asked.idempotencyKey))?.status).toBe(answer.status);
      await expect(provider().refund(answer.reference, 1, randomUUID())).rejects.toBeInstanceOf(PaymentRefused);
    });

    test("a second step that is approved ends captured, and stays so", async () => {
      const { status, reference } = await start(request(), "second-step");
      expect(status).toBe("action_required");
      await subject().approve(reference);
      expect(await provider().confirm(reference)).toEqual({ status: "captured", reference });
      expect(await provider().confirm(reference)).toEqual({ status: "captured", reference });
      expect(await provider().cancel(reference)).toEqual({ status: "captured", reference });
    });

    test("a second step that is left can be cancelled, and never be paid afterwards", async () => {
      const asked = request();
      const { reference } = await start(asked, "second-step");
      expect(await provider().cancel(reference)).toMatchObject({ status: "cancelled", reference });
      await subject()
        .approve(reference)
        .catch(() => undefined);
      expect(await provider().confirm(reference)).toMatchObject({ status: "cancelled" });
      expect(await provider().find(asked.idempotencyKey)).toMatchObject({ status: "cancelled" });
      await expect(provider().refund(reference, 1, randomUUID())).rejects.toBeInstanceOf(PaymentRefused);
    });

    test("money that is only held is captured later, once, or let go", async () => {
      const held = await start(request({ capture: "manual" }), "good");
      expect(held.status).toBe("authorized");
      const { reference } = held;
      expect(await provider().capture(reference)).toEqual({ status: "captured", reference });
      expect(await provider().capture(reference)).toEqual({ status: "captured", reference });
      const other = (await start(request({ capture: "manual" }), "good")).reference;
      expect(await provider().cancel(other)).toMatchObject({ status: "cancelled" });
      expect(await provider().capture(other)).toMatchObject({ status: "cancelled" });
    });

    test("an answer that is lost leaves a payment that can be found", async () => {
      const asked = request();
      await expect(subject().startUnheard(asked)).rejects.toBeInstanceOf(PaymentUnclear);
      expect(await provider().find(asked.idempotencyKey)).toMatchObject({ reference: expect.any(String) });
    });

    test("refunds what was captured, whole or in part, once per key and never more", async () => {
      const reference = await captured();
      const key = randomUUID();
      const first = await provider().refund(reference, 12_000, key);
      expect(await provider().refund(reference, 12_000, key)).toBe(first);
      await expect(provider().refund(reference, 1000, randomUUID())).rejects.toBeInstanceOf(PaymentRefused);
      expect(await provider().refund(reference, 345, randomUUID())).not.toBe(first);
      await expect(provider().refund(reference, 1, randomUUID())).rejects.toBeInstanceOf(PaymentRefused);
    });

    test("what it does not know it refuses", async () => {
      for (const call of ["confirm", "capture", "cancel"] as const) {
        await expect(provider()[call]("pi_unknown")).rejects.toBeInstanceOf(PaymentRefused);
      }
      await expect(provider().refund("pi_unknown", 1, randomUUID())).rejects.toBeInstanceOf(PaymentRefused);
    });
  });

  describe(`messages of ${name}`, () => {
    const read = ({ body, headers }: Message) => provider().verifyWebhook(body, headers);

    test.each<Partial<Told>>([
      { kind: "captured" },
      { kind: "failed", reason: "insufficient_funds" },
      { kind: "cancelled" },
      { kind: "refunded", refunded: 345 },
      { kind: "disputed", reason: "fraudulent", paymentId: null, dispute: { id: "dp_1", amount: 345 } },
      { kind: "dispute-won", reason: "general", paymentId: null, dispute: { id: "dp_1", amount: 345 } },
      { kind: "dispute-lost", reason: "general", paymentId: null, dispute: { id: "dp_1", amount: 345 } },
      { kind: "other", reference: null, paymentId: null },
    ])("are read: %j", (told) => {
      const event = { id: "evt_1", kind: "other", reference: "pi_1", paymentId: randomUUID(), ...told } as const;
      expect(read(subject().message(event))).toEqual(event);
    });

    test("are believed with their own fresh signature only", () => {
      const event = { id: "evt_2", kind: "captured", reference: "pi_1", paymentId: null } as const;
      const { body, headers } = subject().message(event);
      expect(read({ body, headers })).not.toBeNull();
      expect(read({ body: Buffer.concat([body, Buffer.from(" ")]), headers })).toBeNull();
      expect(read({ body, headers: {} })).toBeNull();
      const forged = Object.entries(headers).map(([key, value]) => [key, value.replace(/v1=\w{4}/, "v1=0000")]);
      expect(read({ body, headers: Object.fromEntries(forged) })).toBeNull();
      expect(read(subject().message(event, 301))).toBeNull();
      expect(read(subject().message(event, 290))).not.toBeNull();
    });
  });
}
