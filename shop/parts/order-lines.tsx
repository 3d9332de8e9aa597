import { formatMoney } from "#commerce/money/rules.ts";
import { useShop, useText } from "#shop/frame/shop.tsx";
import { Picture } from "#shop/parts/picture.tsx";
import "./order-lines.css";

export type OrderLineView = {
  id: string;
  title: string;
  image?: string;
  /** "Glacier / 156". */
  options: string;
  quantity: number;
  /** Minor units. */
  total: number;
};

/** What is bought, in short: in the checkout's summary, on the confirmation, in the account. */
export function OrderLines({ lines, currency }: { lines: readonly OrderLineView[]; currency: string }) {
  const { locale } = useShop();
  const t = useText();
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <li key={line.id} className="order-line">
          <div className="order-line-picture">
            {line.image && <Picture id={line.image} alt="" sizes="64px" widths={[64, 128]} width={3} height={4} />}
          </div>
          <div>
            <p className="order-line-name">{line.title}</p>
            {line.options && <p className="order-line-more">{line.options}</p>}
            <p className="order-line-more">
              {t("checkout.quantity")} {line.quantity}
            </p>
          </div>
          <p className="numbers">{formatMoney(line.total, currency, locale.intl)}</p>
        </li>
      ))}
    </ul>
  );
}
