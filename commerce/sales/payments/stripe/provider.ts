import Stripe from "stripe";
import { stripeHost } from "#commerce/shared/stripe/host.ts";
import { type PaymentProvider, PaymentRefused, PaymentUnclear } from "../provider.ts";
import type { PaymentAnswer, PaymentEvent } from "../schema.ts";
import { readStripeEvent } from "./events.ts";
import { paidWith } from "./paid-with.ts";
import { stripeCards } from "./saved-cards.ts";

export type StripeOptions = {
  secretKey: string;
  /** Sent to browsers. */
  publishableKey: string;
  webhookSecret: string;
  /** "https://api.stripe.com" unless another is given. */
  apiHost?: string;
  /** How long a call may take in milliseconds before it counts as unanswered; it is tried twice. */
  timeout?: number;
};

/**
 * Payments with Stripe's PaymentIntents. Cards are entered in Stripe's own fields in the browser, which confirm the
 * intent with its client secret; the shop only opens, reads, cancels and refunds it. An intent carries our payment id
 * as metadata.payment_id.
 */
export function makeStripeProvider(options: StripeOptions): PaymentProvider {
  const { secretKey, publishableKey, webhookSecret, apiHost, timeout } = options;
  const stripe = new Stripe(secretKey, {
    ...stripeHost(apiHost),
    timeout: timeout ?? 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const { paymentIntents } = stripe;
  /** For a refusal that contains the intent, its state decides; the payment details are requested too. */
  const ask = async (call: () => Promise<Stripe.PaymentIntent>) => {
    const intent = await call().catch(intentOfError);
    const isUntold = isPaid(intent) && typeof intent.latest_charge === "string";
    return toAnswer(isUntold ? await paymentIntents.retrieve(intent.id, withCharge).catch(explain) : intent);
  };

  return {
    name: "stripe",
    entry: { kind: "fields", browserModule: "stripe", settings: { publishableKey } },
    marks: ["visa", "mastercard", "amex", "discover", "diners", "jcb", "apple-pay", "google-pay"],
    hosts: {
      script: ["https://js.stripe.com", "https://*.js.stripe.com"],
      frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
      connect: ["https://api.stripe.com"],
    },
    opensWindows: true,

    async create({ card, idempotencyKey, amount, currency, orderId, account, capture = "automatic" }) {
      if (card) throw new PaymentRefused("card-not-accepted");
      const intent = {
        amount,
        currency: currency.toLowerCase(),
        capture_method: capture,
        automatic_payment_methods: { enabled: true },
        description: `Order ${orderId}`,
        ...(account && { customer: account }),
        metadata: { payment_id: idempotencyKey, order_id: String(orderId) },
      };
      return ask(() => paymentIntents.create(intent, { idempotencyKey }));
    },

    confirm: (reference) =>
      ask(async () => {
        const intent = await paymentIntents.retrieve(reference, withCharge);
        return intent.status === "requires_confirmation" ? paymentIntents.confirm(reference, withCharge) : intent;
      }),

    capture: (reference) => ask(() => paymentIntents.capture(reference, withCharge)),

    cancel: (reference) => ask(() => paymentIntents.cancel(reference)),

    async refund(reference, amount, idempotencyKey) {
      const call = stripe.refunds.create({ payment_intent: reference, amount }, { idempotencyKey });
      const refund = await call.catch(explain);
      if (refund.status === "failed" || refund.status === "canceled") {
        throw new PaymentRefused(refund.failure_reason ?? refund.status);
      }
      return refund.id;
    },

    async find(idempotencyKey, reference = null) {
      if (reference === null) {
        // Intents of the last minute may not be searchable yet, so callers wait before they trust a null.
        const query = `metadata['payment_id']:'${idempotencyKey.replace(/[^\w-]/g, "")}'`;
        const { data } = await paymentIntents
          .search({ query, limit: 1, expand: ["data.latest_charge"] })
          .catch(explain);
        return data[0] ? toAnswer(data[0]) : null;
      }
      try {
        return await ask(() => paymentIntents.retrieve(reference, withCharge));
      } catch (error) {
        if (error instanceof PaymentRefused && error.message === "resource_missing") return null;
        throw error;
      }
    },

    savedCards: stripeCards(stripe, explain),

    webhook: {
      reply: { received: true },
      async read({ body, headers }) {
        const header = headers["stripe-signature"];
        if (typeof header !== "string") return { kind: "refused" };
        let event: PaymentEvent | null;
        try {
          event = readStripeEvent(stripe.webhooks.constructEvent(body, header, webhookSecret));
        } catch {
          return { kind: "refused" };
        }
        return event ? { kind: "events", events: [event] } : { kind: "refused" };
      },
    },
  };
}

const withCharge = { expand: ["latest_charge"] };

const isPaid = ({ status }: Stripe.PaymentIntent): boolean => status === "succeeded" || status === "requires_capture";

function toAnswer(intent: Stripe.PaymentIntent): PaymentAnswer {
  const { id: reference, status, client_secret: clientSecret, last_payment_error: failure } = intent;
  switch (status) {
    case "succeeded":
      return { status: "captured", reference, ...paidWith(intent) };
    case "requires_capture":
      return { status: "authorized", reference, ...paidWith(intent) };
    case "processing":
      return { status: "processing", reference };
    case "canceled":
      return { status: "cancelled", reference, reason: intent.cancellation_reason ?? "cancelled" };
    default: {
      const reason = failure?.decline_code ?? failure?.code;
      return {
        status: "action_required",
        reference,
        ...(clientSecret && { clientSecret }),
        ...(reason && { reason }),
      };
    }
  }
}

/** When the intent's state does not allow the call, or the card was declined, the error contains the current intent. */
function intentOfError(error: unknown): Stripe.PaymentIntent {
  if (error instanceof Stripe.errors.StripeError && error.payment_intent) return error.payment_intent;
  return explain(error);
}

/** Converts Stripe's errors to those of provider.ts. Wrong keys and bugs are passed on unchanged. */
function explain(error: unknown): never {
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  const isUnclear = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some((kind) => error instanceof kind);
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  if (isUnclear || error.statusCode === 409) throw new PaymentUnclear(error.code ?? error.type, { cause: error });
  const isNo = [Stripe.errors.StripeInvalidRequestError, Stripe.errors.StripeCardError].some(
    (kind) => error instanceof kind,
  );
  if (isNo) throw new PaymentRefused(error.code ?? "invalid-request", { cause: error });
  throw error;
}
