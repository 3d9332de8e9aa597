import type { PaymentEvent } from "./schema.ts";

/** Fields of providers' messages. Values of any other form are dropped. */

/** A provider's id or code. */
export const plainWord = (value: unknown): string | null =>
  typeof value === "string" && /^[\w-]{1,200}$/.test(value) ? value : null;

/** Our own payment ids. */
export const ownPaymentId = (value: unknown): string | null =>
  typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value) ? value : null;

export const wholeAmount = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** The dispute's id and amount; empty when either is missing. */
export function readDispute(value: unknown): Pick<PaymentEvent, "dispute"> {
  const fields = (value ?? {}) as { id?: unknown; amount?: unknown };
  const [id, amount] = [plainWord(fields.id), wholeAmount(fields.amount)];
  return id !== null && amount !== undefined ? { dispute: { id, amount } } : {};
}

/** A provider's name of a payment method ("paypal", "us_bank_account"). */
export const methodName = (value: unknown): string | null =>
  typeof value === "string" && /^[a-z][a-z0-9_]{1,39}$/.test(value) ? value : null;

/** The last digits of a card number. */
export const lastDigits = (value: unknown): string | null =>
  typeof value === "string" && /^\d{4}$/.test(value) ? value : null;

/** A card's brand ("visa", "American Express") as cardBrand (rules.ts) names it; "card" when unknown. */
export function cardName(value: unknown): string {
  const name = String(value ?? "")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  const known: Readonly<Record<string, string>> = { americanexpress: "amex", dinersclub: "diners", unknown: "card" };
  return known[name] ?? (/^[a-z]{2,30}$/.test(name) ? name : "card");
}
