import { useText } from "#storefront/app/shop.tsx";
import { OrderLines } from "#storefront/components/orders/order-lines.tsx";
import { OrderTotals } from "#storefront/components/orders/order-totals.tsx";
import type { CheckoutProps } from "#storefront/pages/checkout/props.ts";
import "./review.css";

type Props = Pick<CheckoutProps, "order"> & { features: Record<string, string> };

/**
 * The line items with their main features and the totals, right above the button that places the order (2011/83/EU,
 * article 8(2)).
 */
export function Review({ order, features }: Props) {
  const t = useText();
  const lines = order.lines.map((line) => ({ ...line, features: features[line.id] }));
  return (
    <section className="review stack stack-m" aria-labelledby="review">
      <h3 className="label" id="review">
        {t("checkout.summary")}
      </h3>
      <OrderLines lines={lines} currency={order.currency} />
      <OrderTotals totals={order.totals} total={order.total} currency={order.currency} />
    </section>
  );
}
