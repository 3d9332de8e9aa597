import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { PaidWith } from "#commerce/sales/orders/schema.ts";
import {
  type PaymentProvider,
  PaymentRefused,
  PaymentUnclear,
  type WebhookMessage,
} from "#commerce/sales/payments/provider.ts";
import type { PaymentAnswer, PaymentEvent, PaymentRequest } from "#commerce/sales/payments/schema.ts";

type Opening = Omit<PaymentRequest, "card">;
export type Kind = PaymentEvent["kind"];
/** An event that a provider is to report. */
export type Occurrence = Pick<PaymentEvent, "kind" | "refunded" | "reason" | "dispute">;

/**
 * A provider, together with everybody else who takes part: the shopper with a card, the bank, and the sender of the
 * provider's messages.
 */
export type ProviderFixture = {
  /** How the provider describes the good card after a payment. */
  paidWith: PaidWith;
  provider: PaymentProvider;
  /** Starts a payment for which the shopper enters this card, wherever cards are entered. */
  start(request: Opening, card: "good" | "declined" | "second-step"): Promise<PaymentAnswer>;
  /** The shopper approves at the bank. */
  approve(reference: string): Promise<void>;
  /** Starts a payment whose response does not arrive. */
  startUnanswered(request: Opening): Promise<PaymentAnswer>;
  /**
   * Causes the event. Returns the message that the provider sends about it, at the last moment that counts, and the
   * events in it.
   */
  report(occurrence: Occurrence): Promise<{ message: WebhookMessage; events: PaymentEvent[] }>;
  /** The same message as forged by others, or sent again too late. */
  forgeries(message: WebhookMessage): { name: string; message: WebhookMessage }[];
};

const dispute = { id: "dp_1", amount: 345 };
const occurrences: Occurrence[] = [
  { kind: "captured" },
  { kind: "failed", reason: "insufficient_funds" },
  { kind: "cancelled" },
  { kind: "refunded", refunded: 345 },
  { kind: "disputed", reason: "fraudulent", dispute },
  { kind: "dispute-won", reason: "general", dispute },
  { kind: "dispute-lost", reason: "general", dispute },
  { kind: "other" },
];

const request = (more: Partial<PaymentRequest> = {}) => ({
  idempotencyKey: randomUUID(),
  amount: 12_345,
  currency: "USD",
  orderId: 10_001,
  returnUrl: "/en-us/checkout/done?order=10001&token=t",
  ...more,
});

