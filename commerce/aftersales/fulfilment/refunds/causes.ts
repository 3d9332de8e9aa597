import type { RefundCause } from "#commerce/sales/orders/history/fact.ts";
import { disputeKey } from "#commerce/sales/payments/writes.ts";
import { cancelKey } from "../writes.ts";

/**
 * Why the shop itself made a refund, read from the refund's key and the reason that the shop writes. Null when the
 * reason was written by a person.
 */
export function causeOf({ key, reason }: { key: string; reason: string }): RefundCause | null {
  if (key === cancelKey && reason === "order cancelled") return { cause: "cancelled" };
  if (key === "late") return { cause: "late" };
  if (key.startsWith("event:")) return { cause: "at-provider" };
  if (key.startsWith(disputeKey)) {
    const [, text] = /^dispute lost \((.*)\)$/.exec(reason) ?? [];
    return { cause: "dispute-lost", ...(text && { text }) };
  }
  const [, exchanged, costsLess] = /^exchange for return (\d+)( costs less)?$/.exec(reason) ?? [];
  if (exchanged && key === `exchange${costsLess ? "-difference" : ""}:${exchanged}`)
    return { cause: "exchange", number: Number(exchanged) };
  const [, returned] = /^return (\d+)$/.exec(reason) ?? [];
  return returned && key === `return:${returned}` ? { cause: "return", number: Number(returned) } : null;
}
