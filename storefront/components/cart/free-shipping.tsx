import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import "./free-shipping.css";

/** How far it is to free shipping, and what shipping costs until then; minor units. */
export type CartShipping = { isFree: boolean; from: number | null; freeFrom: number | null; missing: number };

type Props = { shipping: CartShipping; subtotal: number; currency: string };

/** How far a cart is from free delivery; nothing where there is none to be reached. */
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
