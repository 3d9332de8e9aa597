import type { RefundCause } from "#commerce/sales/orders/history/fact.ts";
import { disputeKey } from "#commerce/sales/payments/writes.ts";
import { cancelKey } from "../writes.ts";

/**
 * Why money went back, where the shop itself gave it back: known by the refund's key, and by what the shop writes as its
 * reason then. Null: the reason is what somebody wrote.
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
