import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { AccountPage } from "#storefront/components/account/account-page.tsx";
import { SuggestedProducts } from "#storefront/components/account/suggested-products.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { statusTone } from "#storefront/components/orders/status-tone.ts";
import { TrackParcel } from "#storefront/components/orders/track-parcel.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Badge } from "#ui/badge.tsx";
import { buttonClass } from "#ui/button.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import { Empty } from "#ui/notice.tsx";
import type { OrdersProps } from "./data.ts";
import "./orders.css";

export default function Orders({ words, csrf, orders, newer, older, suggested }: OrdersProps) {
  const t = useText();
  const say = useText(words);
  return (
    <AccountPage title={t("account.orders")} current="/account/orders" csrf={csrf}>
      {orders.length === 0 && (
        <Empty title={t("account.orders.empty")} text={t("account.orders.empty.text")}>
          <Link to="/c/snowboards" className={buttonClass()}>
            {t("account.start")}
          </Link>
        </Empty>
      )}
      {orders.length > 0 && (
        <ul className="stack stack-m">
          {orders.map((order) => (
            <li key={order.id}>
              <OwnOrder words={words} order={order} />
            </li>
          ))}
        </ul>
      )}
      {(newer !== null || older !== null) && (
        <nav className="own-order-pages" aria-label={say("order.paging")}>
          {newer !== null && (
            <Link to={newer === 1 ? "/account/orders" : `/account/orders?page=${newer}`} rel="prev">
              {say("order.newer")}
            </Link>
          )}
          {older !== null && (
            <Link to={`/account/orders?page=${older}`} rel="next">
              {say("order.older")}
            </Link>
          )}
        </nav>
      )}
      <SuggestedProducts cards={suggested} />
    </AccountPage>
  );
}

type OwnProps = Pick<OrdersProps, "words"> & { order: OrdersProps["orders"][number] };

/** One order as a row: its first picture, what is in it, where it is, and what it cost. */
function OwnOrder({ words, order }: OwnProps) {
  const t = useText();
  const say = useText(words);
  const { locale } = useShop();
  const { id, status, placed, parcels, lines, total, currency, arrives } = order;
  const picture = lines.find(({ image }) => image)?.image;
  const path = `/account/orders/${id}`;
  return (
    <article className="account-panel own-order">
      {picture && (
        <div className="own-order-picture">
          <Picture
            id={picture}
            alt=""
            sizes="(min-width: 700px) 140px, 88px"
            widths={[96, 140, 288]}
            width={3}
            height={4}
          />
        </div>
      )}
      <header className="own-order-head">
        <div className="row gap-10 row-middle">
          <h2 className="display-4">
            <Link to={path}>{t("account.orders.number", { number: id })}</Link>
          </h2>
          <Badge tone={statusTone(status)}>{t(`order.status.${status}`)}</Badge>
        </div>
        {arrives && <p className="bold">{arrives}</p>}
        <p className="muted">{t("account.orders.placed", { date: placed })}</p>
      </header>
      <p className="own-order-total numbers">{formatMoney(total, currency, locale.intl)}</p>
      <div className="own-order-body">
        <ul className="own-order-lines">
          {lines.map(({ id: line, title, options, quantity }) => (
            <li key={line}>
              {say("order.parcel.line", { count: quantity, name: [title, options].filter(Boolean).join(", ") })}
            </li>
          ))}
        </ul>
        <div className="own-order-ways">
          {parcels.map((parcel) => (
            <TrackParcel key={parcel.number} label={say("order.follow")} arrived={status === "completed"} {...parcel} />
          ))}
          <Link to={path} className="text-link">
            {say("order.details")} <ArrowIcon size={18} />
          </Link>
        </div>
      </div>
    </article>
  );
}
