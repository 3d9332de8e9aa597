import { useEffect } from "react";
import { soldOf } from "#storefront/components/orders/order-lines.tsx";
import { isFirst, trackItems } from "#storefront/runtime/data-layer.ts";
import { trackLater, trackStored } from "#storefront/runtime/deferred-events.ts";
import type { CheckoutProps } from "./props.ts";

/**
 * Tracks the progress of a cart, once per cart and browser session: checkout begun, delivery chosen, and, through the
 * returned function, payment submitted (specification 7.13).
 */
export function useCheckoutTracking({ order, payment: { cartId }, open }: CheckoutProps): () => void {
  const { currency, lines } = order;
  const once = (event: string, tell = trackItems) => {
    if (isFirst(`${event} ${cartId}`)) tell(event, { currency, items: soldOf(lines) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per step of a cart
  useEffect(() => {
    trackStored();
    once("begin_checkout");
    if (open === "payment") once("add_shipping_info");
  }, [cartId, open]);
  return () => once("add_payment_info", trackLater);
}
