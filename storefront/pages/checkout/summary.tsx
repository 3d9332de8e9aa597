import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { OrderLines } from "#storefront/components/orders/order-lines.tsx";
import { OrderTotals } from "#storefront/components/orders/order-totals.tsx";
import { ChevronIcon, ReturnIcon, TruckIcon } from "#ui/icons/icons.tsx";
import type { CheckoutProps } from "./props.ts";
import "./summary.css";

/** The order summary: beside the steps where there is room, otherwise collapsed above them. */
export function Summary({ order, buying, delivery, words }: CheckoutProps) {
  const t = useText();
  const say = useText(words);
  const { options, methodId, pickUp } = delivery;
  const arrives = (options.find(({ id }) => id === methodId) ?? options[0])?.arrives;
  const { locale } = useShop();
  return (
    <aside className="checkout-summary">
      <details>
        <summary className="checkout-summary-head">
          <span>
            {t("checkout.summary.show")} <ChevronIcon size={16} />
          </span>
          <span className="numbers checkout-summary-total">
            {order.isBeforeTax && <small>{buying["total.beforeTax"]}</small>}
            <strong>{formatMoney(order.total, order.currency, locale.intl)}</strong>
          </span>
        </summary>
        <div className="checkout-summary-body">
          <h2 className="label">{t("checkout.summary")}</h2>
          <OrderLines lines={order.lines} currency={order.currency} />
          <OrderTotals
            totals={order.totals}
            total={order.total}
            currency={order.currency}
            called={
              order.isBeforeTax ? { label: buying["total.beforeTax"], note: buying["total.taxLater"] } : undefined
            }
          />
          <ul className="checkout-promises quiet">
            {(pickUp || arrives) && (
              <li>
                <TruckIcon size={20} />
                {pickUp
                  ? say("pickUp.ready", { dates: pickUp.ready })
                  : say("delivery.arrives", { dates: arrives ?? "" })}
              </li>
            )}
            <li>
              <ReturnIcon size={20} /> {t("catalogue.promise-return")}
            </li>
          </ul>
        </div>
      </details>
    </aside>
  );
}
