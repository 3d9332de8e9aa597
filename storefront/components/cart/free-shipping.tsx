import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import "./free-shipping.css";

/** The amount missing for free shipping, and the cost of shipping until then. Minor units. */
export type CartShipping = { isFree: boolean; from: number | null; freeFrom: number | null; missing: number };

type Props = { shipping: CartShipping; subtotal: number; currency: string };

/** Shows how much is missing for free shipping. Renders nothing when free shipping is not available. */
export function FreeShipping({ shipping: { isFree, freeFrom, missing }, subtotal, currency }: Props) {
  const t = useText();
  const { locale } = useShop();
  if (freeFrom === null) return null;
  return (
    <div className="cart-free" data-reached={isFree ? "" : undefined}>
      <p id="free-shipping">
        {isFree
          ? t("cart.freeFrom.reached")
          : t("cart.freeFrom.missing", { amount: formatMoney(missing, currency, locale.intl) })}
      </p>
      <progress aria-labelledby="free-shipping" max={freeFrom || 1} value={Math.min(subtotal, freeFrom)} />
    </div>
  );
}
