import { createHash } from "node:crypto";
import { CaptureMethod } from "@mollie/api-client";
import { toDecimalText } from "#commerce/shared/money/rules.ts";
import { type PaymentProvider, PaymentRefused } from "../provider.ts";
import type { PaymentAnswer, PaymentMark } from "../schema.ts";
import { isPaymentId, type MollieClientOptions, type MolliePayment, openMollie } from "./client.ts";
import { answerOf, eventsOf, paymentIdOf } from "./states.ts";
import { signedPayment, webhookUrl } from "./webhook-url.ts";

export type MollieOptions = MollieClientOptions & {
  /** The shop's public address: shoppers return there, and Mollie posts its messages there. */
  publicUrl: string;
  /** Signs the addresses of webhooks. */
  secret: string;
  /** What the account accepts (methods.ts). */
  marks: readonly PaymentMark[];
};

/**
 * Payments with Mollie: the shopper is redirected to Mollie's page, chooses a method there, and comes back. A payment
 * carries our own id as metadata.payment_id. Mollie remembers idempotency keys for an hour.
 */
export function makeMollieProvider({ publicUrl, secret, marks, ...options }: MollieOptions): PaymentProvider {
  const mollie = openMollie(options);
  const now = async (reference: string): Promise<PaymentAnswer> => answerOf(await mollie.retrieve(reference));

  /** A call that the payment's state does not allow returns the state instead. */
  const change = async (reference: string, call: (payment: MolliePayment) => Promise<unknown>) => {
    const payment = await mollie.retrieve(reference);
    await call(payment).catch((error) => {
      if (!(error instanceof PaymentRefused)) throw error;
    });
    return now(reference);
  };

  return {
    name: "mollie",
    entry: { kind: "redirect" },
    marks,
    hosts: { script: [], frame: [], connect: [] },
    opensWindows: false,

    async create({ card, idempotencyKey, amount, currency, orderId, returnUrl, capture }) {
      if (card) throw new PaymentRefused("card-not-accepted");
      const payment = {
        amount: { currency, value: toDecimalText(amount, currency) },
        description: `Order ${orderId}`,
        redirectUrl: publicUrl + returnUrl,
        webhookUrl: webhookUrl(publicUrl, secret, idempotencyKey),
        metadata: { payment_id: idempotencyKey, order_id: orderId },
        ...(capture === "manual" && { captureMode: CaptureMethod.manual }),
      };
      return answerOf(await mollie.ask(({ payments }) => payments.create({ ...payment, idempotencyKey })));
    },

    confirm: now,

    capture: (reference) =>
      change(reference, () => mollie.ask(({ paymentCaptures }) => paymentCaptures.create({ paymentId: reference }))),

    /** Mollie can cancel only some open payments; the others stay open for the shopper until they expire. */
    cancel: (reference) =>
      change(reference, async ({ status, isCancelable }) => {
        if (status === "authorized") await mollie.ask(({ payments }) => payments.releaseAuthorization(reference));
        else if (isCancelable) await mollie.ask(({ payments }) => payments.cancel(reference));
      }),

    async refund(reference, amount, idempotencyKey) {
      const { amount: paid, _embedded } = await mollie.retrieve(reference);
      // Mollie forgets the key after an hour, but a refund it has made carries our key permanently.
      const earlier = _embedded?.refunds?.find(({ metadata }) => keyIn(metadata) === idempotencyKey);
      const refund =
        earlier ??
        (await mollie.ask(({ paymentRefunds }) =>
          paymentRefunds.create({
            paymentId: reference,
            amount: { currency: paid.currency, value: toDecimalText(amount, paid.currency) },
            metadata: { refund_key: idempotencyKey },
            idempotencyKey: uuidOf(idempotencyKey),
          }),
        ));
      if (refund.status === "failed" || refund.status === "canceled") throw new PaymentRefused(refund.status);
      return refund.id;
    },

    async find(idempotencyKey, reference = null, ageSeconds = 86_400) {
      try {
        return reference === null ? await search(idempotencyKey, ageSeconds) : await now(reference);
      } catch (error) {
        if (error instanceof PaymentRefused && error.message === "not-found") return null;
        throw error;
      }
    },

    webhook: {
      reply: "",
      async read({ body, query }) {
        const paymentId = signedPayment(secret, query);
        const reference = new URLSearchParams(body.toString("utf8")).get("id") ?? "";
        if (paymentId === null || !isPaymentId(reference)) return { kind: "refused" };
        try {
          const payment = await mollie.retrieve(reference);
          return { kind: "events", events: paymentIdOf(payment) === paymentId ? eventsOf(payment) : [] };
        } catch (error) {
          if (error instanceof PaymentRefused) return { kind: "events", events: [] };
          throw error;
        }
      },
    },
  };

  /** Mollie cannot search by metadata, so the newest payments are read back to the time this one was opened. */
  async function search(idempotencyKey: string, ageSeconds: number): Promise<PaymentAnswer | null> {
    const oldest = Date.now() - (ageSeconds + clockTolerance) * 1000;
    let from: string | undefined;
    for (;;) {
      const page = await mollie.ask(({ payments }) => payments.page({ limit: 250, ...(from && { from }) }));
      const found = page.find((payment) => paymentIdOf(payment) === idempotencyKey);
      if (found) return answerOf(found);
      const last = page.at(-1);
      from = page.nextPageCursor;
      if (from === undefined || last === undefined || Date.parse(last.createdAt) < oldest) return null;
    }
  }
}

/** The maximum difference between Mollie's clock and ours, in seconds. */
const clockTolerance = 300;

const keyIn = (metadata: unknown): unknown => (metadata as { refund_key?: unknown } | null)?.refund_key;

/** Mollie requires idempotency keys in the form of a UUID. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
