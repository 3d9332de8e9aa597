import { formatMoney } from "#commerce/money/rules.ts";
import { Link } from "#shop/frame/link.tsx";
import { useShop, useText } from "#shop/frame/shop.tsx";
import { buttonClass } from "#ui/button.tsx";
import { ReturnIcon, TruckIcon } from "#ui/icons.tsx";
import type { CartProps, CartShipping } from "./props.ts";
import "./summary.css";

/** What the cart comes to, and the way on. */
export function CartSummary({ lines, subtotal, shipping, currency, taxIncluded }: CartProps) {
  const t = useText();
  const { locale } = useShop();
  const money = (amount: number) => formatMoney(amount, currency, locale.intl);
  const isReady = lines.every((line) => !line.problem);

  return (
    <aside className="cart-summary">
      {shipping?.freeFrom != null && <FreeShipping shipping={shipping} subtotal={subtotal} money={money} />}
      <dl className="cart-sums numbers">
        <div>
          <dt>{t("cart.subtotal")}</dt>
          <dd>
            <strong>{money(subtotal)}</strong> <small>{currency}</small>
          </dd>
        </div>
        {shipping && (
          <div>
            <dt>{t("cart.shipping")}</dt>
            <dd>{shippingText(shipping)}</dd>
          </div>
        )}
      </dl>
      <p className="cart-note">{t(taxIncluded ? "cart.tax.included" : "cart.tax.later")}</p>
      {isReady ? (
        <Link to="/checkout" className={buttonClass({ wide: true })} prefetch={false}>
          {t("cart.checkout")}
        </Link>
      ) : (
        <>
          <button type="button" className={buttonClass({ wide: true })} disabled>
            {t("cart.checkout")}
          </button>
          <p className="cart-note">{t("cart.fixFirst")}</p>
        </>
      )}
      <ul className="cart-promises">
        <li>
          <TruckIcon size={20} /> {t("cart.promise.dispatch")}
        </li>
        <li>
          <ReturnIcon size={20} /> {t("catalogue.promise-return")}
        </li>
      </ul>
    </aside>
  );

  function shippingText({ isFree, from }: CartShipping): string {
    if (isFree) return t("cart.shipping.free");
    return from === null ? "–" : t("cart.shipping.from", { amount: money(from) });
  }
}

type ProgressProps = { shipping: CartShipping; subtotal: number; money: (amount: number) => string };

function FreeShipping({ shipping, subtotal, money }: ProgressProps) {
  const t = useText();
  const text = shipping.isFree
    ? t("cart.freeFrom.reached")
    : t("cart.freeFrom.missing", { amount: money(shipping.missing) });
  return (
    <div className="cart-free" data-reached={shipping.isFree ? "" : undefined}>
      <p id="free-shipping">{text}</p>
      <progress
        aria-labelledby="free-shipping"
        max={shipping.freeFrom ?? 1}
        value={Math.min(subtotal, shipping.freeFrom ?? 0)}
      />
    </div>
  );
}
