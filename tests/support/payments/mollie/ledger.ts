import { randomBytes } from "node:crypto";

/** Mollie's side of payments: what it stores, and the allowed transitions between states. */

export type Amount = { currency: string; value: string };

export type MollieStatus = "open" | "pending" | "authorized" | "paid" | "failed" | "canceled" | "expired";

export type MolliePayment = {
  resource: "payment";
  id: string;
  mode: "test";
  createdAt: string;
  status: MollieStatus;
  isCancelable: boolean;
  amount: Amount;
  amountRefunded?: Amount;
  amountRemaining?: Amount;
  amountChargedBack?: Amount;
  description: string;
  redirectUrl: string;
  webhookUrl?: string;
  captureMode?: string;
  metadata: unknown;
  method?: string;
  details?: { failureReason?: string; cardNumber?: string; cardLabel?: string; wallet?: string };
};

type Refund = { resource: "refund"; id: string; paymentId: string; amount: Amount; status: string; metadata: unknown };
type Chargeback = {
  resource: "chargeback";
  id: string;
  paymentId: string;
  amount: Amount;
  createdAt: string;
  reversedAt?: string;
};

export class MollieFault extends Error {
  readonly body: { status: number; title: string; detail: string; field?: string };

  constructor(status: number, title: string, detail: string, field?: string) {
    super(detail);
    this.body = { status, title, detail, ...(field && { field }) };
  }
}

type Params = Record<string, unknown>;

const idOf = (prefix: string) => `${prefix}_${randomBytes(9).toString("hex").slice(0, 10)}`;
const now = () => new Date().toISOString().replace(/\.\d+Z$/, "+00:00");
const unprocessable = (detail: string, field?: string) => new MollieFault(422, "Unprocessable Entity", detail, field);

/** The number of decimals that Mollie requires: always all of the currency's. */
const decimals: Record<string, number> = { JPY: 0, ISK: 0, USD: 2, EUR: 2, CAD: 2, GBP: 2, CHF: 2, NOK: 2, SEK: 2 };

function checkAmount(given: unknown, field = "amount"): Amount {
  const { currency, value } = (given ?? {}) as Partial<Amount>;
  if (currency === undefined || value === undefined) throw unprocessable(`The '${field}' field is missing`, field);
  const digits = decimals[currency];
  if (digits === undefined) throw unprocessable("The amount contains an invalid currency", `${field}.currency`);
  const pattern = digits === 0 ? /^\d+$/ : new RegExp(`^\\d+\\.\\d{${digits}}$`);
  if (typeof value !== "string" || !pattern.test(value)) {
    throw unprocessable("The amount contains an invalid value", `${field}.value`);
  }
  return { currency, value };
}

export const minorOf = ({ currency, value }: Amount): number =>
  Math.round(Number(value) * 10 ** (decimals[currency] ?? 2));

const amountOf = (minor: number, currency: string): Amount => {
  const digits = decimals[currency] ?? 2;
  return { currency, value: (minor / 10 ** digits).toFixed(digits) };
};

const known = ["amount", "description", "redirectUrl", "cancelUrl", "webhookUrl", "metadata", "captureMode", "method"];

const paidByCard = { method: "creditcard", details: { cardNumber: "0005", cardLabel: "American Express" } };

export class MollieLedger {
  readonly payments = new Map<string, MolliePayment>();
  readonly refunds: Refund[] = [];
  readonly chargebacks: Chargeback[] = [];
  /** Mollie refuses two refunds of the same amount within an hour; false means that the hour is over. */
  refusesSameAmount = true;

