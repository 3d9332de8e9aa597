import { randomBytes } from "node:crypto";

/** Stripe's data about payments, with the allowed transitions between states. */

export type Intent = {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  setup_future_usage: string | null;
  status: string;
  client_secret: string;
  capture_method: string;
  latest_charge: string | null;
  cancellation_reason: string | null;
  description: string | null;
  metadata: Record<string, string>;
  last_payment_error: { type: "card_error"; code: string; decline_code?: string; message: string } | null;
  next_action: { type: "use_stripe_sdk" } | null;
  created: number;
};

export type Charge = {
  id: string;
  object: "charge";
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  payment_intent: string;
  metadata: Record<string, string>;
  payment_method_details: { type: string; card?: object };
};

export class StripeFault extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;

  constructor(status: number, type: string, code: string, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.error = { type, code, message, ...more };
  }
}

type Params = Record<string, unknown>;

const idOf = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;
const invalid = (code: string, message: string, more: object = {}) =>
  new StripeFault(400, "invalid_request_error", code, message, more);

/** Stripe's test cards, by payment method. */
const declines: Record<string, [code: string, decline?: string]> = {
  pm_card_chargeDeclined: ["card_declined", "generic_decline"],
  pm_card_chargeDeclinedInsufficientFunds: ["card_declined", "insufficient_funds"],
  pm_card_chargeDeclinedExpiredCard: ["expired_card"],
};

/** The part of a charge that describes how it was paid. */
const detailsOf = (method: string): Charge["payment_method_details"] => {
  const card = (brand: string, last4: string, wallet: object | null = null) => ({
    type: "card",
    card: { brand, last4, wallet, exp_month: 12, exp_year: 2034, funding: "credit" },
  });
  if (method === "pm_paypal") return { type: "paypal" };
  if (method === "pm_card_mastercard") return card("mastercard", "4444");
  if (method === "pm_card_threeDSecure2Required") return card("visa", "3220");
  if (method === "pm_wallet_apple") return card("visa", "4242", { type: "apple_pay", dynamic_last4: "4242" });
  return card("visa", "4242");
};

export class StripeLedger {
  readonly intents = new Map<string, Intent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds: { id: string; amount: number; payment_intent: string }[] = [];

  /** By intent: the method that was tried last. */
  readonly #tried = new Map<string, string>();

  create(params: Params): Intent {
    const known = [
      "amount",
      "currency",
      "capture_method",
      "automatic_payment_methods",
      "description",
      "metadata",
      "customer",
    ];
    const unknown = Object.keys(params).find((name) => !known.includes(name));
    if (unknown) throw invalid("parameter_unknown", `Received unknown parameter: ${unknown}`, { param: unknown });
    const { amount, currency, capture_method = "automatic_async", description = null, metadata = {} } = params;
    if (!/^[a-z]{3}$/.test(String(currency))) throw invalid("parameter_missing", "Missing required param: currency.");
    if (!/^\d+$/.test(String(amount))) throw invalid("parameter_invalid_integer", `Invalid integer: ${amount}`);
    if (Number(amount) < 50) throw invalid("amount_too_small", "Amount must be no less than $0.50 usd");
    const id = idOf("pi");
    const intent: Intent = {
      id,
      object: "payment_intent",
      status: "requires_payment_method",
      client_secret: idOf(`${id}_secret`),
      amount: Number(amount),
      amount_received: 0,
      currency: String(currency),
      latest_charge: null,
      capture_method: String(capture_method),
      cancellation_reason: null,
      last_payment_error: null,
      description: description as string | null,
      metadata: metadata as Record<string, string>,
      customer: (params.customer as string | undefined) ?? null,
      setup_future_usage: null,
      next_action: null,
      created: Math.floor(Date.now() / 1000),
    };
    this.intents.set(id, intent);
    return intent;
  }

  retrieve(id: string): Intent {
    const intent = this.intents.get(id);
    if (intent) return intent;
    throw new StripeFault(404, "invalid_request_error", "resource_missing", `No such payment_intent: '${id}'`);
  }