/** The tests that every payment provider must pass (provider.ts), with the kinds of events that it reports. */
export function paymentContract(name: string, kinds: readonly Kind[], fixture: () => ProviderFixture): void {
  const provider = () => fixture().provider;
  const start: ProviderFixture["start"] = (asked, card) => fixture().start(asked, card);
  const captured = async () => (await start(request(), "good")).reference;

  describe(`payment provider ${name}`, () => {
    test("captures, and finds what it captured by the key and by the reference", async () => {
      const asked = request();
      const answer = await start(asked, "good");
      const { paidWith } = fixture();
      expect(answer).toEqual({ status: "captured", reference: expect.any(String), paidWith });
      expect(await provider().find(asked.idempotencyKey)).toEqual(answer);
      expect(await provider().find(asked.idempotencyKey, answer.reference)).toEqual(answer);
      expect(await provider().find(randomUUID())).toBeNull();
    });

    test("a repeated payment is the same payment, also when repeated at the same time", async () => {
      const asked = request();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          fixture()
            .startUnanswered(asked)
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
      await fixture().approve(reference);
      const paid = await provider().confirm(reference);
      expect(paid).toEqual({ status: "captured", reference, paidWith: expect.objectContaining({ method: "card" }) });
      expect(await provider().confirm(reference)).toEqual(paid);
      expect(await provider().cancel(reference)).toEqual(paid);
    });

    test("a second step that is left can be cancelled, and never be paid afterwards", async () => {
      const asked = request();
      const { reference } = await start(asked, "second-step");
      expect(await provider().cancel(reference)).toMatchObject({ status: "cancelled", reference });
      await fixture()
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
      const { paidWith } = fixture();
      expect(await provider().capture(reference)).toEqual({ status: "captured", reference, paidWith });
      expect(await provider().capture(reference)).toEqual({ status: "captured", reference, paidWith });
      const other = (await start(request({ capture: "manual" }), "good")).reference;
      expect(await provider().cancel(other)).toMatchObject({ status: "cancelled" });
      expect(await provider().capture(other)).toMatchObject({ status: "cancelled" });
    });

    test("an answer that is lost leaves a payment that can be found", async () => {
      const asked = request();
      await expect(fixture().startUnanswered(asked)).rejects.toBeInstanceOf(PaymentUnclear);
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

    test("refunds the whole at once, and nothing after it", async () => {
      const reference = await captured();
      await provider().refund(reference, 12_345, randomUUID());
      await expect(provider().refund(reference, 1, randomUUID())).rejects.toBeInstanceOf(PaymentRefused);
    });

    test("takes yen, which have no smaller unit", async () => {
      const asked = request({ currency: "JPY", amount: 45_678 });
      const { status, reference } = await start(asked, "good");
      expect(status).toBe("captured");
      await provider().refund(reference, 45_000, randomUUID());
      await provider().refund(reference, 678, randomUUID());
      await expect(provider().refund(reference, 1, randomUUID())).rejects.toBeInstanceOf(PaymentRefused);
    });

    test("what it does not know it refuses", async () => {
      for (const call of ["confirm", "capture", "cancel"] as const) {
        await expect(provider()[call]("pi_unknown")).rejects.toBeInstanceOf(PaymentRefused);
      }
      await expect(provider().refund("pi_unknown", 1, randomUUID())).rejects.toBeInstanceOf(PaymentRefused);
    });

    test("takes no card where cards are typed into fields or pages of its own", async () => {
      if (provider().entry.kind === "card") {
        await expect(provider().create(request())).rejects.toEqual(new PaymentRefused("card-missing"));
      } else {
        const card = { number: "4111111111111111", expiry: "12/30", code: "123" };
        await expect(provider().create({ ...request(), card })).rejects.toEqual(
          new PaymentRefused("card-not-accepted"),
        );
      }
    });
  });

  describe(`messages of ${name}`, () => {
    const read = (message: WebhookMessage) => provider().webhook.read(message);
    const reported = occurrences.filter(({ kind }) => kinds.includes(kind));

    test.each(reported)("are read: %j", async ({ kind, refunded, reason, dispute: about }) => {
      const { message, events } = await fixture().report({
        kind,
        ...(refunded !== undefined && { refunded }),
        ...(reason !== undefined && { reason }),
        ...(about && { dispute: about }),
      });
      expect(await read(message)).toEqual({ kind: "events", events });
      const event = events.find((one) => one.kind === kind);
      expect(event).toMatchObject(refunded === undefined ? {} : { refunded });
      if (about) expect(event?.dispute?.amount).toBe(about.amount);
    });

    test("that come twice are the same events, so that they are recorded once", async () => {
      const { message } = await fixture().report({ kind: "refunded", refunded: 345 });
      const [first, second] = [await read(message), await read(message)];
      expect(second).toEqual(first);
      const ids = first.kind === "events" ? first.events.map(({ id }) => id) : [];
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
    });

    test("are believed of the provider only, while they are fresh", async () => {
      const { message } = await fixture().report({ kind: "captured" });
      expect((await read(message)).kind).toBe("events");
      const forgeries = fixture().forgeries(message);
      expect(forgeries.length).toBeGreaterThan(2);
      for (const { name: forgery, message: forged } of forgeries) {
        expect(await read(forged), forgery).toEqual({ kind: "refused" });
      }
    });
  });
}
