import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { CheckIcon } from "#ui/icons/icons.tsx";
import "./free-shipping.css";

/** The amount missing for free shipping, and the cost of shipping until then. Minor units. */
export type CartShipping = { isFree: boolean; from: number | null; freeFrom: number | null; missing: number };

type Props = { shipping: CartShipping; subtotal: number; currency: string };

/** Shows how much is missing for free shipping, or that it is reached. Renders nothing when free shipping is not available. */
export function FreeShipping({ shipping: { isFree, freeFrom, missing }, subtotal, currency }: Props) {
  const t = useText();
  const { locale } = useShop();
  if (freeFrom === null) return null;
  if (isFree) {
    return (
      <p className="cart-free" data-reached="">
        <CheckIcon size={20} /> {t("cart.freeFrom.reached")}
      </p>
    );
  }
  return (
    <div className="cart-free">
      <p id="free-shipping">{t("cart.freeFrom.missing", { amount: formatMoney(missing, currency, locale.intl) })}</p>
      <progress aria-labelledby="free-shipping" max={freeFrom || 1} value={Math.min(subtotal, freeFrom)} />
    </div>
  );
}