  confirm(id: string, method?: unknown, futureUsage?: unknown): Intent {
    const intent = this.#inState(id, "confirm", ["requires_payment_method", "requires_confirmation"]);
    if (intent.status === "requires_payment_method" && typeof method !== "string") {
      throw invalid("payment_intent_unexpected_state", "You cannot confirm without a payment method.");
    }
    if (futureUsage !== undefined) {
      if (futureUsage !== "on_session" || !intent.customer)
        throw invalid("parameter_invalid", "This payment may be kept for the customer's own payments alone.");
      intent.setup_future_usage = futureUsage;
    }
    const decline = declines[String(method)];
    if (decline) throw this.#decline(intent, ...decline);
    intent.last_payment_error = null;
    this.#tried.set(id, String(method));
    if (method !== "pm_card_threeDSecure2Required") return this.#pay(intent);
    intent.status = "requires_action";
    intent.next_action = { type: "use_stripe_sdk" };
    return intent;
  }

  /** Ends the bank's second step with the shopper's decision. */
  authenticate(id: string, isApproved: boolean): Intent {
    const intent = this.#inState(id, "authenticate", ["requires_action"]);
    intent.next_action = null;
    if (isApproved) return this.#pay(intent);
    this.#decline(intent, "payment_intent_authentication_failure");
    return intent;
  }

  capture(id: string): Intent {
    const intent = this.#inState(id, "capture", ["requires_capture"]);
    return this.#take(intent);
  }

  cancel(id: string): Intent {
    const open = ["requires_payment_method", "requires_capture", "requires_confirmation", "requires_action"];
    const intent = this.#inState(id, "cancel", open);
    return Object.assign(intent, { status: "canceled", next_action: null });
  }

  refund({ payment_intent, amount }: Params) {
    const intent = this.retrieve(String(payment_intent));
    const charge = this.charges.get(intent.latest_charge ?? "");
    if (!charge || intent.status !== "succeeded") {
      throw invalid("charge_not_refundable", "This PaymentIntent does not have a successful charge to refund.");
    }
    if (charge.refunded) throw invalid("charge_already_refunded", `Charge ${charge.id} has already been refunded.`);
    const wanted = amount === undefined ? charge.amount - charge.amount_refunded : Number(amount);
    if (charge.amount_refunded + wanted > charge.amount) {
      throw new StripeFault(400, "invalid_request_error", "", "Refund amount is greater than unrefunded amount");
    }
    charge.amount_refunded += wanted;
    charge.refunded = charge.amount_refunded === charge.amount;
    const refund = { id: idOf("re"), object: "refund", amount: wanted, payment_intent: intent.id, status: "succeeded" };
    this.refunds.push(refund);
    return refund;
  }

  #inState(id: string, verb: string, states: string[]): Intent {
    const intent = this.retrieve(id);
    if (states.includes(intent.status)) return intent;
    const message = `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`;
    throw invalid("payment_intent_unexpected_state", message, { payment_intent: intent });
  }

  #decline(intent: Intent, code: string, decline?: string): StripeFault {
    const more = decline === undefined ? {} : { decline_code: decline };
    const message = "Your card was declined.";
    intent.status = "requires_payment_method";
    intent.last_payment_error = { type: "card_error", code, message, ...more };
    return new StripeFault(402, "card_error", code, message, { ...more, payment_intent: intent });
  }

  #pay(intent: Intent): Intent {
    const { id, amount, metadata } = intent;
    const charge: Charge = {
      id: idOf("ch"),
      object: "charge",
      amount,
      amount_refunded: 0,
      refunded: false,
      payment_intent: id,
      metadata: { ...metadata },
      payment_method_details: detailsOf(this.#tried.get(id) ?? ""),
    };
    this.charges.set(charge.id, charge);
    intent.latest_charge = charge.id;
    if (intent.capture_method !== "manual") return this.#take(intent);
    intent.status = "requires_capture";
    return intent;
  }

  #take = (intent: Intent): Intent => Object.assign(intent, { status: "succeeded", amount_received: intent.amount });
}
