import type { PaidWith } from "#commerce/sales/orders/schema.ts";
import { fromDecimal } from "#commerce/shared/money/rules.ts";
import type { PaymentAnswer, PaymentEvent } from "../schema.ts";
import { cardName, lastDigits, methodName, ownPaymentId, plainWord } from "../webhook-fields.ts";
import type { MolliePayment } from "./client.ts";

/** Converts Mollie's payment states. */
export function answerOf(payment: MolliePayment): PaymentAnswer {
  const { id: reference, status } = payment;
  switch (status) {
    case "paid":
      return { status: "captured", reference, ...paidWith(payment) };
    case "authorized":
      return { status: "authorized", reference, ...paidWith(payment) };
    case "pending":
      return { status: "processing", reference };
    case "open": {
      const url = payment._links.checkout?.href;
      return { status: "action_required", reference, ...(url !== undefined && { url }) };
    }
    case "failed":
      return { status: "declined", reference, reason: failureOf(payment) };
    default:
      return { status: "cancelled", reference, reason: status };
  }
}

/** Mollie's names that differ from the common ones for cards and wallets. */
const words: Readonly<Record<string, string>> = { creditcard: "card", applepay: "apple_pay", googlepay: "google_pay" };

function paidWith({ method: named, details }: MolliePayment): { paidWith?: PaidWith } {
  const { cardNumber, cardLabel, wallet: inWallet } = (details ?? {}) as Record<string, unknown>;
  const inWords = (name: unknown) => words[String(name)] ?? methodName(name);
  const method = inWords(named);
  if (!method) return {};
  const isWallet = method === "apple_pay" || method === "google_pay";
  const wallet = isWallet ? method : inWords(inWallet);
  const last4 = lastDigits(cardNumber);
  return {
    paidWith: {
      method: isWallet ? "card" : method,
      ...(wallet && { wallet }),
      ...(last4 && { card: { brand: cardName(cardLabel), last4 } }),
    },
  };
}

/** Our own id, given to the payment when it was opened. */
export const paymentIdOf = ({ metadata }: MolliePayment): string | null =>
  ownPaymentId((metadata as { payment_id?: unknown } | null)?.payment_id);

const kinds: Readonly<Record<string, PaymentEvent["kind"]>> = {
  paid: "captured",
  authorized: "authorized",
  failed: "failed",
  canceled: "cancelled",
  expired: "cancelled",
};

/**
 * All events of a payment so far. Mollie only says that something has changed, so each event is named after the
 * resulting state, and events already recorded are recognised by name. A chargeback takes the money at once.
 */
export function eventsOf(payment: MolliePayment): PaymentEvent[] {
  const { id: reference, status, amountRefunded, _embedded } = payment;
  const about = { reference, paymentId: paymentIdOf(payment) };
  const kind = kinds[status];
  const events: PaymentEvent[] = [];
  if (kind !== undefined) {
    const reason = kind === "failed" ? failureOf(payment) : kind === "cancelled" ? status : undefined;
    events.push({ id: `${reference}-${status}`, kind, ...about, ...(reason && { reason }) });
  }
  const refunded = minorOf(amountRefunded);
  if (refunded > 0) events.push({ id: `${reference}-refunded-${refunded}`, kind: "refunded", ...about, refunded });
  for (const { id, amount, reversedAt } of _embedded?.chargebacks ?? []) {
    const dispute = { id, amount: minorOf(amount) };
    const ending = reversedAt ? "won" : "lost";
    events.push({ id: `${id}-${ending}`, kind: `dispute-${ending}`, ...about, dispute });
  }
  return events;
}

const minorOf = (amount?: { value: string; currency: string }): number =>
  amount ? (fromDecimal(amount.value, amount.currency) ?? 0) : 0;

function failureOf({ details, statusReason }: MolliePayment): string {
  const { failureReason } = (details ?? {}) as { failureReason?: unknown };
  return plainWord(failureReason) ?? plainWord(statusReason?.code) ?? "failed";
}
