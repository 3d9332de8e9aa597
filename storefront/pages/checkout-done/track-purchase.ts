import { useEffect } from "react";
import { toDecimalText } from "#commerce/shared/money/rules.ts";
import { soldOf } from "#storefront/components/orders/order-lines.tsx";
import type { OrderView } from "#storefront/components/orders/order-view.ts";
import { isFirst, trackItems } from "#storefront/runtime/data-layer.ts";
import { trackStored } from "#storefront/runtime/deferred-events.ts";

/** Tracks the purchase once, because the page can be opened again from an e-mail (specification 7.13). */
export function usePurchaseTracking(order: OrderView): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order is tracked once
  useEffect(() => {
    trackStored();
    if (!isFirst(`purchase ${order.id}`, "localStorage")) return;
    const { currency, lines } = order;
    trackItems("purchase", { currency, items: soldOf(lines) }, amountsOf(order));
  }, [order.id]);
}

/** The order's number and amounts in major units, as GA4 expects them; `value` is the amount paid. */
export function amountsOf({ id, total, totals, currency }: OrderView) {
  const whole = (amount: number) => Number(toDecimalText(amount, currency));
  const sumOf = (kind: "shipping" | "tax") =>
    whole(totals.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0));
  return { transaction_id: String(id), value: whole(total), shipping: sumOf("shipping"), tax: sumOf("tax") };
}
