import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { CartShipping } from "#storefront/components/cart/free-shipping.tsx";
import { FreeShipping } from "#storefront/components/cart/free-shipping.tsx";
import { CodeForm, type EnteredCode } from "#storefront/components/codes/code-form.tsx";
import { PriceTerms } from "#storefront/components/product/price-terms.tsx";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { ReturnIcon, TruckIcon } from "#ui/icons/icons.tsx";
import type { CartProps } from "./props.ts";
import "./summary.css";

/** The cart's totals, and the link to the checkout. */
export function CartSummary(props: CartProps) {
  const { lines, subtotal, shipping, currency, taxIncluded, beforeTax, savings, codeWords, arrives } = props;
  const t = useText();
  const { locale } = useShop();
  const money = (amount: number) => formatMoney(amount, currency, locale.intl);
  const hasTotal = hasOwnTotal(props);
  /** The discounts of promotions, each with its name and its code if it has one. */
  const savingRows = (on: "goods" | "shipping") =>
    savings.lines
      .filter((saving) => saving.on === on)
      .map(({ promotionId, name, code, amount }) => (
        <div key={promotionId}>
          <dt>{code ? `${name} (${code})` : name}</dt>
          <dd>{money(-amount)}</dd>
        </div>
      ));

  return (
    <aside className="cart-summary">
      {shipping && <FreeShipping shipping={shipping} currency={currency} subtotal={subtotal} />}
      <dl className="cart-sums numbers">
        <div>
          <dt>{t("cart.subtotal")}</dt>
          <dd>
            {hasTotal ? (
              money(subtotal)
            ) : (
              <>
                <small className="muted">{currency}</small> <strong>{money(subtotal)}</strong>
              </>
            )}
          </dd>
        </div>
        {savingRows("goods")}
        {savings.goods > 0 && (
          <div>
            <dt>{codeWords["coupon.after"]}</dt>
            <dd>{hasTotal ? money(subtotal - savings.goods) : <strong>{money(subtotal - savings.goods)}</strong>}</dd>
          </div>
        )}
        {shipping && (
          <div>
            <dt>{t("cart.shipping")}</dt>
            <dd>{shippingText(shipping)}</dd>
          </div>
        )}
        {savingRows("shipping")}
        {hasTotal && (
          <div className="cart-sums-total">
            <dt>{beforeTax}</dt>
            <dd>
              <small className="muted">{currency}</small> <strong>{money(subtotal - savings.goods)}</strong>
            </dd>
          </div>
        )}
      </dl>
      <Codes {...props} money={money} />
      {taxIncluded ? <PriceTerms /> : <p className="quiet">{t("cart.tax.later")}</p>}
      <div className="cart-checkout">
        <ToCheckout lines={lines} />
      </div>
      {!isReady(lines) && <p className="quiet">{t("cart.fixFirst")}</p>}
      <ul className="cart-promises quiet stack stack-xs">
        <li>
          <TruckIcon size={20} /> {arrives || t("cart.promise.dispatch")}
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

/** With the tax to come, a total of its own follows; otherwise the goods' sum is what counts. */
const hasOwnTotal = ({ beforeTax, shipping }: CartProps) => Boolean(beforeTax && shipping?.isFree);

const isReady = (lines: CartProps["lines"]) => lines.every((line) => !line.problem);

function ToCheckout({ lines }: Pick<CartProps, "lines">) {
  const t = useText();
  return isReady(lines) ? (
    <Link to="/checkout" className={buttonClass({ wide: true })} prefetch={false}>
      {t("cart.checkout")}
    </Link>
  ) : (
    <button type="button" className={buttonClass({ wide: true })} disabled>
      {t("cart.checkout")}
    </button>
  );
}

/** On phones the sum and the way to the checkout stay at the bottom of the window, and stand below the totals there. */
export function CartBar(props: CartProps) {
  const { lines, subtotal, savings, currency, beforeTax } = props;
  const t = useText();
  const { locale } = useShop();
  return (
    <div className="cart-bar">
      <p className="numbers" aria-hidden="true">
        <small className="muted">{hasOwnTotal(props) ? beforeTax : t("cart.subtotal")}</small>
        <strong>{formatMoney(subtotal - savings.goods, currency, locale.intl)}</strong>
      </p>
      <ToCheckout lines={lines} />
    </div>
  );
}

type Money = (amount: number) => string;
function Codes({ csrf, savings, codeWords, refusedCode, money }: CartProps & { money: Money }) {
  const { locale } = useShop();
  const say = useText(codeWords);
  const entered: EnteredCode[] = [
    ...savings.codes.map(({ code, name, amount }) => ({
      value: code,
      label: code,
      remove: say("coupon.remove", { code }),
      note: amount > 0 ? name : `${name}: ${say("coupon.later")}`,
    })),
    ...savings.refused.map(({ code, reason, missing = 0 }) => ({
      value: code,
      label: code,
      remove: say("coupon.remove", { code }),
      isRefused: true,
      note: say(`coupon.${reason}`, { amount: money(missing) }),
    })),
  ];
  const isOpen = entered.length > 0 || refusedCode !== null;
  return (
    <details className="cart-code" open={isOpen || undefined}>
      <summary>{say("coupon.label")}</summary>
      <CodeForm
        action={localePath(locale, "/cart")}
        csrf={csrf}
        name="coupon_code"
        label={say("coupon.label")}
        add={say("coupon.add")}
        does={{ add: "coupon", remove: "coupon-remove" }}
        entered={entered}
        typed={refusedCode?.typed ?? ""}
        error={refusedCode ? say(refusedCode.key, refusedCode.values) : undefined}
      />
    </details>
  );
}
