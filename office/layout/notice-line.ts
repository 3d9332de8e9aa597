import { toDecimal } from "#commerce/shared/money/rules.ts";
import type { Notice } from "#commerce/staff/notices/schema.ts";
import type { Key } from "../i18n/languages.ts";
import type { Say } from "../i18n/text.tsx";

const lines: Record<string, Key> = {
  "new-order": "saidNewOrder",
  "payment-unclear": "saidPaymentUnclear",
  return: "saidReturn",
  "low-stock": "saidLowStock",
  "failed-job": "saidFailedJob",
  "pro-application": "saidProApplication",
  review: "saidReview",
  question: "saidQuestion",
  mention: "saidMention",
};

/** The text of a notice on one line, as in the emails (commerce/staff/notices/email.tsx). */
export function lineOf(
  { kind, data }: Pick<Notice, "kind" | "data">,
  say: Say,
  money: (amount: number, currency: string) => string,
): string {
  const { orderId, returnId, applicationId, total, currency, available, name, sku, error, why, text } = data;
  const unclear: Record<string, Key> = { refund: "saidRefundUnclear", disputed: "saidDisputed" };
  const line = unclear[String(why)] ?? lines[kind] ?? "notices";
  return say(line, {
    order: String(orderId),
    return: String(returnId),
    id: String(applicationId),
    total: typeof total === "number" ? money(toDecimal(total, String(currency)), String(currency)) : "",
    count: Number(available),
    name: String(name),
    sku: String(sku),
    error: String(error ?? "–"),
    text: String(text ?? ""),
  });
}
