import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import type { AnalyticsItem } from "#storefront/runtime/data-layer.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { classes } from "#ui/classes.ts";
import "./order-lines.css";

export type OrderLineView = {
  id: string;
  productId: number;
  uid: string;
  title: string;
  image?: string;
  /** "Glacier / 156". */
  options: string;
  /** "Flex: 5, Shape: Twin", where the law requires product features to be repeated. */
  features?: string;
  quantity: number;
  /** Minor units. */
  total: number;
};

/** Lines in the form used for events (specification 7.13), with the price finally paid per unit. */
export const soldOf = (lines: readonly OrderLineView[]): AnalyticsItem[] =>
  lines.map(({ uid, productId: id, title: name, quantity, total }) => ({
    uid,
    id,
    name,
    quantity,
    price: Math.round(total / quantity),
  }));

type Props = {
  lines: readonly OrderLineView[];
  currency: string;
  /** With larger pictures, and names that lead to the products. */
  large?: boolean;
};

/** A short list of the ordered products: in the checkout's summary, on the confirmation, and in the account. */
export function OrderLines({ lines, currency, large }: Props) {
  const { locale } = useShop();
  const t = useText();
  return (
    <ul className={classes("order-lines", large && "order-lines-large")}>
      {lines.map((line) => (
        <li key={line.id} className="order-line">
          <div className="order-line-picture">
            {line.image && (
              <Picture
                id={line.image}
                alt=""
                sizes={large ? "(min-width: 700px) 180px, 96px" : "84px"}
                widths={large ? [96, 192, 360] : [96, 168]}
                width={3}
                height={4}
              />
            )}
          </div>
          <div>
            <p className="order-line-name">
              {large && line.uid ? <Link to={`/p/${line.uid}`}>{line.title}</Link> : line.title}
            </p>
            {line.options && <p className="quiet">{line.options}</p>}
            {line.features && <p className="quiet">{line.features}</p>}
            <p className="quiet">
              {t("checkout.quantity")} {line.quantity}
            </p>
          </div>
          <p className="numbers">{formatMoney(line.total, currency, locale.intl)}</p>
        </li>
      ))}
    </ul>
  );
}