  create(params: Params): MolliePayment {
    const unknown = Object.keys(params).find((name) => !known.includes(name));
    if (unknown) throw unprocessable(`Non-existent body parameter "${unknown}" for this API call`, unknown);
    const amount = checkAmount(params.amount);
    if (minorOf(amount) < 1) throw unprocessable("The amount is lower than the minimum", "amount");
    if (minorOf(amount) > 5_000_000) throw unprocessable("The amount is higher than the maximum", "amount");
    const { description, redirectUrl, webhookUrl } = params;
    if (!description) throw unprocessable("The description is invalid", "description");
    for (const [field, url] of Object.entries({ redirectUrl, webhookUrl })) {
      if (!/^https?:\/\/[^/]+\//.test(String(url))) throw unprocessable(`The ${field} is invalid`, field);
    }
    const payment: MolliePayment = {
      resource: "payment",
      id: idOf("tr"),
      mode: "test",
      createdAt: now(),
      status: "open",
      isCancelable: false,
      amount,
      description: String(description),
      redirectUrl: String(redirectUrl),
      webhookUrl: String(webhookUrl),
      metadata: params.metadata ?? null,
      ...(params.captureMode !== undefined && { captureMode: String(params.captureMode) }),
    };
    this.payments.set(payment.id, payment);
    return payment;
  }

  retrieve(id: string): MolliePayment {
    const payment = this.payments.get(id);
    if (!payment) throw new MollieFault(404, "Not Found", `No payment exists with token ${id}.`);
    return payment;
  }

  refundsOf = (id: string) => this.refunds.filter((refund) => refund.paymentId === id);
  chargebacksOf = (id: string) => this.chargebacks.filter((chargeback) => chargeback.paymentId === id);

  /** What the shopper does on Mollie's page, or the bank does later. */
  pay(id: string, means: Pick<MolliePayment, "method" | "details"> = paidByCard): MolliePayment {
    const payment = this.#inState(id, ["open", "pending"], "The payment cannot be paid");
    Object.assign(payment, means);
    if (payment.captureMode === "manual") return Object.assign(payment, { status: "authorized", isCancelable: false });
    return this.#take(payment);
  }

  end(id: string, status: "failed" | "canceled" | "expired", failureReason?: string): MolliePayment {
    const payment = this.#inState(id, ["open", "pending"], "The payment has ended");
    return Object.assign(payment, {
      status,
      isCancelable: false,
      ...(failureReason && { details: { failureReason } }),
    });
  }

  cancel(id: string): MolliePayment {
    const payment = this.retrieve(id);
    if (!payment.isCancelable) throw unprocessable("The payment cannot be canceled");
    return this.end(id, "canceled");
  }

  capture(id: string): { resource: "capture"; id: string; paymentId: string; status: string } {
    this.#take(this.#inState(id, ["authorized"], "The payment cannot be captured"));
    return { resource: "capture", id: idOf("cpt"), paymentId: id, status: "succeeded" };
  }

  release(id: string): void {
    const payment = this.#inState(id, ["authorized"], "The payment is not in an authorized state");
    payment.status = "canceled";
  }

  refund(id: string, params: Params): Refund {
    const payment = this.#inState(id, ["paid"], "The payment cannot be refunded");
    const amount = checkAmount(params.amount);
    if (amount.currency !== payment.amount.currency) throw unprocessable("The currency differs", "amount.currency");
    if (minorOf(amount) > this.#remaining(payment)) {
      throw unprocessable("The specified amount cannot be refunded", "amount");
    }
    const isDouble = this.refundsOf(id).some((refund) => refund.amount.value === amount.value);
    if (isDouble && this.refusesSameAmount)
      throw new MollieFault(409, "Conflict", "A duplicate refund has been detected");
    const { metadata = null } = params;
    const refund: Refund = { resource: "refund", id: idOf("re"), paymentId: id, amount, status: "pending", metadata };
    this.refunds.push(refund);
    this.#sum(payment);
    return refund;
  }

  chargeBack(id: string, minor: number): Chargeback {
    const payment = this.#inState(id, ["paid"], "The payment was not paid");
    const amount = amountOf(minor, payment.amount.currency);
    const chargeback: Chargeback = { resource: "chargeback", id: idOf("chb"), paymentId: id, amount, createdAt: now() };
    this.chargebacks.push(chargeback);
    this.#sum(payment);
    return chargeback;
  }

  reverse(chargeback: Chargeback): void {
    chargeback.reversedAt = now();
    this.#sum(this.retrieve(chargeback.paymentId));
  }

  #inState(id: string, states: MollieStatus[], detail: string): MolliePayment {
    const payment = this.retrieve(id);
    if (!states.includes(payment.status)) throw unprocessable(detail);
    return payment;
  }

  #take(payment: MolliePayment): MolliePayment {
    Object.assign(payment, { status: "paid", isCancelable: false });
    this.#sum(payment);
    return payment;
  }

  #remaining = (payment: MolliePayment): number => minorOf(payment.amount) - this.#gone(payment);

  #gone = ({ id }: MolliePayment): number =>
    this.refundsOf(id).reduce((sum, { amount, status }) => sum + (status === "failed" ? 0 : minorOf(amount)), 0);

  #sum(payment: MolliePayment): void {
    const { currency } = payment.amount;
    const taken = this.chargebacksOf(payment.id).filter((one) => one.reversedAt === undefined);
    payment.amountRefunded = amountOf(this.#gone(payment), currency);
    payment.amountRemaining = amountOf(this.#remaining(payment), currency);
    payment.amountChargedBack = amountOf(
      taken.reduce((sum, { amount }) => sum + minorOf(amount), 0),
      currency,
    );
  }
}
